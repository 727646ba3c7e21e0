// Names of counties as deeds and maps spell them, brought to one spelling.

const KINDS = /\b(?:county|parish|borough|census area|municipality|municipio|city and)\b/g;

/** "St. Louis County" and "Saint Louis" are one; accents, marks and the word county do not count. */
export function countyKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^(?:the )?(?:county|parish|city|borough) of /, '')
    .replace(KINDS, ' ')
    .replace(/\bcity$/, ' ')
    .replace(/\bst(e?)\b\.?/g, 'saint$1')
    .replace(/[^a-z0-9]/g, '');
}

/** An independent city and a county beside it may bear one name: Baltimore, St. Louis, Fairfax. */
export const isCityName = (name: string): boolean => /\bcity\b/i.test(name);
