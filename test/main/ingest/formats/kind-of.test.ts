// What a document is, by its bytes.
import { describe, expect, test } from 'vitest';
import { decodeText, isPlainText, kindOf } from '#main/ingest/formats/kind-of.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('the kind of a document', () => {
  test.each([
    ['%PDF-1.4\n%\xe2\xe3', 'pdf'],
    ['\x00\x00junk before the header\xff %PDF-1.4\n', 'pdf'],
    ['II*\x00\x08\x00\x00\x00', 'tiff'],
    ['MM\x00*\x00\x00\x00\x08', 'tiff'],
    ['\x89PNG\r\n\x1a\n\x00', 'png'],
    ['\xff\xd8\xff\xe0\x00\x10JFIF', 'jpeg'],
    ['Beginning at a stone', 'text'],
    ['\xef\xbb\xbfBeginning', 'text'],
    ['A page\x0cand another', 'text'],
    ['GIF89a\x01\x00\x01\x00', null],
    ['PK\x03\x04\x14\x00', null],
    ['RIFF\x24\x00\x00\x00WEBP', null],
    ['BM\x36\x00\x00\x00', null],
    ['II+\x00\x08\x00\x00\x00', null],
    ['caf\xe9 in Latin-1', null],
    ['\xd0\xcf\x11\xe0', null],
  ])('%j is %s', (start, kind) => {
    expect(kindOf(bytes(start))).toBe(kind);
  });

  test('of text that speaks of %PDF- further down is text', () => {
    expect(kindOf(bytes('The file began with %PDF-1.4 he said'))).toBe('text');
  });
});

test('text loses its byte-order mark and foreign line ends and nothing else', () => {
  expect(decodeText(Buffer.from('\uFEFFa\r\nb\rc\n d\t'))).toBe('a\nb\nc\n d\t');
});

test.each([
  ['Beginning at a stone', true],
  ['thence North 45\xc2\xb0 East', true],
  ['\t\r\n\x0c a', true],
  ['', false],
  [' \r\n\t', false],
  ['\xc2\xa0\xe2\x80\x83', false],
  ['\xef\xbb\xbf', false],
  ['\xc2\xb0', false],
  ['caf\xe9 in Latin-1', false],
  ['a\x00b', false],
  ['a\x1bb', false],
])('%j is plainly text: %s', (start, plain) => {
  expect(isPlainText(bytes(start))).toBe(plain);
  // It never says so of what would be refused once it is read.
  if (plain) expect(decodeText(bytes(start))?.trim()).not.toBeOneOf([undefined, '']);
});
