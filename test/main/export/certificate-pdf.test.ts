import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
import type { Correction } from '#core/schema/correction.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Finding } from '#core/schema/finding.ts';
import type { Placement } from '#core/schema/placement.ts';
import { withFindings } from '#core/verdict/wording/notes.ts';
import { quoted } from '#core/verdict/wording/quote.ts';
import { certificatePdf } from '#main/export/certificate-pdf.ts';
import { referenceText, sourceText } from '#main/export/words.ts';
import { correct } from '#main/pipeline/correct.ts';
import { hasPoppler, hasQpdf, hasXmllint, named, run, withFile } from '#test/main/export/outside-reader.ts';
import {
  bodyOf,
  creekTract,
  culDeSac,
  deedWithException,
  misreadLot,
  oneLot,
  platSheet,
  powerLine,
  tiedLots,
} from '#test/support/bodies.ts';

interface Reading {
  pages: string[];
  sizes: [number, number][];
  /** The structure that a reader by ear follows, page by page. */
  structure: string;
}

const readings = new Map<string, Promise<Reading>>();

/** What a reader finds in the certificate; of bodies that several tests look at it is made once. */
function read(body: ExtractResponse, placements: Placement[] = []): Promise<Reading> {
  const asked = JSON.stringify([body, placements]);
  const made = readings.get(asked) ?? readingOf(body, placements);
  readings.set(asked, made);
  return made;
}

async function readingOf(body: ExtractResponse, placements: Placement[]): Promise<Reading> {
  const task = getDocument({ data: await certificatePdf(body, placements), verbosity: 0 });
  const pdf = await task.promise;
  const reading: Reading = { pages: [], sizes: [], structure: '' };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const viewport = page.getViewport({ scale: 1 });
    reading.pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    reading.sizes.push([viewport.width, viewport.height]);
    reading.structure += JSON.stringify(await page.getStructTree());
  }
  await task.destroy();
  return reading;
}

/** Land by the parts of its section alone: the shortest certificate there is. */
function unsurveyed() {
  const aliquot = 'parts=N2 NE4, SE4 NE4 | section=14 | township=112N | range=68W';
  return { ...oneLot(), calls: [], tie_calls: [], description_type: 'aliquot' as const, aliquot };
}

/** Text without the line breaks that the page put in. */
const flat = (text: string) => text.replace(/\s+/g, '');

const corrected = (): ExtractResponse => {
  const [was, is] = [misreadLot().calls[1]!.distance, oneLot().calls[1]!.distance];
  const item = {
    tract: 0,
    call: 1,
    field: 'distance',
    before: was,
    after: is,
    kind: 'boundary',
    by: '',
    at: '',
    note: 'page 2',
  } as const;
  const request = { corrections: [item], adjust: [0], by: 'R. Alvarez' };
  return correct(bodyOf([misreadLot()]), request, { now: new Date('2026-05-01T10:00:00Z') }).body;
};

test('the same body gives the same bytes', async () => {
  const [first, second] = [await certificatePdf(corrected()), await certificatePdf(corrected())];
  expect(Buffer.compare(first, second)).toBe(0);
});

test('pages are letter size, tagged, and bear the document, its hash and their number', async () => {
  const { pages, sizes, structure } = await read(bodyOf([oneLot()]));
  for (const role of ['H1', 'H2', 'Table', 'TH', 'TD', 'Figure']) expect(structure).toContain(`"role":"${role}"`);
  expect(structure).toContain('"alt":"Drawing of Tract One.');
  for (const size of sizes) expect(size).toEqual([612, 792]);
  for (const [i, page] of pages.entries()) {
    expect(page).toContain('SHA-256 9f2c41d07ab8e663…');
    expect(page).toContain(`Page ${i + 1} of ${pages.length}`);
  }
});

test('the cover says what was read, from what, when, by what, and under what signature', async () => {
  const body = bodyOf([oneLot()], { input_kind: 'text', text_source: 'text' });
  const [cover = ''] = (await read(body)).pages;
  for (const fact of ['Whitcombe to Mill Creek.pdf', 'text file', '2026-03-11 14:25:09 UTC', 'PASS', '0.1.0']) {
    expect(cover).toContain(fact);
  }
  expect(flat(cover)).toContain(body.attestation!.document_sha256);
  expect(flat(cover)).toContain(body.attestation!.signature);
});

