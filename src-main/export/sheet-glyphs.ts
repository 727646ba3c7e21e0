// Text in the letters that a font has; what it lacks is spelled by its number.
import type { FontName } from '#main/export/sheet-type.ts';

/** A character without a glyph would be an empty box, which PDF/A forbids and which tells nobody anything. */
export function spelledOf(doc: PDFKit.PDFDocument): (text: string, font: FontName) => string {
  const known = new Map<string, boolean>();
  const has = (character: string, font: FontName): boolean => {
    const key = font + character;
    const found = known.get(key);
    if (found !== undefined) return found;
    const has = hasGlyph(doc, character, font);
    known.set(key, has);
    return has;
  };
  return (text, font) => {
    const plain = text.normalize('NFC').replace(/[\t\r\u00a0\u2000-\u200a\u202f]/g, ' ');
    return Array.from(plain, (character) => {
      if (character === '\n' || (character >= ' ' && character <= '~')) return character;
      if (/[\p{Cc}\p{Cf}]/u.test(character)) return '';
      if (has(character, font)) return character;
      return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
    }).join('');
  };
}

interface FontWithGlyphs {
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

function hasGlyph(doc: PDFKit.PDFDocument, character: string, font: FontName): boolean {
  // The typings leave out the parsed font that an embedded one carries.
  const embedded = (doc.font(font) as unknown as { _font: FontWithGlyphs })._font;
  return embedded.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
