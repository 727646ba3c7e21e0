import { strToU8, zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
import { readDocx } from '#main/ingest/formats/docx.ts';
import { kindOf } from '#main/ingest/formats/kind-of.ts';
import { closeIngest, ingest } from '#main/ingest/ingest.ts';
import { INGEST_LIMITS } from '#main/ingest/limits.ts';
import { linesOfPage } from '#test/support/scan-pdf.ts';
import { DEED, settledJob, standService } from '#test/support/service.ts';

afterAll(closeIngest);

const SPACES = 'xmlns:w="w" xmlns:mc="mc"';
const run = (text: string, properties = '') => `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (inner: string) => `<w:p><w:pPr><w:jc w:val="both"/></w:pPr>${inner}</w:p>`;
const part = (inner: string) => `<?xml version="1.0"?><w:document ${SPACES}><w:body>${inner}</w:body></w:document>`;
function docxOf(inner: string, more: Record<string, string> = {}): Uint8Array {
  const parts = { '[Content_Types].xml': '<Types/>', 'word/document.xml': part(inner), ...more };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
const read = (bytes: Uint8Array) => readDocx(bytes, INGEST_LIMITS);
const deed = DEED.split('\n')
  .map((line) => paragraph(run(line)))
  .join('');

test('a Word document is known by its bytes, and an archive of something else is none', () => {
  expect(kindOf(docxOf(paragraph(run('x'))))).toBe('docx');
  expect(kindOf(zipSync({ 'deed.txt': strToU8('x') }))).toBeNull();
});

test('paragraphs and rows of tables are lines, and the signs of a symbol font are read', () => {
  const cell = (text: string) => `<w:tc><w:tcPr/>${paragraph(run(text))}</w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
  const degree = '<w:r><w:sym w:font="Symbol" w:char="F0B0"/></w:r>';
  const { text, unread } = read(
    docxOf(
      `${paragraph(`${run('thence N 45')}${degree}${run('30&apos;00&quot; E &amp; 100&#160;feet')}<w:r><w:br/></w:r>${run('to a stone')}`)}
      <w:tbl>${row('L1', 'N 10 E', '50.00')}${row('L2', 'S 20 W', '60.00')}</w:tbl>
      ${paragraph(`<w:r><w:br w:type="page"/></w:r>${run('page two')}`)}`,
    ),
  );
  expect(
    text
      .split('\f')[0]
      ?.split('\n')
      .map((line) => line.trimEnd()),
  ).toEqual(['thence N 45°30\'00" E & 100\u00a0feet', 'to a stone', 'L1 \tN 10 E \t50.00', 'L2 \tS 20 W \t60.00', '']);
  expect(text.split('\f')[1]).toBe('page two\n');
  expect(unread).toEqual([]);
});

test('what is inserted is read, what is deleted, struck out, hidden or there twice is not, and that is said', () => {
  const { text, unread } = read(
    docxOf(
      paragraph(
        `${run('thence North ')}<w:del w:id="1"><w:r><w:delText>100.00</w:delText></w:r></w:del>
        <w:ins w:id="2">${run('110.00')}</w:ins>${run(' feet')}
        ${run(' struck', '<w:rPr><w:strike/></w:rPr>')}${run(' kept', '<w:rPr><w:strike w:val="0"/></w:rPr>')}
        ${run(' hidden', '<w:rPr><w:vanish/></w:rPr>')}
        <mc:AlternateContent><mc:Choice><w:txbxContent>${run(' boxed')}</w:txbxContent></mc:Choice>
        <mc:Fallback>${run(' boxed')}</mc:Fallback></mc:AlternateContent>`,
      ),
    ),
  );
  expect(text.replace(/\s+/g, ' ').trim()).toBe('thence North 110.00 feet kept boxed');
  expect(unread.join(' ')).toMatch(/tracked changes.*struck out.*hidden/);
  const strange = '<w:p><w:r><w:drawing/></w:r><w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r></w:p>';
  expect(read(docxOf(strange)).unread).toHaveLength(2);
  const outside = `${paragraph(`${run('12')}<m:oMath><m:r><m:t>1/2</m:t></m:r></m:oMath>`)}<w:altChunk/>`;
  expect(read(docxOf(outside)).unread).toHaveLength(2);
});

test('a raised fraction is no part of the number before it', () => {
  const raised = '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr>';
  const { text } = read(docxOf(paragraph(`${run('12')}${run('1', raised)}${run('/2 poles; 5')}${run('th', raised)}`)));
  expect(text).toBe('12 1/2 poles; 5th\n');
});

