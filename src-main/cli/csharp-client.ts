// A client in C#: one file over HttpClient and System.Text.Json, in the language of every .NET that is still looked after.
// A signed result is held as the text that came, and goes back as exactly that.
import { nounOf, type Operation, partNull, pascal, type Schema, type Shape } from '#main/cli/client-shape.ts';
import { CLIENT, HEAD } from '#main/cli/csharp-frame.ts';

const KEYWORDS = new Set(
  'base case class const event default fixed in is lock object operator out params ref string'.split(' '),
);
const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'long',
  number: 'double',
  boolean: 'bool',
};
const VALUES: ReadonlySet<string> = new Set(['long', 'double', 'bool', 'JsonElement']);
/** The noun that is its bytes. */
const SIGNED = 'ExtractResponse';

export function csharpClient(shape: Shape): string {
  const nouns = new Map([...shape.nouns].filter(([, { properties }]) => properties !== undefined));
  const type = typing(shape.nouns);
  return [
    `// A client for Deedproof, interface ${shape.version}. Made from its OpenAPI document: change that, not this.`,
    HEAD,
    ...[...nouns].map(([name, schema]) => classOf(name, schema, type)),
    CLIENT.replace('ADDRESS', shape.address),
    ...shape.operations.map((operation) => methodOf(operation, type)),
    '    }',
    '}',
    '',
  ].join('\n');
}

type Typing = (schema: Schema, optional?: boolean) => string;

function typing(nouns: ReadonlyMap<string, Schema>): Typing {
  const bare = (schema: Schema): string => {
    const { $ref, type, items, prefixItems, additionalProperties } = schema;
    if ($ref !== undefined) {
      const name = nounOf($ref);
      const noun = nouns.get(name);
      if (noun !== undefined && noun.properties === undefined) return bare(partNull(noun).rest);
      return name === SIGNED ? 'Signed' : name;
    }
    // A word that a later service adds is still read.
    if (schema.enum !== undefined || typeof schema.const === 'string') return 'string';
    if (prefixItems !== undefined) return `List<${of(prefixItems[0] ?? {})}>`;
    if (type === 'array') return `List<${of(items ?? {})}>`;
    if (type === 'object' && typeof additionalProperties === 'object')
      return `Dictionary<string, ${of(additionalProperties)}>`;
    return PLAIN[String(type)] ?? 'JsonElement';
  };
  const of: Typing = (schema, optional = false) => {
    const { rest, nullable } = partNull(schema);
    const one = bare(rest);
    return VALUES.has(one) && (nullable || optional) ? `${one}?` : one;
  };
  return of;
}

function classOf(name: string, schema: Schema, type: Typing): string {
  const required = new Set(schema.required ?? []);
  const members = Object.entries(schema.properties ?? {}).flatMap(([member, one]) => [
    `        [JsonPropertyName("${member}")]`,
    // What is not there is not sent: null is a value of its own.
    ...(required.has(member) ? [] : ['        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]']),
    `        public ${type(one, !required.has(member))} ${memberName(name, member)} { get; set; }`,
  ]);
  return [
    `    /// <summary>${escaped(schema.description ?? name)}</summary>`,
    `    public sealed class ${name}`,
    '    {',
    ...members,
    '        [JsonExtensionData]',
    '        public Dictionary<string, JsonElement> More { get; set; }',
    '    }',
    '',
  ].join('\n');
}

/** A member may not be called as its class is. */
function memberName(type: string, member: string): string {
  const name = pascal(member);
  return name === type || name === 'More' ? `${name}Value` : name;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', ' ');

const camel = (name: string): string => {
  const whole = pascal(name);
  const plain = whole.charAt(0).toLowerCase() + whole.slice(1);
  return KEYWORDS.has(plain) ? `@${plain}` : plain;
};

function methodOf(operation: Operation, type: Typing): string {
  const { name, method, path, summary, parameters, sent, body, body_required, reply } = operation;
  const bodyType = body === null ? '' : type(body);
  const taken: Readonly<Record<typeof sent, readonly string[]>> = {
    none: [],
    json: [`${bodyType} body${body_required ? '' : ' = null'}`],
    document: ['Document document = null'],
    batch: ['IReadOnlyList<NamedFile> files = null', `${bodyType} body = null`],
    bytes: ['byte[] data'],
  };
  const words = [
    ...parameters.filter(({ required }) => required).map((one) => `${type(one.schema)} ${camel(one.name)}`),
    ...taken[sent],
    ...parameters
      .filter(({ required }) => !required)
      .map((one) => `${type(one.schema, true)} ${camel(one.name)} = null`),
    'CancellationToken cancel = default(CancellationToken)',
  ];
  const pairs = (place: string) =>
    parameters
      .filter((one) => one.in === place)
      .map((one) => `{ "${one.name}", Text(${camel(one.name)}) }`)
      .join(', ');
  const at = path
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? `Part(${camel(part.slice(1, -1))})` : JSON.stringify(part)))
    .join(' + ');
  const answer = reply === null ? 'byte[]' : type(reply);
  const asked = `"${method}", ${at}, new Words { ${pairs('query')} }, new Words { ${pairs('header')} }, ${SENT[sent]}, cancel`;
  return [
    `        /// <summary>${escaped(summary)}</summary>`,
    `        public Task<${answer}> ${pascal(name)}Async(${words.join(', ')})`,
    '        {',
    `            return ${reply === null ? 'AskAsync' : `JsonAsync<${answer}>`}(${asked});`,
    '        }',
    '',
  ].join('\n');
}

const SENT: Readonly<Record<Operation['sent'], string>> = {
  none: 'null',
  json: 'JsonOf(body)',
  document: 'document?.Content()',
  batch: 'files == null ? JsonOf(body) : FormOf(files)',
  bytes: 'BytesOf(data)',
};
