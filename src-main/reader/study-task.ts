// What a reading thread is given and gives back.
import type { PackedLines } from '#core/language/text/packed-lines.ts';
import { readDocument } from '#core/read/read-document.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { Page } from '#core/schema/page.ts';
import { type GeorefOf, type Judgement, judgeAll } from '#core/verdict/judge.ts';
import { agree, type ToldBy } from '#main/reader/agree/agree.ts';

export type Placed = ReturnType<GeorefOf>;

export type StudyTask =
  | { readonly kind: 'read'; readonly pages: readonly Page[] }
  /** `placed` stands beside the tracts: what the survey fabric says of each that asks for it. */
  | { readonly kind: 'judge'; readonly extraction: Extraction; readonly placed: readonly (Placed | null)[] }
  | ({ readonly kind: 'agree' } & TwoReadings);

/** Our reading of some pages and what a model says of them. */
export interface TwoReadings {
  readonly pages: readonly Page[];
  readonly extraction: Extraction;
  readonly told: ToldBy;
  readonly lead: boolean;
}

/** A page sent ahead, with its lines packed where they can be, belongs to the reading that follows. */
export type StudyMessage =
  | StudyTask
  | { readonly kind: 'page'; readonly page: Page; readonly packed: PackedLines | null };

export function study(task: StudyTask): Extraction | Judgement {
  if (task.kind === 'read') return readDocument(task.pages);
  if (task.kind === 'agree') return agree(task.pages, task.extraction, task.told, task.lead);
  const { extraction, placed } = task;
  return judgeAll(extraction, (tract) => {
    const found = placed[extraction.tracts.indexOf(tract)];
    if (found == null) throw new Error('A tract that asks for the survey fabric was not looked up.');
    return found;
  });
}