test('headers, footers and notes stand on a page of their own', async () => {
  const bytes = docxOf(deed, {
    'word/header1.xml': part(paragraph(run('Book 12, Page 44'))),
    'word/footer1.xml': part(paragraph(run('Prepared by A. Clerk'))),
  });
  const { pages, input_kind, text_source, pdf } = await ingest({ name: 'deed.docx', bytes, declared_text: false });
  expect([input_kind, text_source, pdf]).toEqual(['document', 'text', null]);
  expect(linesOfPage(pages[0]).join('\n')).toContain('Beginning at an iron pin');
  expect(linesOfPage(pages[0]).join('\n')).not.toContain('Book 12');
  expect(linesOfPage(pages[1])).toEqual(['Book 12, Page 44', 'Prepared by A. Clerk']);
});

test.each([
  ['cut short', docxOf(deed).subarray(0, 400)],
  ['of XML that does not end', docxOf(`${deed}<w:p>`)],
  ['with a document type', zipSync({ 'word/document.xml': strToU8(`<!DOCTYPE a [<!ENTITY b "c">]>${part(deed)}`) })],
])('a Word document %s is refused in a sentence', (_what, bytes) => {
  expect(() => read(bytes)).toThrow(Refusal);
});

test('one that unpacks to more than a deed is not unpacked', () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(40_000_000) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(() => read(bomb)).toThrow('more text than a deed');
  expect(() => read(docxOf(paragraph(run('word '.repeat(300_000)))))).toThrow('more text than a deed');
});

test('a deed in Word is read, shown as its text, and read again with the doubt that its text alone would not tell', async () => {
  const stand = await standService();
  const submit = async (bytes: Uint8Array) => {
    const headers = { 'x-document-name': 'deed.docx' };
    const { job } = (await stand.desktop.call('submitExtract', { headers, body: bytes })).value;
    return settledJob(stand.desktop, job);
  };
  const clean = await submit(docxOf(deed));
  expect(clean.result?.groundtruth_verdicts[0]?.status).toBe('PASS');
  const tracked = await submit(docxOf(`${deed}<w:p><w:del>${run('x').replaceAll('w:t', 'w:delText')}</w:del></w:p>`));
  const id = tracked.job;
  const verdict = async () =>
    (await stand.desktop.call('getDocumentResult', { params: { id } })).value.groundtruth_verdicts[0];
  expect(await verdict()).toMatchObject({ status: 'REVIEW' });
  expect((await verdict())?.reasons.join(' ')).toContain('tracked changes');
  const source = await stand.desktop.call('getDocumentSource', { params: { id } });
  expect(source.media_type).toContain('text/plain');
  expect(new TextDecoder().decode(source.bytes)).toContain('Beginning at an iron pin');
  await stand.desktop.call('readAgain', { params: { id } });
  while ((await stand.desktop.call('getDocument', { params: { id } })).value.again !== null) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await verdict())?.reasons.join(' ')).toContain('tracked changes');
  await stand.desktop.call('deleteDocument', { params: { id } });
  const { readdirSync } = await import('node:fs');
  expect(readdirSync(`${stand.data_dir}/documents`).filter((name) => name.startsWith(id))).toEqual([]);
  await stand.close();
});

const stylesPart = (inner: string) => ({ 'word/styles.xml': `<w:styles xmlns:w="w">${inner}</w:styles>` });
const style = (id: string, type: string, inner: string, rest = '') =>
  `<w:style w:type="${type}" w:styleId="${id}"${rest}><w:name w:val="${id}"/>${inner}</w:style>`;
const STRUCK = '<w:rPr><w:strike/></w:rPr>';
const HIDDEN = '<w:rPr><w:vanish/></w:rPr>';
const styled = (id: string, inner: string) => `<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr>${inner}</w:p>`;
const under = (id: string, more = '') => `<w:rPr><w:rStyle w:val="${id}"/>${more}</w:rPr>`;

const STYLES = [
  style('Normal', 'paragraph', '', ' w:default="1"'),
  style('Gone', 'paragraph', STRUCK),
  style('GoneToo', 'paragraph', '<w:basedOn w:val="Gone"/>'),
  style('Back', 'paragraph', '<w:basedOn w:val="Gone"/><w:rPr><w:strike w:val="0"/></w:rPr>'),
  style('Struck', 'character', STRUCK),
  style('Twice', 'character', '<w:rPr><w:dstrike/></w:rPr>'),
  style('Secret', 'character', HIDDEN),
  style('SecretToo', 'character', '<w:basedOn w:val="Secret"/>'),
  style('RingA', 'character', '<w:basedOn w:val="RingB"/>'),
  style('RingB', 'character', `<w:basedOn w:val="RingA"/>${STRUCK}`),
  style('GoneTable', 'table', STRUCK),
  style('HeadTable', 'table', `<w:tblStylePr w:type="firstRow">${STRUCK}</w:tblStylePr>`),
].join('');

