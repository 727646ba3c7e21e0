// Whether the text that a page carries can be believed.
import { expect, test } from 'vitest';
import { isGibberish, textQualityOf } from '#main/ingest/pdf/text-quality.ts';

const gibberish = (text: string) => isGibberish(textQualityOf(text.split(/\s+/)));

test.each([
  [
    'a deed',
    'thence N 45°12\'30" E, a distance of 210.50 feet to an iron pin found in the line of lands now or formerly of Hobart Lyle et ux., ' +
      'as recorded in DB 112, Pg. 34; thence with said line S 10°00\'00" W to the R/W of SR 16 and the POINT OF BEGINNING',
  ],
  [
    'a table of figures',
    'L1 N 12°30\'15" E 105.22 L2 S 77°29\'45" E 88.40 L3 S 12°30\'15" W 105.22 L4 N 77°29\'45" W 88.40 C1 C2 C3',
  ],
  [
    'names of many kinds',
    "McDonald O'Brien DeWitt Ng Schmidt Nguyễn Kowalczyk Przybylski Wojciechowski García Smith Jones Brown Ltd. LLC Inc. Co. Jr. Sr.",
  ],
  ['a word', 'EXHIBIT'],
])('%s is text', (_, text) => {
  expect(gibberish(text)).toBe(false);
});

test.each([
  [
    'letters shifted by a font without a mapping',
    'WKHQFH QRUWK IRUW\\ ILYH GHJUHHV HDVW WZR KXQGUHG IHHW WR D VWRQH WKHQFH ZLWK WKH OLQH RI ODQGV QRZ RU IRUPHUO\\ RI +REDUW WR WKH SRLQW',
  ],
  [
    'glyph numbers from a private area',
    '\uf054\uf048\uf045\uf04e\uf043\uf045 \uf04e\uf04f\uf052\uf054\uf048 \uf034\uf035 feet',
  ],
  [
    'an old recognition of a bad copy',
    'tbencc Nortb f0rty-fivc dcgrccs twclvc minutcs Eaet tw0 hundrcd tcn fcct t0 an ir0n p1n f0und 1n thc l1nc 0f lancls n0w 0r f0rmerly ' +
      'thcncc w1th sa1d l1nc S0uth tcn clcgrccs Wcst t0 tbc p0int 0f bcg1nn1ng c0nta1n1ng m0rc 0r lcss xJk;l ~~ ;vWq zzrt ghtn brrk lmnp qwrt',
  ],
])('%s is not', (_, text) => {
  expect(gibberish(text)).toBe(true);
});
