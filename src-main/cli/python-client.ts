// A client in Python: one file, of its standard library alone, so that it also runs in the Python of a desktop GIS.
// Nouns are typed dictionaries: a signed result stays the values that came, whatever keys a later service adds.
import { nounOf, type Operation, partNull, type Schema, type Shape } from '#main/cli/client-shape.ts';
import { CLIENT, HEAD } from '#main/cli/python-frame.ts';

const KEYWORDS = new Set(
  'and as class def del for from global if import in is lambda not or pass return try with'.split(' '),
);
const PLAIN: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  object: 'Dict[str, Any]',
  null: 'None',
};

export function pythonClient(shape: Shape): string {
  return [
    `"""A client for Deedproof, interface ${shape.version}. Made from its OpenAPI document: change that, not this."""`,
    HEAD,
    ...[...shape.nouns].map(([name, schema]) => nounIn(name, schema)),
    CLIENT.replace('ADDRESS', shape.address),
    ...shape.operations.map(methodOf),
  ].join('\n');
}

function nounIn(name: string, schema: Schema): string {
  if (schema.properties === undefined) return `${name} = ${typeOf(schema, quoted)}\n`;
  const required = new Set(schema.required ?? []);
  const members = Object.entries(schema.properties);
  const sure = members.filter(([member]) => required.has(member));
  const maybe = members.filter(([member]) => !required.has(member));
  const about = [`    """${(schema.description ?? name).replaceAll('"', "'")}"""`, ''];
  const lines = (of: typeof members) => of.map(([member, one]) => `    ${member}: ${typeOf(one)}`);
  if (maybe.length === 0) return [`class ${name}(TypedDict):`, ...about, ...lines(sure), '\n'].join('\n');
  // What may be left out is told from what may not by two classes: every Python that a GIS brings knows these.
  const base = sure.length === 0 ? 'TypedDict' : `_${name}`;
  return [
    ...(sure.length === 0 ? [] : [`class ${base}(TypedDict):`, ...lines(sure), '\n']),
    `class ${name}(${base}, total=False):`,
    ...about,
    ...lines(maybe),
    '\n',
  ].join('\n');
}

const quoted = (name: string): string => `"${name}"`;

function typeOf(schema: Schema, named = (name: string) => name): string {
  const { rest, nullable } = partNull(schema);
  const one = bareType(rest, named);
  return nullable ? `Optional[${one}]` : one;
}

function bareType(schema: Schema, named: (name: string) => string): string {
  const { $ref, anyOf, type, items, prefixItems, additionalProperties } = schema;
  if ($ref !== undefined) return named(nounOf($ref));
  if (schema.enum !== undefined) return `Literal[${schema.enum.map((one) => JSON.stringify(one)).join(', ')}]`;
  if (typeof schema.const === 'string') return `Literal[${JSON.stringify(schema.const)}]`;
  if (anyOf !== undefined) return `Union[${anyOf.map((one) => typeOf(one, named)).join(', ')}]`;
  // Pairs come as lists.
  if (prefixItems !== undefined) return `List[${typeOf(prefixItems[0] ?? {}, named)}]`;
  if (type === 'array') return `List[${typeOf(items ?? {}, named)}]`;
  if (type === 'object' && typeof additionalProperties === 'object')
    return `Dict[str, ${typeOf(additionalProperties, named)}]`;
  if (Array.isArray(type)) return `Union[${type.map((one) => PLAIN[one] ?? 'Any').join(', ')}]`;
  return PLAIN[String(type)] ?? 'Any';
}

const snake = (name: string): string => {
  const plain = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
  return KEYWORDS.has(plain) ? `${plain}_` : plain;
};

function methodOf(operation: Operation): string {
  const { name, method, path, summary, parameters, sent, body, body_required, reply } = operation;
  const sure = parameters.filter(({ required }) => required);
  const maybe = parameters.filter(({ required }) => !required);
  const bodyType = body === null ? '' : typeOf(body);
  const taken: Readonly<Record<typeof sent, readonly string[]>> = {
    none: [],
    json: [body_required ? `body: ${bodyType}` : `body: Optional[${bodyType}] = None`],
    document: ['document: Union[bytes, str] = b""'],
    batch: ['files: Sequence[Tuple[str, bytes]] = ()', `body: Optional[${bodyType}] = None`],
    bytes: ['data: bytes'],
  };
  const words = [
    'self',
    ...sure.map((one) => `${snake(one.name)}: ${typeOf(one.schema)}`),
    ...taken[sent],
    ...(maybe.length === 0 ? [] : ['*']),
    ...maybe.map((one) => `${snake(one.name)}: Optional[${typeOf(one.schema)}] = None`),
  ];
  const pairs = (place: string) =>
    parameters.filter((one) => one.in === place).map((one) => `${JSON.stringify(one.name)}: ${snake(one.name)}`);
  const at = path.replace(/\{(\w+)\}/g, (_, part: string) => `{_part(${snake(part)})}`);
  const asked = [
    JSON.stringify(method),
    `${at === path ? '' : 'f'}${JSON.stringify(at)}`,
    `query={${pairs('query').join(', ')}}`,
    `headers={${pairs('header').join(', ')}}`,
    `sent=${SENT[sent]}`,
  ];
  return [
    `    def ${snake(name)}(${words.join(', ')}) -> ${reply === null ? 'bytes' : typeOf(reply)}:`,
    `        """${summary.replaceAll('"', "'")}"""`,
    `        return self.${reply === null ? '_ask' : '_json'}(${asked.join(', ')})`,
    '',
  ].join('\n');
}

const SENT: Readonly<Record<Operation['sent'], string>> = {
  none: 'None',
  json: '_Sent.json(body)',
  document: '_Sent.document(document)',
  batch: '_Sent.files(files) if files else _Sent.json(body)',
  bytes: '_Sent(data, "application/octet-stream")',
};