test.each([
  ['one lot', bodyOf([oneLot()])],
  ['sixty courses', bodyOf([creekTract(60)])],
  ['a cul-de-sac', bodyOf([culDeSac()])],
  ['a deed with an exception and a strip', bodyOf([...deedWithException(), powerLine()])],
])('%s: every course stands with its sentence, every reason with its verdict', async (_, body) => {
  const text = flat((await read(body)).pages.join(' '));
  for (const [i, tract] of body.extraction.tracts.entries()) {
    for (const call of tract.calls) expect(text).toContain(flat(call.verbatim_text));
    for (const reason of body.groundtruth_verdicts[i]!.reasons) expect(text).toContain(flat(reason));
    expect(text).toContain(flat(`Tract ${i + 1} of ${body.extraction.tracts.length}`));
  }
});

test('under a reason stand the words it rests on and their page, once', async () => {
  const lot = oneLot();
  const calls = lot.calls.map((call, i) =>
    i === 1 ? { ...call, confidence: 'low' as const, source: { page: 3, boxes: [] } } : call,
  );
  const span = { page: 4, start: 0, end: 9 };
  const findings: Finding[] = [
    { code: 'second_area', weight: 'review', quote: 'Acreage: 3.20', spans: [span, { ...span, page: 5 }] },
    { code: 'description_corrected', weight: 'review', quote: 'for 264 read 284', spans: [span] },
  ];
  const body = bodyOf([withFindings({ ...lot, calls }, findings)]);
  const text = flat((await read(body)).pages.join(' '));
  for (const words of [
    `comparewiththedocument.•“${quoted(calls[1]!.verbatim_text)}”,page3`,
    'givesthelandasecondarea.•“Acreage:3.20”,pages4and5',
    'correctsthedescription:"for264read284".•Page4',
  ])
    expect(text.replaceAll('•', '')).toContain(flat(words).replaceAll('•', ''));
  expect(text.split('for264read284')).toHaveLength(2);
  const pasted = flat((await read({ ...body, text_source: 'text' })).pages.join(' '));
  expect(pasted).toContain('“Acreage:3.20”');
  expect(pasted).not.toContain('pages4and5');
});

test('a correction is printed with what it read before, after, who and when; a fit with the miss it spread', async () => {
  const text = flat((await read(corrected())).pages.join(' '));
  for (const fact of [
    '280.7',
    '208.7',
    'R. Alvarez',
    '2026-05-01 10:00:00 UTC',
    'page 2',
    'fitted by the compass rule',
    '0.0086 ft of misclosure',
  ]) {
    expect(text).toContain(flat(fact));
  }
});

test('corrections of an earlier request are still printed after a later one', async () => {
  const first = corrected();
  const request = { corrections: [], adjust: [0], by: 'J. Moss' };
  const second = correct(first, request, { now: new Date('2026-06-01T10:00:00Z') }).body;
  const text = flat((await read(second)).pages.join(' '));
  expect(text).toContain('R.Alvarez');
  expect(text).toContain('280.7');
});

test('parties and references that were confirmed as read stand on the cover, with who and when', async () => {
  const body = bodyOf([oneLot()]);
  const recording = 'book=12 | page=4';
  const extraction = { ...body.extraction, metadata: { ...body.extraction.metadata, recording } };
  const item = {
    tract: 0,
    call: 0,
    kind: 'fact',
    field: 'recording',
    by: '',
    at: '',
    note: 'seen at the office',
  } as const;
  const request = { corrections: [{ ...item, before: recording, after: recording }], adjust: [], by: 'R. Alvarez' };
  const { body: signed } = correct({ ...body, extraction }, request, { now: new Date('2026-05-01T10:00:00Z') });
  const [cover = ''] = (await read(signed)).pages;
  for (const fact of [
    'Fact confirmed by an operator',
    'recording reference',
    'book 12, page 4',
    'R. Alvarez',
    'seen at the office',
  ])
    expect(flat(cover)).toContain(flat(fact));
});

test('a document verdict has its own page and no drawing', async () => {
  const { pages } = await read(platSheet());
  expect(pages).toHaveLength(2);
  expect(pages[1]).toContain('REVIEW');
  expect(pages[1]).toContain('Heron Landing Phase II, Plat Book 44, Page 12');
});

test('suspects are listed with their chance, and said to be suggestions', async () => {
  const body = bodyOf([misreadLot()]);
  const explanation = 'Two digits of the distance may have changed places.';
  body.groundtruth_verdicts[0]!.suspects = [
    {
      call: 1,
      field: 'distance',
      before: 280.7,
      after: 208.7,
      closure_ratio: '1:97174',
      area_agrees: true,
      chance: 0.81,
      explanation,
    },
  ];
  const text = (await read(body)).pages.join(' ');
  expect(text).toContain(explanation);
  expect(text).toContain('about 4 in 5');
  expect(text).toContain('Suggestions only');
});

