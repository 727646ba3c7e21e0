// A PDF of images, one a page, whose bytes depend on nothing but the images: no dates, no ids, no library version.

export interface PdfImage {
  /** Stored pixels. */
  width: number;
  height: number;
  /** Entries of the image dictionary besides Type, Subtype, Width, Height and Length (ISO 32000-1, 8.9.5). */
  entries: string;
  data: Uint8Array;
  /** Dots per inch along the stored rows and columns. */
  dpi: { x: number; y: number };
  /** How the stored image is to be shown, as EXIF and TIFF number it: 1 upright to 8. */
  orientation: number;
}

/** Image space to the unit square as shown: [a b c d e f] for each orientation (TIFF 6.0, Orientation). */
const SHOWN: Readonly<Record<number, readonly [number, number, number, number, number, number]>> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
};

export function writePdf(images: readonly PdfImage[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: Uint8Array | string) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (number: number, dictionary: string, stream?: Uint8Array) => {
    offsets[number] = length;
    add(`${number} 0 obj\n${dictionary}\n`);
    if (stream !== undefined) {
      add('stream\n');
      add(stream);
      add('\nendstream\n');
    }
    add('endobj\n');
  };
  // The four high bytes tell transfer programs that the file is binary (7.5.2).
  add('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  const kids = images.map((_, i) => `${3 + 3 * i} 0 R`).join(' ');
  object(2, `<< /Type /Pages /Count ${images.length} /Kids [${kids}] >>`);
  images.forEach((image, i) => {
    addPage(object, image, 3 + 3 * i);
  });
  const start = length;
  const rows = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${rows.join('')}`);
  add(`trailer\n<< /Size ${offsets.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts, length);
}

function addPage(
  object: (number: number, dictionary: string, stream?: Uint8Array) => void,
  image: PdfImage,
  number: number,
): void {
  const turned = image.orientation >= 5;
  const across = (image.width / image.dpi.x) * 72;
  const down = (image.height / image.dpi.y) * 72;
  const width = turned ? down : across;
  const height = turned ? across : down;
  const [a, b, c, d, e, f] = SHOWN[image.orientation] ?? [1, 0, 0, 1, 0, 0];
  const matrix = [a * width, b * height, c * width, d * height, e * width, f * height].map(numberOf).join(' ');
  const content = Buffer.from(`q ${matrix} cm /I Do Q`, 'latin1');
  object(
    number,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${numberOf(width)} ${numberOf(height)}] ` +
      `/Resources << /XObject << /I ${number + 2} 0 R >> >> /Contents ${number + 1} 0 R >>`,
  );
  object(number + 1, `<< /Length ${content.length} >>`, content);
  object(
    number + 2,
    `<< /Type /XObject /Subtype /Image /Width ${image.width} /Height ${image.height} ${image.entries} /Length ${image.data.length} >>`,
    image.data,
  );
}

/** PDF has no exponents (7.3.3). */
function numberOf(value: number): string {
  return String(Number(value.toFixed(4)) || 0);
}
