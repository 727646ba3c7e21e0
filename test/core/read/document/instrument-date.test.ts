// The day that an instrument was made, whatever its habendum and its covenants say of other things.
import { expect, test } from 'vitest';
import { documentTextOf } from '#core/language/text/document-text.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocumentFacts } from '#core/read/document/document-facts.ts';

const deed = (closing: string): string =>
  `STATE OF SOUTH CAROLINA, COUNTY OF LEXINGTON

KNOW ALL MEN BY THESE PRESENTS, That I, Ada Purdy, of said County, in consideration of Five Dollars to me in hand paid by Lowell Tatum, have granted, bargained, sold and released, and by these presents do grant, bargain, sell and release unto the said Lowell Tatum a tract of land: Beginning at a stone; thence N 10° E 200 feet; thence S 80° E 200 feet; thence S 10° W 200 feet; thence N 80° W 200 feet to the beginning.

${closing}`;

test.each([
  'TO HAVE AND TO HOLD, all and singular, the said premises before mentioned unto the said Lowell Tatum, his heirs and assigns forever.\n\nWITNESS my hand and seal this 2nd day of October, 1961.\n\nAda Purdy (SEAL)',
  'The preparer makes no representation as to the state of the title.\n\nWITNESS our signatures this 2nd day of October, 1961.\n\nAda Purdy\n\nSTATE OF SOUTH CAROLINA. Personally appeared before me Ada Purdy on October 4, 1961.',
  'The parties exonerate the Notary from all liability on that account.\n\nTHUS DONE AND SIGNED at Columbia, on this 2nd day of October, 1961, in the presence of the undersigned.\n\nAda Purdy',
])('%s', (closing) => {
  expect(readDocumentFacts(documentTextOf(pagesOfText(deed(closing)))).metadata.transfer_date).toBe('1961-10-02');
});
