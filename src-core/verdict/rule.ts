// A rule looks at a tract and says what it finds, in words an examiner would write; nothing when all is well.
import type { Subject } from '#core/verdict/subject.ts';

export type Rule = (subject: Subject) => readonly string[];
