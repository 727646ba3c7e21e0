// States, territories and provinces by name and abbreviation.
import { oncePerWord } from '#core/language/once-per-word.ts';
import { STATE_NAMES } from '#core/language/words/states.ts';

const STATES: readonly (readonly [code: string, name: string, ...abbreviations: string[]])[] = STATE_NAMES.split(
  '; ',
).map((state) => {
  const [code = '', name = '', ...abbreviations] = state.split('/');
  return [code, name, ...abbreviations];
});

const CODE_BY_NAME: ReadonlyMap<string, string> = new Map(
  STATES.flatMap(([code, ...names]) => [
    [code.toLowerCase(), code] as const,
    [code.split('').join('.').toLowerCase(), code] as const,
    ...names.map((name) => [name.toLowerCase(), code] as const),
  ]),
);

const escaped = (name: string): string => name.replaceAll('.', '\\.').replaceAll(' ', '\\s?');

/** A state by its full name; the longer name first, so that West Virginia is not Virginia. */
export const STATE_NAME: string = STATES.map(([, name]) => name)
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(' ', '\\s'))
  .join('|');

export const STATE_CODES: readonly string[] = STATES.map(([code]) => code);

/** A state by name, old abbreviation or postal code. */
export const STATE_ANY: string = [
  STATE_NAME,
  ...STATES.flatMap(([, , ...abbreviations]) => abbreviations.map((name) => `${escaped(name)}\\.?`)).sort(
    (a, b) => b.length - a.length,
  ),
  STATE_CODES.join('|'),
].join('|');

/** Two letters of a state as printed, or null. */
export const stateCode = oncePerWord(
  (printed): string | null =>
    CODE_BY_NAME.get(printed.trim().replace(/\s+/g, ' ').replace(/\.$/, '').toLowerCase()) ?? null,
);

/** The full name; empty where no state has the code. */
export const stateName = (code: string): string => NAME_BY_CODE.get(code) ?? '';
const NAME_BY_CODE = new Map(STATES.map(([code, name]) => [code, name]));
