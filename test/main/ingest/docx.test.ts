import { strToU8, zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
import { readDocx } from '#main/ingest/docx.ts';
import { closeIngest, ingest } from '#main/ingest/ingest.ts';
import { kindOf } from '#main/ingest/kind-of.ts';
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
