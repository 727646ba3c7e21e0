// What a course runs along bounds the land there: the land cannot lie on both sides of it, nor a line cross it, nor all sides be one neighbour's, nor it be told not to touch.
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textWithin } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { termsIn } from '#core/read/account/claims/terms.ts';
import { sentencesOf } from '#core/read/account/effects/passages.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { boundAt } from '#core/read/account/quantities/regions.ts';
import { adjoinersIn, isAlongNamed } from '#core/read/account/relations/adjoiners.ts';
import type { Remark } from '#core/read/account/remark.ts';

const LAND = wordSet(LANDS);
/** In tokens. */
const LONGEST = 30;
const NEAR = 6;

export function besideRemarks(instrument: Instrument): Remark[] {
  const { tokens } = instrument.reading;
  return sentencesOf(instrument).flatMap((sentence): Remark[] => {
    const isShort = sentence.to - sentence.from <= LONGEST;
    const bound = isShort && mayDeny(tokens, sentence) ? boundAt(instrument.tracts, sentence.from) : [];
    const [tract] = bound.filter(({ mayPass }) => mayPass);
    if (tract === undefined || bound.length > 1 || !isDenied(tokens, sentence, tract)) return [];
    return [{ code: 'side_otherwise', ...sentence, tracts: [tract.index] }];
  });
}

const mayDeny = (tokens: readonly Token[], { from, to }: Passage): boolean =>
  tokens.slice(from, to).some(({ text }) => DENYING.has(text));

const DENYING = wordSet('both all not no nowhere never cross crosses crossing');

const ROAD = /^(?:highways?|roads?|streets?|avenues?|lanes?|route|way)$/;
const NO_ROAD =
  /\b(?:no (?:part|line|side|corner|point) of|nowhere|not|never)\b.*\b(?:touch(?:es)?|adjoins?|reach(?:es)?|abuts?|borders?|fronts?|meets?)(?: on| upon| to)? (?:an?|any) (?:public |county |town |state )*(?:highways?|roads?|streets?)\b/;

/** "No part of the lot touches a highway", and a course runs by Route 113. */
const isRoadDenied = (tokens: readonly Token[], { from, to }: Passage, { courses }: ToldTract): boolean =>
  NO_ROAD.test(textWithin(tokens, from, to)) &&
  courses.some((course) =>
    tokens
      .slice(course.from, course.to)
      .some(
        ({ text }, i, words) =>
          /^(?:by|along|with|upon|on)$/.test(text) && words.slice(i + 1, i + 5).some((word) => ROAD.test(word.text)),
      ),
  );

function isDenied(tokens: readonly Token[], { from, to }: Passage, tract: ToldTract): boolean {
  const { courses } = tract;
  if (isRoadDenied(tokens, { from, to }, tract)) return true;
  return adjoinersIn(tokens, from, to, courses).some((thing) => {
    const lead = tokens.slice(Math.max(from, thing.at - NEAR), thing.at).map(({ text }) => text);
    const before = lead.filter((word) => !/^(?:the|said|public|county)$/.test(word)).join(' ');
    const isOfLand = tokens.slice(from, thing.at).some(({ text }) => LAND.has(text) || text === 'it');
    // "lies on both sides of Mill Street".
    if (thing.isPlace && /\bboth sides of$/.test(before)) return isOfLand;
    // "The east line crosses Mill Street", which is the south line.
    if (thing.isPlace && /\bcross(?:es|ing)$/.test(before))
      return termsIn(tokens, from, thing.at).some((term) => term.kind === 'line' && term.deg !== undefined);
    if (
      /\b(?:not|never|nowhere) (?:touch(?:es)?|adjoins?|reach(?:es)?|abuts?|borders?|fronts?)(?: on| upon| to)?$/.test(
        before,
      )
    )
      return isOfLand;
    const isAll = /\b(?:on|upon) all (?:four )?sides by$/.test(before);
    return isAll && courses.some((course) => !thing.courses.includes(course) && isAlongNamed(tokens, courses, course));
  });
}
