// Damaged and hostile files without number, each told by its own number so that any of them can be made again.
import { deflateSync } from 'node:zlib';
import { circularTiff, hugeJpeg, hugePng, pdfWith, strayTiff, streamOf } from '#test/support/malformed-makes.ts';
import { randomOf } from '#test/support/random.ts';
import { drawnPages, jpegOf, openedPicture, pngOf } from '#test/support/scan.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';

type Random = () => number;
type Sample = Uint8Array;

const TEXT = 'Beginning at a stone and running thence with the creek to a beech tree on the bank of it.';

/** Sound files of every kind, small enough that thousands of damaged copies of them are read in minutes. */
export async function soundFiles(): Promise<Sample[]> {
  const page = drawnPages('', { font: 'serif', dpi: 20 })[0]!;
  const bilevel = () => openedPicture(page).toColourspace('b-w');
  return [
    await pdfOf((pdf) => pdf.text(TEXT)),
    await pdfOf((pdf) => pdf.text(TEXT), { compress: false }),
    await pdfOf((pdf) => pdf.text(TEXT), { userPassword: 'hidden', pdfVersion: '1.7' }),
    await pdfOf((pdf) => pdf.image(pngPixel(), 72, 72).text(TEXT)),
    await pngOf(page),
    await jpegOf(page),
    await openedPicture(page).jpeg({ progressive: true }).toBuffer(),
    await openedPicture(page).tiff({ compression: 'lzw' }).toBuffer(),
    await openedPicture(page).tiff({ compression: 'deflate', tile: true, tileWidth: 16, tileHeight: 16 }).toBuffer(),
    await openedPicture(page).tiff({ compression: 'jpeg' }).toBuffer(),
    await bilevel().tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer(),
    await bilevel().tiff({ compression: 'packbits', bitdepth: 1 }).toBuffer(),
  ];
}

/** Half of the files are sound ones damaged, half are built to do harm. */
export function malformedFile(number: number, sound: readonly Sample[]): { make: string; bytes: Uint8Array } {
  const random = randomOf(number * 7919 + 17);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const [make, build] = number % 2 === 0 ? pick(Object.entries(DAMAGE)) : ['built', null];
  if (build !== null) return { make: `${make}, ${number}`, bytes: build(pick(sound), random, sound) };
  const [name, built] = pick(Object.entries(BUILT));
  return { make: `${name}, ${number}`, bytes: built(random) };
}

const within = (random: Random, length: number) => Math.floor(random() * length);