test('what was mended to read a value is printed below the courses', async () => {
  const lot = oneLot();
  const calls = lot.calls.map((call, i) =>
    i === 1 ? { ...call, repairs: [{ printed: '2l0.5O feet', read_as: '210.5 feet' }] } : call,
  );
  const { pages } = await read(bodyOf([{ ...lot, calls }]));
  expect(flat(pages.join(''))).toContain(flat('Mended in reading: course 2, “2l0.5O feet” read as 210.5 feet.'));
  expect(flat((await read(bodyOf([lot]))).pages.join(''))).not.toContain('Mended');
});

test('what the scan leaves in doubt is printed below the courses, with its chances', async () => {
  const lot = oneLot();
  const others = [{ text: '2.76 acres', chance: 0.2 }];
  const doubts = [{ field: 'stated_area', text: '2.75 acres', at: [3], chance: 0.8, others }];
  const calls = lot.calls.with(1, {
    ...lot.calls[1]!,
    doubts: [{ field: 'distance', text: '210.50 feet', at: [0], chance: 0.6 }],
  });
  const text = flat((await read(bodyOf([{ ...lot, calls, doubts }]))).pages.join(''));
  expect(text).toContain(
    flat(
      'In doubt on the scan: stated area, 2.75 acres 80 %, or 2.76 acres 20 %; course 2, distance 210.50 feet 60 %.',
    ),
  );
  expect(flat((await read(bodyOf([lot]))).pages.join(''))).not.toContain(flat('In doubt on the scan'));
});

test('a test key cannot pass for a reading', async () => {
  expect((await read(bodyOf([oneLot()], { test_mode: true }))).pages[0]).toContain('not a reading of any document');
});

describe('text that no page expects', () => {
  const withSentence = (verbatim_text: string) => {
    const lot = oneLot();
    return bodyOf([{ ...lot, calls: lot.calls.with(0, { ...lot.calls[0]!, verbatim_text }) }]);
  };

  test('a sentence longer than a page goes on over the next, none of it lost', async () => {
    const words = Array.from({ length: 3000 }, (_, i) => `link${i}`);
    const { pages } = await read(withSentence(words.join(' ')));
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.join(' ').match(/link\d+/g)).toEqual(words);
    expect(pages[3]).toContain('Tract 1 of 1: Tract One, continued');
  });

  test('a word wider than a line is broken', async () => {
    expect(flat((await read(withSentence('x'.repeat(900)))).pages.join(' '))).toContain('x'.repeat(900));
  });

  test('a letter that the font lacks is spelled by its number', async () => {
    expect((await read(withSentence('thence to the 杭 at the gate'))).pages.join(' ')).toContain('the [U+676D] at');
  });

  test('control characters and direction marks are left out', async () => {
    const text = (await read(withSentence('thence\u0000 \u202eeast\u0007 100 feet'))).pages.join(' ');
    expect(text).toContain('thence east 100 feet');
  });
});

