// What a word says, however its marks are drawn: so two readings of one figure can be held against each other.

/**
 * What a word says, however its marks are drawn: the groups of digits with their decimal points, the letters, and where
 * groups are parted. 45°12'30" and 45º12°30” are one value; 45°12'30" and 4512'30" are not.
 */
export function statedValue(word: string): string {
  const plain = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_]/g, '')
    .replace(/[–—−]/g, '-')
    .replace(/[$§](?=[^a-z]|$)/g, 's')
    .replace(/(?<=[\d.])o+(?=[\d.]|$)/g, (letters) => '0'.repeat(letters.length))
    .replace(/(?<=[°'"]\d?)s(?=\d)|(?<=[°'"]\d)s(?=['"°])/g, '5')
    .replace(/(?<=\d)[li|](?=[\d.])|(?<=\.)[li|](?=\d|$)/g, '1');
  if (!/\d/.test(plain)) return plain.replace(/[^a-z½¼¾⅓⅔⅛⅜⅝⅞]/g, '');
  return plain
    .replace(/(?<=\d)[^a-z\d.,/½¼¾⅓⅔⅛⅜⅝⅞]+(?=\d)/g, '|')
    .replace(/[^a-z\d.,/|½¼¾⅓⅔⅛⅜⅝⅞]+/g, '')
    .replace(/[.,]+(?!\d)/g, '')
    .replace(/^[.,]+(?=[a-z])/, '');
}