const DAMAGE: Readonly<Record<string, (file: Sample, random: Random, sound: readonly Sample[]) => Uint8Array>> = {
  'cut off': (file, random) => file.slice(0, 1 + within(random, file.length - 1)),
  'cut off near its end': (file, random) => file.slice(0, file.length - 1 - within(random, 40)),
  'bytes flipped': (file, random) => {
    const bytes = Uint8Array.from(file);
    for (let n = 1 + within(random, 30); n > 0; n--) bytes[within(random, bytes.length)] = within(random, 256);
    return bytes;
  },
  'bits flipped in its head': (file, random) => {
    const bytes = Uint8Array.from(file);
    for (let n = 1 + within(random, 4); n > 0; n--) {
      const at = within(random, Math.min(300, bytes.length));
      bytes[at] = bytes[at]! ^ (1 << within(random, 8));
    }
    return bytes;
  },
  'a stretch left out': (file, random) => {
    const from = within(random, file.length);
    return Buffer.concat([file.subarray(0, from), file.subarray(from + 1 + within(random, 200))]);
  },
  'a stretch told twice': (file, random) => {
    const from = within(random, file.length);
    const stretch = file.subarray(from, from + 1 + within(random, 400));
    return Buffer.concat([file.subarray(0, from), stretch, stretch, file.subarray(from)]);
  },
  'two files in one': (file, random, sound) =>
    Buffer.concat([file.subarray(0, within(random, file.length)), sound[within(random, sound.length)]!]),
  'the head of another kind': (file, random, sound) =>
    Buffer.concat([sound[within(random, sound.length)]!.subarray(0, 12), file.subarray(12)]),
  'numbers made huge': (file) =>
    Buffer.from(
      Buffer.from(file)
        .toString('latin1')
        .replace(/\/(Length|Count|Width|Height|Columns|Size|Prev|First|N) \d+/g, '/$1 4294967295'),
      'latin1',
    ),
};

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const pages = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>';
const page = (more = '') => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${more} >>`;
const shown = (content: string, more = '') =>
  pdfWith(catalog, pages, page(`/Contents 4 0 R ${more}`), streamOf('', Buffer.from(content)));

const BUILT: Readonly<Record<string, (random: Random) => Uint8Array>> = {
  'no pages': () => pdfWith(catalog, '<< /Type /Pages /Count 0 /Kids [] >>'),
  'a count that lies': (random) =>
    pdfWith(catalog, `<< /Type /Pages /Count ${within(random, 1e9)} /Kids [3 0 R] >>`, page()),
  'a tree that is its own child': () => pdfWith(catalog, '<< /Type /Pages /Count 1 /Kids [2 0 R] >>'),
  'a tree in a ring': () =>
    pdfWith(catalog, '<< /Type /Pages /Count 1 /Kids [3 0 R] >>', '<< /Type /Pages /Count 1 /Kids [2 0 R 3 0 R] >>'),
  'a form that draws itself': () =>
    pdfWith(
      catalog,
      pages,
      page('/Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >>'),
      streamOf('', Buffer.from('/X Do')),
      streamOf(
        '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>',
        Buffer.from('/X Do'),
      ),
    ),
  'brackets without end': (random) => pdfWith(`${'[<<'.repeat(1000 + within(random, 20_000))}`),
  'graphics states without end': (random) => shown('q '.repeat(1000 + within(random, 5_000))),
  'a length in a ring': () =>
    pdfWith(catalog, pages, page('/Contents 4 0 R'), '<< /Length 5 0 R >>\nstream\nx\nendstream', '5 0 R'),
  'a script that runs at opening': () =>
    pdfWith('<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while(1){}) >> >>', pages, page()),
  'a file within': () =>
    pdfWith(
      '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) /EF << /F 4 0 R >> >>] >> >> >>',
      pages,
      page(),
      streamOf('/Type /EmbeddedFile', Buffer.from('MZ')),
    ),
  'a filter told forty times': (random) =>
    pdfWith(
      catalog,
      pages,
      page('/Contents 4 0 R'),
      streamOf(`/Filter [${'/FlateDecode '.repeat(40)}]`, Buffer.from([within(random, 256)])),
    ),
  'a page that unfolds': (random) =>
    pdfWith(
      catalog,
      pages,
      page('/Contents 4 0 R'),
      streamOf(
        '/Filter /FlateDecode',
        deflateSync(Buffer.alloc(200_000 + within(random, 3_000_000), '0 0 m 9 9 l S ')),
      ),
    ),
  'an image of absurd size': (random) =>
    pdfWith(
      catalog,
      pages,
      page('/Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >>'),
      streamOf('', Buffer.from('612 0 0 792 0 0 cm /I Do')),
      streamOf(
        `/Type /XObject /Subtype /Image /Width ${1 + within(random, 2 ** 31)} /Height ${1 + within(random, 2 ** 31)} /ColorSpace /DeviceGray /BitsPerComponent 8`,
        Buffer.from('x'),
      ),
    ),
  'a page of absurd size': (random) =>
    pdfWith(catalog, pages, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${random() * 1e6} ${random() * 1e-3}] >>`),
  'a font that is not one': () =>
    shown(
      'BT /F 12 Tf 72 700 Td (Beginning at) Tj ET',
      '/Resources << /Font << /F << /Type /Font /Subtype /Type0 /BaseFont /X /Encoding 3 0 R /DescendantFonts [2 0 R] >> >> >>',
    ),
  'a TIFF in a circle': circularTiff,
  'a TIFF whose strip is elsewhere': strayTiff,
  'a TIFF of noise': (random) => noise(random, [0x49, 0x49, 42, 0, 8, 0, 0, 0]),
  'a big-endian TIFF of noise': (random) => noise(random, [0x4d, 0x4d, 0, 42, 0, 0, 0, 8]),
  'a PNG of absurd size': (random) => hugePng(1 + within(random, 2 ** 31), 1 + within(random, 2 ** 31), 0),
  'a PNG that unfolds': (random) => hugePng(8000, 8000, 20_000_000 + within(random, 9_000_000)),
  'a JPEG of absurd size': (random) => hugeJpeg(within(random, 65_536), within(random, 65_536)),
  'a JPEG of noise': (random) => noise(random, [0xff, 0xd8, 0xff, 0xe0]),
  'a PDF of noise': (random) => noise(random, [...Buffer.from('%PDF-1.7\n')]),
  'nothing known': (random) => noise(random, []),
  'hardly anything': (random) => Uint8Array.from({ length: within(random, 9) }, () => within(random, 256)),
};

function noise(random: Random, head: readonly number[]): Uint8Array {
  return Uint8Array.from([...head, ...Array.from({ length: within(random, 2000) }, () => within(random, 256))]);
}

function pngPixel(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
    'base64',
  );
}