describe('metadata', () => {
  const made = new Map<string, Promise<Uint8Array>>();
  /** The certificate of a document of that name: every reader gets its own copy of it, since some take it away. */
  async function certificateNamed(document: string): Promise<Uint8Array> {
    if (!made.has(document)) made.set(document, certificatePdf(bodyOf([unsurveyed()], { document })));
    return Uint8Array.from((await made.get(document)) ?? []);
  }

  /** The title as a PDF reader finds it in the information dictionary and in the XML beside it. */
  async function titles(document: string) {
    const bytes = await certificateNamed(document);
    const xml = /<x:xmpmeta.*<\/x:xmpmeta>/s.exec(Buffer.from(bytes).toString('utf8'))?.[0] ?? '';
    const task = getDocument({ data: bytes, verbosity: 0 });
    const { info, metadata } = await (await task.promise).getMetadata();
    await task.destroy();
    const plain = (info as { Title: string }).Title.replace('Certificate of legal description: ', '');
    return { plain, inXml: String(metadata?.get('dc:title')).replace('Certificate of legal description: ', ''), xml };
  }

  const NAMES: [string, string, string][] = [
    ['an ampersand', 'Smith & Sons.pdf', 'Smith & Sons.pdf'],
    ['angle brackets', 'a <b> </rdf:RDF> ]]>.pdf', 'a <b> </rdf:RDF> ]]>.pdf'],
    ['quotes', '"one" \'two\'.pdf', '"one" \'two\'.pdf'],
    ['an entity already', 'Smith &amp; Sons.pdf', 'Smith &amp; Sons.pdf'],
    ['control characters', 'a\u0000b\u0007c\nd\u2028e.pdf', 'a b c d e.pdf'],
    ['half a character', 'a\ud800b.pdf', 'a\ufffdb.pdf'],
    ['a character beyond the first plane', 'deed \u{1f4dc}.pdf', 'deed \u{1f4dc}.pdf'],
    ['right-to-left letters and marks', 'שטר \u202ecod.pdf', 'שטר cod.pdf'],
    ['no name', '', 'unnamed document'],
  ];

  test.each(NAMES)('%s in a document name', async (_, document, title) => {
    const { plain, inXml, xml } = await titles(document);
    expect(plain).toBe(title);
    expect(inXml).toBe(title);
    expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot);)|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
  });

  test('a name without end is cut between characters', async () => {
    const { plain, inXml } = await titles('\u{1f4dc}'.repeat(5000));
    expect(plain).toBe(inXml);
    expect(plain.length).toBeLessThan(240);
    expect(plain).toMatch(/^(?:\u{1f4dc})+…$/u);
  });

  describe.skipIf(!hasXmllint || !hasPoppler)(named('xmllint', hasXmllint && hasPoppler), () => {
    test.each(NAMES)('%s: the XML is well-formed', async (_, document) => {
      const bytes = await certificateNamed(document);
      const xml = withFile('certificate.pdf', bytes, (path) => run('pdfinfo', '-meta', path));
      expect(withFile('meta.xml', xml, (path) => run('xmllint', '--noout', path))).toBe('');
    });
  });
});

test('what is said of the commencement is not called the point of beginning', async () => {
  const text = flat((await read(bodyOf(tiedLots()))).pages.join(' '));
  expect(text).toContain(flat('Commencement Commencing at the northwest corner of Section 9'));
  expect(text).not.toContain(flat('Point of beginning Commencing'));
  expect(text).toContain(flat('Point of beginning thence S 45°00\'00" E, 300.00 feet to the Point of Beginning'));
});

test('tracts tied to one corner are drawn together, others are not', async () => {
  const { pages, structure } = await read(bodyOf(tiedLots()));
  expect(pages.join(' ')).toContain('How the tracts lie to each other');
  expect(flat(pages.join(' '))).toContain(flat('as their ties from the northwest corner of Section 9'));
  expect(structure).toContain('"alt":"Drawing of 1 Parcel 1; 2 Parcel 2.');
  expect((await read(bodyOf([oneLot(), culDeSac()]))).pages.join(' ')).not.toContain('How the tracts lie');
});

test('a placement is printed as the claim of an operator; without one nothing is placed', async () => {
  const body = bodyOf([oneLot()]);
  const placement = { document: body.document, tract_index: 0, lon: -86.45, lat: 35.5, rotation_deg: 1.5 };
  const placed = flat((await read(body, [placement])).pages.join(' '));
  expect(placed).toContain(flat('Placed 35.5, -86.45 (latitude, longitude of the point of beginning, WGS 84)'));
  expect(placed).toContain(flat('not part of the signed result'));
  expect(placed).not.toContain(flat('Nothing here places land on the earth.'));
  const unplaced = flat((await read(body, [{ ...placement, document: 'another.pdf' }])).pages.join(' '));
  expect(unplaced).not.toContain('35.5,');
  expect(unplaced).toContain(flat('Nothing here places land on the earth.'));
});

test('a body without tracts and without a verdict has nothing to certify', async () => {
  await expect(certificatePdf(bodyOf([]))).rejects.toThrow(new Refusal('nothing_to_certify'));
});

describe.skipIf(!hasPoppler)(named('poppler', hasPoppler), () => {
  test('every font is embedded and maps to letters', async () => {
    const fonts = withFile('certificate.pdf', await certificatePdf(bodyOf([culDeSac()])), (path) =>
      run('pdffonts', path),
    );
    const rows = fonts.trim().split('\n').slice(2);
    expect(rows.length).toBeGreaterThanOrEqual(4);
    for (const row of rows) expect(row).toMatch(/ yes yes yes /);
  });
});