test.each([
  ['a paragraph style', styled('Gone', run('500.00')), /struck out/],
  ['a paragraph style based on such a one', styled('GoneToo', run('500.00')), /struck out/],
  ['a character style', paragraph(run('500.00', under('Struck'))), /struck out/],
  ['a character style, twice over', paragraph(run('500.00', under('Twice'))), /struck out/],
  ['a style that hides', paragraph(run('500.00', under('Secret'))), /hidden/],
  ['a style based on one that hides', paragraph(run('500.00', under('SecretToo'))), /hidden/],
  ['a style in a ring of styles', paragraph(run('500.00', under('RingA'))), /struck out/],
  [
    'the style of its table',
    `<w:tbl><w:tblPr><w:tblStyle w:val="GoneTable"/></w:tblPr><w:tr><w:tc>${paragraph(run('500.00'))}</w:tc></w:tr></w:tbl>`,
    /struck out/,
  ],
])('text struck out or hidden by %s is left out, and that is said', (_, inner, told) => {
  const { text, unread } = read(docxOf(`${paragraph(run('thence North 100.00 feet'))}${inner}`, stylesPart(STYLES)));
  expect(text).toContain('100.00');
  expect(text).not.toContain('500.00');
  expect(unread.join(' ')).toMatch(told);
});

const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

test.each([
  [
    'are written under another prefix',
    { 'word/styles.xml': `<ns0:styles xmlns:ns0="${WORDS}">${STYLES.replaceAll('w:', 'ns0:')}</ns0:styles>` },
  ],
  ['are there twice', { 'word/styles1.xml': '<w:styles xmlns:w="w"/>', ...stylesPart(STYLES) }],
])('where the styles %s it is said that text may be struck out unseen', (_, parts) => {
  expect(read(docxOf(styled('Gone', run('500.00')), parts)).unread.join(' ')).toMatch(/look whether it stands/);
});

test.each([
  ['what is set on the run itself', styled('Gone', run('500.00', '<w:rPr><w:strike w:val="0"/></w:rPr>'))],
  ['a style based on it', styled('Back', run('500.00'))],
  ['a second style that strikes, as toggles do', styled('Gone', run('500.00', under('Struck')))],
  [
    'the part of the table that it is for',
    `<w:tbl><w:tblPr><w:tblStyle w:val="HeadTable"/></w:tblPr><w:tr><w:tc>${paragraph(run('500.00'))}</w:tc></w:tr></w:tbl>`,
  ],
])('text that %s leaves standing is read, and doubted', (_, inner) => {
  const { text, unread } = read(docxOf(inner, stylesPart(STYLES)));
  expect(text).toContain('500.00');
  expect(unread.join(' ')).toMatch(/look whether it stands/);
});

test('what the document strikes out or hides unless a run says otherwise is left out', () => {
  const defaults = `<w:docDefaults><w:rPrDefault>${HIDDEN}</w:rPrDefault></w:docDefaults>`;
  const shown = run('shown', '<w:rPr><w:vanish w:val="0"/></w:rPr>');
  const { text, unread } = read(docxOf(paragraph(`${run('hidden')}${shown}`), stylesPart(defaults)));
  expect(text.trim()).toBe('shown');
  expect(unread.join(' ')).toMatch(/hidden/);
});

test('a plain document with styles says nothing, nor does the mark at the end of a paragraph', () => {
  const marked = `<w:p><w:pPr>${STRUCK}</w:pPr>${run('thence North 100.00 feet')}</w:p>`;
  expect(read(docxOf(marked, stylesPart(STYLES)))).toEqual({ text: 'thence North 100.00 feet\n', unread: [] });
});

test('a text box within a struck run is struck too, and the text behind it is judged by its own run', () => {
  const box = `<w:pict><w:txbxContent>${paragraph(run('boxed'))}</w:txbxContent></w:pict>`;
  const { text } = read(docxOf(paragraph(`<w:r>${STRUCK}${box}<w:t>behind</w:t></w:r>${run('stands')}`)));
  expect(text).not.toMatch(/boxed|behind/);
  expect(text).toContain('stands');
});

test('a look that was changed under tracking is no look, and is told', () => {
  const changed = '<w:rPr><w:b/><w:rPrChange w:id="1"><w:rPr><w:strike/></w:rPr></w:rPrChange></w:rPr>';
  const { text, unread } = read(docxOf(paragraph(run('100.00', changed))));
  expect(text.trim()).toBe('100.00');
  expect(unread.join(' ')).toMatch(/tracked changes/);
});
