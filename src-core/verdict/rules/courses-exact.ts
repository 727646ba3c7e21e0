// A course that the document itself gives only about is no course to check a closure with.
import type { Call } from '#core/schema/call.ts';
import type { Rule } from '#core/verdict/rule.ts';
import { courseNames, onlyOf } from '#core/verdict/wording/courses.ts';

export const coursesExact: Rule = ({ tract }) => {
  const about = tract.calls.flatMap((call, index) => (isAbout(call) ? [index] : []));
  return about.length === 0
    ? []
    : [
        {
          code: 'only_approximate',
          reason: `${courseNames(about)}: the document gives the bearing or distance only as approximate.`,
          call: onlyOf(about),
        },
      ];
};

const UNIT =
  "(?:feet|foot|ft|chains?|chs?|links?|rods?|poles?|perches|perch|varas?|vrs?|yards?|yds?|miles?|met(?:er|re)s?|m|arpents?|')";
const AMOUNT = String.raw`(?:\(?[\d½¼¾][\d,.½¼¾/ ]{0,20}\)?|(?:(?:an?|and|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundred|thousand|hundredths|tenths)[\s-]{1,3}){1,14})`;
const LOOSELY = String.raw`(?:about|abt\.?|approximately|approx\.?|some|nearly|circa|roughly|near(?:ly)?|(?:est\.|estimated)(?:\s(?:at|as|to be))?)`;
const ABOUT_LENGTH = new RegExp(
  String.raw`\b${LOOSELY}\s+(?:a\s+distance\s+of\s+)?(${AMOUNT})\s*(?:\([\d,.]+\)\s*)?${UNIT}(?![a-z])(?!\s+(?:(?:north|south|east|west|[nsew]\b)\w*\.?\s+(?:of|from)|from|wide|in width|above|below|high|in diameter)\b)`,
  'gi',
);
const ABOUT_BEARING = new RegExp(
  String.raw`\b${LOOSELY}\s+(?:due\s+)?(?:north|south|east|west|[NSEW])\b(?!\s+(?:of|from|line|side|corner)\b)`,
  'i',
);
/** "more or less, to the river", "to land of Smith": the boundary rules and the length only follows it. */
const RUNS_TO_BOUNDARY = String.raw`(?:and\s)?(?:in|un)?to\s(?!(?:the\s|said\s|a\s)*(?:true\s)?(?:point|place)\sof)[^;]{0,80}?\b(?:lines?|lands?|rivers?|creek|brook|stream|lake|pond|bay|shore|banks?|water|sea|ocean|road|street|avenue|highway|fence|wall|hedge|boundary|right[\s-]of[\s-]way|margin|side|branch|run|swamp|marsh|bluff|ridge|railroad|property|edge)\b`;
const LOOSE_BEARING = /\b(?:E|W|east|west)\.?,? more or less,? (?=\d)/i;
/** "(est.)", "approx. to a stake", "by pacing": how the length was come by, told behind it. */
const GUESSED = String.raw`(?:est(?:\.|imated)?|approx(?:\.|imate(?:ly)?)?|about|abt\.?|(?:as |by )?(?:paced|pacing|stepped(?: off)?|scaled|guess(?:ed)?|supposed))(?=\s*[),;]|\s+(?:to|on|along)\b)`;
const LOOSE_LENGTH = new RegExp(
  String.raw`(${AMOUNT})\s*${UNIT}\.?[\s,(]*(?:±|\+\s?\/\s?-|\+\s?-|plus or minus|or thereabouts?|as near as may be|or so\b|at least|at most|or more|if (?:it be )?so much|by estimation|${GUESSED}|(?:more or less|m\.o\.l\.)(?=[\s,)]*(?:${RUNS_TO_BOUNDARY})))`,
  'gi',
);

/** Some word that every loose wording holds: most sentences hold none, and are not looked at further. */
const HINT =
  /about|abt|approx|some|near|circa|rough|more|[±+]|plus|there|\bso\b|least|most|much|\best|pac(?:ed|ing)|stepp|scaled|guess|suppos|m\.o\./i;

function isAbout(call: Call): boolean {
  if (!HINT.test(call.verbatim_text)) return false;
  const text = call.verbatim_text.replaceAll(/\s+/g, ' ');
  if (ABOUT_BEARING.test(text) || LOOSE_BEARING.test(text)) return true;
  return [...text.matchAll(ABOUT_LENGTH), ...text.matchAll(LOOSE_LENGTH)].some((match) => isOwn(call, match[1] ?? ''));
}

/** The length is the course's own; one in words cannot be held against it and counts. */
function isOwn(call: Call, amount: string): boolean {
  const figures = /\d[\d,]*(?:\.\d+)?/.exec(amount)?.[0];
  if (figures === undefined) return true;
  const value = Number(figures.replaceAll(',', ''));
  const lengths = [call.distance, call.arc_length, call.chord_length, call.radius].filter((one) => one !== null);
  return call.distance_unit !== null || lengths.some((length) => Math.abs(length - value) < 1);
}