describe.skipIf(!hasQpdf)(named('qpdf', hasQpdf), () => {
  test('the file has no errors in its structure, and declares PDF/A-2b', async () => {
    const bytes = await certificatePdf(bodyOf([...deedWithException(), powerLine()]));
    expect(withFile('certificate.pdf', bytes, (path) => run('qpdf', '--check', path))).toContain(
      'No syntax or stream encoding errors',
    );
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(text).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
  });
});

test('courses and tracts that an operator entered, deleted and moved are printed with who and when', async () => {
  const [one, two] = [misreadLot(), { ...oneLot(), name: 'Tract Two' }];
  const item = (correction: object) =>
    ({
      tract: 0,
      call: 0,
      field: 'call',
      before: null,
      after: null,
      by: '',
      at: '',
      note: '',
      ...correction,
    }) as Correction;
  const course = { call_type: 'line', bearing: 'N 45 E', distance: 12.5 };
  const request = {
    corrections: [
      item({ kind: 'insert_call', call: 2, after: course, note: 'page 3, line 4' }),
      item({ kind: 'delete_call', call: 3, before: one.calls[3] }),
      item({ kind: 'move_call', call: 1, to: 0, before: one.calls[1], after: one.calls[1] }),
      item({ kind: 'delete_tract', tract: 1, field: 'tract', before: two }),
    ],
    adjust: [],
    by: 'R. Alvarez',
  };
  const { body } = correct(bodyOf([one, two]), request, { now: new Date('2026-05-01T10:00:00Z') });
  const later = {
    corrections: [item({ kind: 'boundary', call: 2, field: 'distance', before: 12.5, after: 13.5 })],
    adjust: [],
    by: 'J. Moss',
  };
  const second = correct(body, later, { now: new Date('2026-05-02T10:00:00Z') }).body;
  const text = flat((await read(second)).pages.join(' '));
  for (const words of [
    'Tract deleted by an operator',
    'Tract Two (4 courses)',
    'Entered by an operator',
    'page 3, line 4',
    'number 2',
    'not read from the document',
    'J. Moss',
    'An operator deleted a course',
  ])
    expect(text).toContain(flat(words));
});

describe('what an office files', () => {
  test('a small deed stands on one page, with the office, the order, the title and a line to sign', async () => {
    const lot = { ...oneLot(), tie_calls: [] };
    const office = { office: 'Bexley Title', examiner: 'R. Poe', order: '2026-118', title: 'General Warranty Deed' };
    const task = getDocument({ data: await certificatePdf(bodyOf([lot]), [], office), verbosity: 0 });
    const pdf = await task.promise;
    expect(pdf.numPages).toBe(1);
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    for (const words of ['Bexley Title', 'Examiner: R. Poe', '2026-118', 'General Warranty Deed', 'thence', 'SHA-256'])
      expect(text).toContain(words);
    await task.destroy();
  });

  test('a deed in metres is told in metres first, feet beside', async () => {
    const body = bodyOf([{ ...oneLot(), distance_unit: 'meters', stated_area: '', stated_acreage: null }]);
    const text = (await read(body)).pages.join(' ');
    expect(text).toMatch(/[\d,.]+ square metres · [\d,.]+ acres/);
    expect(text).toMatch(/[\d,.]+ m \([\d,.]+ ft\)/);
    expect(text).toMatch(/Drawn to 1:[\d,]+ when printed/);
    expect(text).not.toContain('1 inch =');
  });

  test.each([
    ['book=640 | page=112 | note=Volume 640, Page 112', 'Volume 640, Page 112'],
    ['book=22 | page=66 | note=PLAT BOOK 22, PAGE 66', 'PLAT BOOK 22, PAGE 66'],
    ['book=812 | page=455', 'Book/Volume 812, Page 455'],
    ['instrument=A51 | note=recorded 09/08/1999', 'Instrument A51, recorded 09/08/1999'],
  ])('%s is told once, and a volume is not called a book', (wire, words) => {
    expect(referenceText(wire)).toBe(words);
  });

  test('a text file is not called a pasted description', () => {
    const body = bodyOf([oneLot()], { input_kind: 'text', text_source: 'text', document: 'deed.txt' });
    expect(sourceText(body)).toBe('text file');
    expect(sourceText({ ...body, document: '' })).toBe('pasted description');
  });

  test('an aliquot tract is sketched, nominal where no fabric locates it', async () => {
    const { pages, structure } = await read(bodyOf([unsurveyed()]));
    expect(pages.join(' ')).toContain('Nominal: parts of a regular section');
    expect(structure).toContain('Sketch of Section 14');
  });
});
