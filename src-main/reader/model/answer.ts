// What a model is asked to answer, and its answer made out of what it wrote: each item for itself, none of them trusted.
import { z } from 'zod';

const Quote = z.string().max(8000);

const ModelCourse = z.object({ quote: Quote, kind: z.enum(['line', 'curve', 'tie']).nullable().catch(null) });
export type ModelCourse = z.infer<typeof ModelCourse>;

export const ModelTract = z.object({
  name: z.string().max(400).catch(''),
  quote: Quote.catch(''),
  exception: z.boolean().catch(false),
  area_quote: Quote.nullish().catch(null),
  courses: z.array(ModelCourse),
});
export type ModelTract = z.infer<typeof ModelTract>;

const ModelParty = z.object({ role: z.enum(['grantor', 'grantee']), name: z.string().min(1).max(400), quote: Quote });
export type ModelParty = z.infer<typeof ModelParty>;

const ModelReference = z.object({ quote: Quote });
const ModelRemark = z.object({ quote: Quote, remark: z.string().max(2000).catch('') });

export interface ModelAnswer {
  readonly tracts: readonly ModelTract[];
  readonly parties: readonly ModelParty[];
  readonly references: readonly z.infer<typeof ModelReference>[];
  readonly remarks: readonly z.infer<typeof ModelRemark>[];
  /** Items that did not have their form. */
  readonly misshapen: number;
  /** It ended before it was whole. */
  readonly broken_off: boolean;
}

/** For servers that hold a model to it (JSON Schema, every key required, nothing else allowed). */
export const ANSWER_SCHEMA = objectOf({
  tracts: listOf({
    name: { type: 'string' },
    quote: { type: 'string' },
    exception: { type: 'boolean' },
    area_quote: { type: ['string', 'null'] },
    courses: listOf({ quote: { type: 'string' }, kind: { type: 'string', enum: ['line', 'curve', 'tie'] } }),
  }),
  parties: listOf({
    role: { type: 'string', enum: ['grantor', 'grantee'] },
    name: { type: 'string' },
    quote: { type: 'string' },
  }),
  references: listOf({ quote: { type: 'string' } }),
  remarks: listOf({ quote: { type: 'string' }, remark: { type: 'string' } }),
});

type Json = Readonly<Record<string, unknown>>;

function objectOf(properties: Json): Json {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function listOf(properties: Json): Json {
  return { type: 'array', items: objectOf(properties) };
}

/** More than any deed has; the rest of a list is left out and counted. */
const MOST_ITEMS = 600;

/** Null where there is no answer in it at all: a refusal, a conversation. */
export function answerOf(value: unknown, brokenOff: boolean): ModelAnswer | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const given = value as Record<string, unknown>;
  if (!Array.isArray(given.tracts)) return null;
  let misshapen = 0;
  const itemsOf = <One>(list: unknown, shape: z.ZodType<One>): One[] => {
    if (!Array.isArray(list)) return [];
    misshapen += Math.max(0, list.length - MOST_ITEMS);
    return list.slice(0, MOST_ITEMS).flatMap((item) => {
      const read = shape.safeParse(item);
      if (!read.success) misshapen += 1;
      return read.success ? [read.data] : [];
    });
  };
  const tracts = itemsOf(given.tracts, LooseTract).map(({ courses, ...tract }) => ({
    ...tract,
    courses: itemsOf(courses, ModelCourse),
  }));
  return {
    tracts,
    parties: itemsOf(given.parties, ModelParty),
    references: itemsOf(given.references, ModelReference),
    remarks: itemsOf(given.remarks, ModelRemark),
    misshapen,
    broken_off: brokenOff,
  };
}

/** A tract whose courses are looked at one by one. */
const LooseTract = ModelTract.extend({ courses: z.array(z.unknown()).catch([]) });

/** Several answers about pieces of one document, as one. */
export function joined(answers: readonly ModelAnswer[]): ModelAnswer {
  return {
    tracts: answers.flatMap(({ tracts }) => tracts),
    parties: answers.flatMap(({ parties }) => parties),
    references: answers.flatMap(({ references }) => references),
    remarks: answers.flatMap(({ remarks }) => remarks),
    misshapen: answers.reduce((sum, { misshapen }) => sum + misshapen, 0),
    broken_off: answers.some(({ broken_off }) => broken_off),
  };
}
