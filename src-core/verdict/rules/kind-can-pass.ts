// Only a closed boundary by metes and bounds that conveys land can pass; every other kind is for a person to judge.
import type { DescriptionType } from '#core/schema/tract.ts';
import type { Rule, RuleFinding } from '#core/verdict/rule.ts';
import { widthSaid } from '#core/verdict/wording/courses.ts';

const KIND_WORDS: Readonly<Record<DescriptionType, string | null>> = {
  metes_and_bounds: null,
  aliquot: 'Described as part of a section; an aliquot description has no courses of its own to close.',
  centerline: 'A strip along a centerline has no closure to check.',
  blanket: 'A blanket description covers the whole of the land it names and has no courses of its own.',
  exhibit_referenced: 'The description stands in an exhibit or another document, which was not verified.',
  facility_relative: 'The description follows a facility on the ground, which the document does not survey.',
};

export const kindCanPass: Rule = ({ tract, width_ft }) => {
  const kind = KIND_WORDS[tract.description_type];
  const strip = kind === null && width_ft !== null;
  return [
    ...told('kind_unchecked', kind),
    ...told(
      'strip',
      strip
        ? `Described as a strip ${widthSaid(width_ft, tract.distance_unit)} wide; a strip is left to a person to judge.`
        : null,
    ),
    ...told(
      'exception',
      tract.is_exception ? 'An exception: land that the document keeps out of what it conveys.' : null,
    ),
  ];
};

const told = (code: RuleFinding['code'], reason: string | null): RuleFinding[] =>
  reason === null ? [] : [{ code, reason }];
