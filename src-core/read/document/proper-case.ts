// Names printed in capitals, written as names: RODERICK T. McMABE, LLC.
import { wordSet } from '#core/language/word-set.ts';

const KEEP_UPPER = wordSet(
  'LLC L.L.C. LP L.P. LLP L.L.P. LLLP PLLC P.L.L.C. PC P.C. PA P.A. NA N.A. FSB F.S.B. USA U.S.A. U.S. II III IV VI VII VIII PUD P.U.D. SLM AFL CIO YMCA FKA A.F. A.M.',
);
const SMALL = wordSet('of the and for in at on to by de du la del von van der');
const NAME_PARTICLES: ReadonlySet<string> = new Set(['de', 'du', 'la', 'del', 'von', 'van', 'der']);

/** Mixed case for a name printed in capitals; any other name as it stands. */
export function properCase(printed: string): string {
  const letters = printed.replace(/[^A-Za-z]/g, '');
  if (letters === '' || !isCapitals(printed)) return printed;
  return printed.split(' ').map(wordCase).join(' ');
}

/** Capitals throughout, but for the c of Mc and the like. */
function isCapitals(printed: string): boolean {
  const lower = printed.replace(/\b(?:Mc|Mac|De|La|Van|Le)(?=[A-Z])/g, '').replace(/[^a-z]/g, '').length;
  return lower === 0;
}

function wordCase(word: string, index: number): string {
  const bare = word.replace(/[,;]+$/, '');
  const tail = word.slice(bare.length);
  if (KEEP_UPPER.has(bare)) return word;
  // Initials: "J.R.", "T."
  if (/^(?:[A-Z]\.)+$/.test(bare)) return word;
  const lower = bare.toLowerCase();
  if (SMALL.has(lower) && (index > 0 || NAME_PARTICLES.has(lower)) && !(index === 0)) return lower + tail;
  return (
    lower
      .replace(/(^|[-'’/(&"“])([a-zà-ÿ])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
      .replace(/(['’])S$/, '$1s')
      .replace(/^(["“]?)Mc([a-z])/, (_, quote: string, letter: string) => `${quote}Mc${letter.toUpperCase()}`) + tail
  );
}
