// A rule looks at a tract and says what it finds, in words an examiner would write; nothing when all is well.
import type { FindingCode, PageSpan } from '#core/schema/finding.ts';
import type { Subject } from '#core/verdict/subject.ts';

export interface RuleFinding {
  readonly code: FindingCode;
  readonly reason: string;
  /** Index of the one call it is about, whose sentence it stands on where it has no words of its own. */
  readonly call?: number | undefined;
  readonly quote?: string;
  readonly spans?: readonly PageSpan[];
}

export type Rule = (subject: Subject) => readonly RuleFinding[];

/** The rest of a list, counted, is of the kind of its first. */
export const restOf = (reason: string, { code }: RuleFinding): RuleFinding => ({ code, reason });
