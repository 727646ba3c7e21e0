// What a client is made of, read from the OpenAPI document: the operations for programs, and the nouns they speak of.
import { z } from 'zod';

export interface Schema {
  readonly $ref?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly items?: Schema | undefined;
  readonly prefixItems?: readonly Schema[] | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: Schema | boolean | undefined;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

/** `document`: bytes, pasted text, or nothing where one was staged; `batch`: files, or the JSON of staged ones. */
export type Sent = 'none' | 'json' | 'document' | 'batch' | 'bytes';

export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly sent: Sent;
  /** Of the JSON that is sent. */
  readonly body: Schema | null;
  readonly body_required: boolean;
  /** Null where a file is answered. */
  readonly reply: Schema | null;
}

export interface Shape {
  readonly address: string;
  readonly version: string;
  readonly operations: readonly Operation[];
  /** Each noun before the ones that are made of it. */
  readonly nouns: ReadonlyMap<string, Schema>;
}

const Schema: z.ZodType<Schema> = z.any();
const Content = z.record(z.string(), z.object({ schema: Schema }));
const Document = z.object({
  info: z.object({ version: z.string() }),
  servers: z.tuple([z.object({ url: z.string() })]),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        summary: z.string(),
        tags: z.array(z.string()),
        parameters: z.array(
          z.object({
            name: z.string(),
            in: z.enum(['path', 'query', 'header']),
            required: z.boolean(),
            schema: Schema,
          }),
        ),
        requestBody: z.object({ required: z.boolean(), content: Content }).optional(),
        responses: z.record(z.string(), z.object({ content: Content.optional() })),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
});

type Described = z.infer<typeof Document>['paths'][string][string];

/** What only a browser or another company's machine does is left out. */
const NOT_FOR_PROGRAMS: ReadonlySet<string> = new Set([
  'billingWebhook',
  'signOut',
  'getDeskSignIn',
  'beginDeskSignIn',
  'endDeskSignIn',
]);
const JSON_TYPE = 'application/json';

export function readShape(document: unknown): Shape {
  const { info, servers, paths, components } = Document.parse(document);
  const nouns = new Map(Object.entries(components.schemas));
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, row]) => {
      const content = row.responses['200']?.content ?? row.responses['201']?.content ?? row.responses['202']?.content;
      if (content === undefined || !row.tags.includes('service') || NOT_FOR_PROGRAMS.has(row.operationId)) return [];
      return [operationOf(row, { method: method.toUpperCase(), path, content }, nouns)];
    }),
  );
  for (const [name, schema] of [...nouns]) nouns.set(name, nameInner(schema, name, nouns));
  return { address: servers[0].url, version: info.version, operations, nouns: reached(operations, nouns) };
}

function operationOf(
  row: Described,
  { method, path, content }: { method: string; path: string; content: z.infer<typeof Content> },
  nouns: Map<string, Schema>,
): Operation {
  const name = row.operationId;
  const sent = row.requestBody?.content ?? {};
  const body = sent[JSON_TYPE]?.schema;
  const reply = content[JSON_TYPE]?.schema;
  const inner = (schema: Schema, as: string) => nameOne(schema, pascal(name) + as, nouns);
  return {
    name,
    method,
    path,
    summary: row.summary,
    parameters: row.parameters,
    sent: sentOf(sent),
    body: body === undefined ? null : inner(body, 'Body'),
    body_required: row.requestBody?.required ?? false,
    reply: reply === undefined ? null : inner(reply, 'Reply'),
  };
}

function sentOf(content: z.infer<typeof Content>): Sent {
  if ('application/pdf' in content) return 'document';
  if ('multipart/form-data' in content) return 'batch';
  if ('application/octet-stream' in content) return 'bytes';
  return JSON_TYPE in content ? 'json' : 'none';
}

/** `getExtract` and `computed_acres` as the name of a type or a member. */
export function pascal(name: string): string {
  return name.replace(/(?:^|[_-])([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}

export const nounOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

const isObject = ({ properties }: Schema): boolean => properties !== undefined;

/** An object that is spelt out where it occurs gets a name of its own. */
function nameOne(schema: Schema, name: string, nouns: Map<string, Schema>): Schema {
  if (!isObject(schema)) return nameInner(schema, name, nouns);
  nouns.set(name, nameInner(schema, name, nouns));
  return { $ref: `#/${name}` };
}

function nameInner(schema: Schema, name: string, nouns: Map<string, Schema>): Schema {
  const { properties, items, anyOf, additionalProperties: more } = schema;
  return {
    ...schema,
    ...(properties === undefined ? {} : { properties: namedMembers(properties, name, nouns) }),
    ...(items === undefined ? {} : { items: nameOne(items, `${name}Item`, nouns) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map((one) => nameOne(one, name, nouns)) }),
    ...(typeof more === 'object' ? { additionalProperties: nameOne(more, `${name}Value`, nouns) } : {}),
  };
}

function namedMembers(properties: NonNullable<Schema['properties']>, name: string, nouns: Map<string, Schema>) {
  const named = (member: string, schema: Schema) => nameOne(schema, name + pascal(member), nouns);
  return Object.fromEntries(Object.entries(properties).map(([member, schema]) => [member, named(member, schema)]));
}

/** The nouns that the operations speak of, and what those are made of. */
function reached(operations: readonly Operation[], nouns: ReadonlyMap<string, Schema>): Map<string, Schema> {
  const found = new Map<string, Schema>();
  const walking = new Set<string>();
  const walk = (schema: Schema | null | undefined): void => {
    if (schema == null) return;
    const name = schema.$ref === undefined ? null : nounOf(schema.$ref);
    if (name !== null && !walking.has(name)) {
      walking.add(name);
      walk(nouns.get(name));
      found.set(name, nouns.get(name) ?? {});
    }
    for (const one of [
      ...(schema.anyOf ?? []),
      ...(schema.prefixItems ?? []),
      ...Object.values(schema.properties ?? {}),
    ])
      walk(one);
    walk(schema.items);
    if (typeof schema.additionalProperties === 'object') walk(schema.additionalProperties);
  };
  for (const { body, reply } of operations) for (const schema of [body, reply]) walk(schema);
  return found;
}

/** A schema without its null, and whether it had one. */
export function partNull(schema: Schema): { readonly rest: Schema; readonly nullable: boolean } {
  const { type, anyOf } = schema;
  if (Array.isArray(type) && type.includes('null')) {
    const types = type.filter((one) => one !== 'null');
    return { rest: { ...schema, type: types.length === 1 ? types[0] : types }, nullable: true };
  }
  const some = anyOf?.filter((one) => one.type !== 'null');
  if (some === undefined || some.length === anyOf?.length) return { rest: schema, nullable: false };
  return { rest: some.length === 1 && some[0] !== undefined ? some[0] : { ...schema, anyOf: some }, nullable: true };
}
