// Every way of naming a party in every form of granting clause: who is read is who was written.
import { expect, test } from 'vitest';
import { documentTextOf } from '#core/language/text/document-text.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocumentFacts } from '#core/read/document/document-facts.ts';

const PARTIES: readonly (readonly [printed: string, names: readonly string[]])[] = [
  ['Ansel Purdy', ['Ansel Purdy']],
  ['Ansel H. Purdy, a single man', ['Ansel H. Purdy']],
  ['Mary Ann McAfee, a widow and not remarried', ['Mary Ann McAfee']],
  ['Ansel Purdy and Della Purdy, husband and wife', ['Ansel Purdy', 'Della Purdy']],
  ['Ansel Purdy and wife, Della Purdy', ['Ansel Purdy', 'Della Purdy']],
  ['Ansel Purdy and Della Purdy, his wife', ['Ansel Purdy', 'Della Purdy']],
  ['Ansel Purdy and Della his wife', ['Ansel Purdy', 'Della Purdy']],
  ['Ansel Purdy, joined by his wife, Della Purdy', ['Ansel Purdy', 'Della Purdy']],
  ['Ansel Purdy et ux', ['Ansel Purdy']],
  ['Ansel Purdy, Della Purdy and Otis C. Rhyne', ['Ansel Purdy', 'Della Purdy', 'Otis C. Rhyne']],
  ['Ansel Purdy, a single man, and Otis Rhyne, a married man', ['Ansel Purdy', 'Otis Rhyne']],
  ['Ansel Purdy, Jr. and Otis Rhyne, III, as tenants in common', ['Ansel Purdy, Jr.', 'Otis Rhyne, III']],
  ["J. D. O'Brien, Trustee of the O'Brien Family Trust", ["J. D. O'Brien"]],
  ['Ansel Purdy, Executor of the Estate of Rufus Purdy, deceased', ['Ansel Purdy']],
  ['Ansel Purdy of the County of Lee and State of Texas', ['Ansel Purdy']],
  ['Ansel Purdy, of 12 Elm Street, Akron, Ohio 44301', ['Ansel Purdy']],
  [
    'Ansel Purdy and Della Purdy, husband and wife, whose address is 12 Elm Street, Akron, Ohio 44301',
    ['Ansel Purdy', 'Della Purdy'],
  ],
  [
    'Big Sandy Coal Company, a corporation organized under the laws of the State of Kentucky',
    ['Big Sandy Coal Company'],
  ],
  ['Red Fox Holdings, LLC, a Delaware limited liability company', ['Red Fox Holdings, LLC']],
  ['The First National Bank of Abilene', ['The First National Bank of Abilene']],
  ['Orr, Bell & Finch, P.C., a professional corporation', ['Orr, Bell & Finch, P.C.']],
  ['First Farmers & Merchants National Bank', ['First Farmers & Merchants National Bank']],
  ['Great Lakes Supply of America, Inc., a Delaware corporation', ['Great Lakes Supply of America, Inc.']],
  ['Plains Bank, National Association', ['Plains Bank, National Association']],
  ['June A Tully, a widow', ['June A Tully']],
  ['Ansel Purdy Senr and Della his wife', ['Ansel Purdy Senr', 'Della Purdy']],
  [
    'Gulf Hydrocarbons and Resources LLC, a Delaware limited liability company',
    ['Gulf Hydrocarbons and Resources LLC'],
  ],
  ['Norfolk & Western Railway Company, a Virginia corporation', ['Norfolk & Western Railway Company']],
  ['Tennessee Valley Authority', ['Tennessee Valley Authority']],
  ["St. Mary's Catholic Church", ["St. Mary's Catholic Church"]],
  ['Board of Education of Union County', ['Board of Education of Union County']],
  ['City of Kiel, a municipal corporation', ['City of Kiel']],
  ['Smith Brothers Lumber Co., a partnership', ['Smith Brothers Lumber Co.']],
  ['Carlos de la Garza and Ana van der Meer, his wife', ['Carlos de la Garza', 'Ana van der Meer']],
  ['Wells Fargo Bank, N.A., as Trustee under agreement dated May 4, 1988', ['Wells Fargo Bank, N.A.']],
  ['Purdy Family Limited Partnership, by its general partner', ['Purdy Family Limited Partnership']],
  ['Ansel Purdy a/k/a A. H. Purdy', ['Ansel Purdy']],
];

const FORMS: readonly (readonly [name: string, write: (grantor: string, grantee: string) => string])[] = [
  [
    'parties of the first and second part',
    (a, b) =>
      `THIS INDENTURE, made this 4th day of May, 1951, between ${a}, party of the first part, and ${b}, party of the second part, WITNESSETH: That the party of the first part does grant, bargain and sell unto the party of the second part the following land in Lee County, Ohio.`,
  ],
  [
    'an indenture whose head is lost',
    (a, b) =>
      `This Jnsenturs, Made the 4th day of May in the year of our Lord one thousand nine hundred and fifty one (1951) ${a} part y of the first part, and ${b} part y of the second part; Witnesseth, That the said part y of the first part does hereby grant, bargain, sell and convey unto the said part y of the second part the following land in Lee County, Ohio.`,
  ],
  [
    'between grantor and grantee',
    (a, b) =>
      `THIS DEED, made and entered into this 4th day of May, 1951, by and between ${a}, hereinafter called Grantor, and ${b}, hereinafter called Grantee. Grantor hereby conveys to Grantee the following land in Lee County, Ohio.`,
  ],
  [
    'between, with roles in quotes',
    (a, b) =>
      `This Deed is made May 4, 1951 between ${a} ("Grantor") and ${b} ("Grantee"). Grantor conveys to Grantee the following land in Lee County, Ohio.`,
  ],
  [
    'conveys and warrants',
    (a, b) =>
      `${a}, conveys and warrants to ${b}, for Ten Dollars, the following land in Lee County, Ohio. Dated May 4, 1951.`,
  ],
  [
    'the grantor, in capitals',
    (a, b) =>
      `THE GRANTOR, ${a}, for and in consideration of Ten Dollars in hand paid, CONVEYS AND WARRANTS TO ${b}, the following described real estate in Lee County, Ohio. Dated May 4, 1951.`,
  ],
  [
    'know all men, with the payer',
    (a, b) =>
      `KNOW ALL MEN BY THESE PRESENTS, That ${a}, in consideration of Ten Dollars to them paid by ${b}, the receipt whereof is hereby acknowledged, do hereby grant, bargain, sell and convey unto the said ${b}, heirs and assigns forever, the following land in Lee County, Ohio. Witness our hands this 4th day of May, 1951.`,
  ],
  [
    'we have sold and do sell',
    (a, b) =>
      `Know all men that we, ${a}, for the sum of Ten Dollars, have sold and conveyed and by these presents do sell and convey unto ${b}, a tract of land in Lee County, Ohio. Witness our hands this 4th day of May, 1951.`,
  ],
  [
    'made by grantor to grantee',
    (a, b) =>
      `This Warranty Deed made the 4th day of May, 1951, by ${a}, hereinafter called the grantor, to ${b}, hereinafter called the grantee: Witnesseth, that the grantor conveys unto the grantee land in Lee County, Ohio.`,
  ],
  [
    'for a valuable consideration',
    (a, b) =>
      `FOR A VALUABLE CONSIDERATION, receipt of which is hereby acknowledged, ${a}, hereby GRANTS to ${b}, the real property in Lee County, Ohio. Dated: May 4, 1951`,
  ],
  [
    'a form with labels',
    (a, b) =>
      `Date: May 4, 1951\n\nGrantor: ${a}\n\nGrantee: ${b}\n\nConsideration: Ten dollars.\n\nProperty: land in Lee County, Ohio.`,
  ],
  [
    'the undersigned quitclaim',
    (a, b) =>
      `The undersigned, ${a}, for one dollar, hereby remise, release and quitclaim to ${b}, all interest in land in Lee County, Ohio. Executed May 4, 1951.`,
  ],
  [
    'of the one part and of the other part',
    (a, b) =>
      `This Indenture made the fourth day of May in the year of our Lord one thousand nine hundred and fifty-one between ${a} of the one part and ${b} of the other part witnesseth that the said party hath bargained and sold a tract of land in Lee County, Ohio.`,
  ],
  [
    'received to our full satisfaction of',
    (a, b) =>
      `TO ALL PEOPLE TO WHOM THESE PRESENTS SHALL COME, GREETING: KNOW YE, That we, ${a}, for the consideration of Ten Dollars received to our full satisfaction of ${b}, do give, grant, bargain, sell and confirm unto the said ${b}, a parcel of land in Lee County, Ohio. Signed and sealed this 4th day of May, 1951.`,
  ],
  [
    'in consideration paid',
    (a, b) =>
      `In consideration of Ten Dollars and other good and valuable consideration paid, ${a}, hereby convey and specially warrant to ${b}, Grantee, land in Lee County, Ohio. Signed this 4th day of May, 1951.`,
  ],
  [
    'dated, from grantor to grantee',
    (a, b) => `THIS DEED, dated May 4, 1951, from ${a}, Grantor, to ${b}, Grantee, for land in Lee County, Ohio.`,
  ],
  [
    'grantor named after the name',
    (a, b) =>
      `${a}, Grantor, hereby CONVEYS AND WARRANTS to ${b}, Grantee, for the sum of TEN DOLLARS, the following described tract of land in Lee County, Ohio. WITNESS the hand of said grantor, this 4th day of May, 1951.`,
  ],
  [
    'the undersigned grants to',
    (a, b) =>
      `For one dollar, the undersigned ${a} ("Grantor"), hereby grants to ${b} ("Grantee"), land in Lee County, Ohio. Executed this 4th day of May, 1951.`,
  ],
  [
    'venue, then know all men',
    (a, b) =>
      `THE STATE OF OHIO, COUNTY OF LEE. KNOW ALL MEN BY THESE PRESENTS: That ${a}, for and in consideration of the sum of Ten Dollars cash, have Granted, Sold and Conveyed, and by these presents do Grant, Sell and Convey unto the said ${b}, all that certain tract of land situated in Lee County, Ohio. Witness our hands at Dill, this the 4th day of May, A. D. 1951.`,
  ],
  [
    'have this day bargained and sold',
    (a, b) =>
      `For and in consideration of the sum of Ten Dollars, cash in hand paid, the receipt of which is hereby acknowledged, we, ${a}, have this day bargained and sold, and do hereby transfer and convey unto ${b}, a certain tract of land in Lee County, Ohio. This the 4th day of May, 1951.`,
  ],
  [
    'first party to second party',
    (a, b) =>
      `This Quit-Claim Deed, executed this 4th day of May, 1951, by ${a}, first party, to ${b}, second party: Witnesseth, that the said first party does remise, release and quit-claim unto the said second party the land in Lee County, Ohio.`,
  ],
  [
    'on this day convey and warrant',
    (a, b) =>
      `On this 4th day of May, 1951, ${a}, convey and warrant to ${b}, all the following described real estate in Lee County, Ohio.`,
  ],
  [
    'between, with roles in brackets',
    (a, b) =>
      `THIS DEED, MADE the 4th day of May in the year nineteen hundred and fifty-one (1951) BETWEEN ${a} (hereinafter called the Grantors), and ${b} (hereinafter called the Grantees), WITNESSETH, that in consideration of Ten Dollars, the Grantors do hereby grant and convey to the Grantees land in Lee County, Ohio.`,
  ],
  [
    'paid by the grantee, unto the said grantee',
    (a, b) =>
      `KNOW ALL MEN BY THESE PRESENTS, That ${a}, hereinafter called grantor, for the consideration hereinafter stated, to grantor paid by ${b}, hereinafter called grantee, does hereby grant, bargain, sell and convey unto the said grantee certain real property in Lee County, Ohio. Dated May 4, 1951.`,
  ],
];

const OTHER = 'Lowell Tatum';
const folded = (names: readonly string[]) => names.map((name) => name.toLowerCase().replace(/^the /, ''));

function readDeed(clause: string) {
  const text = `BOOK 12 PAGE 4\n\nWARRANTY DEED\n\n${clause.replaceAll(',,', ',')}`;
  return readDocumentFacts(documentTextOf(pagesOfText(text))).metadata;
}

test.each(FORMS)('%s', (_, write) => {
  for (const [printed, names] of PARTIES) {
    for (const written of [printed, printed.toUpperCase()]) {
      const conveying = readDeed(write(written, OTHER));
      expect([written, folded(conveying.grantors)]).toEqual([written, folded(names)]);
      expect([written, conveying.grantees]).toEqual([written, [OTHER]]);
      const receiving = readDeed(write(OTHER, written));
      expect([written, folded(receiving.grantees)]).toEqual([written, folded(names)]);
      expect([written, receiving.grantors]).toEqual([written, [OTHER]]);
      for (const { transfer_date, county, state } of [conveying, receiving]) {
        expect({ transfer_date, county, state }).toEqual({ transfer_date: '1951-05-04', county: 'Lee', state: 'OH' });
      }
    }
  }
});

/** Without a plain title above them, and with what recorders and printers set there. */
test.each([
  [
    'GENERAL WARRANTY DEED (O.R.C. 5302.05)\n\nAda Purdy, unmarried, of Lee County, Ohio, for valuable consideration paid, grants with general warranty covenants to Lowell Tatum, the following real property:\n\nBeginning at a stone',
    ['Ada Purdy'],
    ['Lowell Tatum'],
  ],
  [
    'State of Tennessee, White County. I, Ada Purdy, for and in consideration of one hundred dollars, do hereby bargain, sell, transfer and convey to Lowell Tatum, his heirs and assigns forever, a certain piece of land, bounded as follows:\n\nBeginning on a maple',
    ['Ada Purdy'],
    ['Lowell Tatum'],
  ],
  [
    'INDENTURE made this first day of May, 1887, between Ada Purdy of the City of Troy, County of Rensselaer and State of New York, of the first part, and Lowell Tatum of the same place, of the second part.\n\nWITNESSETH, That the said party of the first part does hereby grant and release unto the said party of the second part',
    ['Ada Purdy'],
    ['Lowell Tatum'],
  ],
  [
    "TRUSTEE'S DEED\n\nBecker County, Minnesota. Date: June 22, 1999.\n\nFOR VALUABLE CONSIDERATION, Ada Purdy, as Trustee, Grantor, hereby conveys and quitclaims to Lowell Tatum, Grantee, real property in Becker County, Minnesota",
    ['Ada Purdy'],
    ['Lowell Tatum'],
  ],
  [
    'Lee County, Illinois, 1897. Ada Purdy, widow, conveys and warrants to Tobias Grant the following land',
    ['Ada Purdy'],
    ['Tobias Grant'],
  ],
  [
    'WARRANTY DEED\n\nADA PURDY, a widow, GRANTOR, in consideration of Ten Dollars received from GRANTEE, LOWELL TATUM, conveys to GRANTEE the following real estate',
    ['Ada Purdy'],
    ['Lowell Tatum'],
  ],
  [
    'THIS DEED made this 8th day of August, 2003, by and between Grantor, Ada Purdy, widow, and Grantee, Lowell Tatum. WITNESSETH, that the Grantor does grant and convey unto the Grantee',
    ['Ada Purdy'],
    ['Lowell Tatum'],
  ],
  [
    'THIS DEED OF GIFT, made this 17th day of October, 2017, by and between ADA PURDY, Grantor, and her daughter, ROSE PURDY BELL, Grantee. WITNESSETH: the Grantor gives, grants and conveys unto the Grantee',
    ['Ada Purdy'],
    ['Rose Purdy Bell'],
  ],
  [
    'Know all men by these presents, that I, Ada Purdy of Troy, for seven hundred dollars received of Lowell Tatum, do give, grant, bargain, sell and confirm unto him the said Lowell Tatum, and to his heirs, a piece of land',
    ['Ada Purdy'],
    ['Lowell Tatum'],
  ],
  [
    'QUITCLAIM DEED\n\nEASTERN PAPER COMPANY, a Maine corporation with its principal place of business in Old Town, County of Penobscot and State of Maine, for consideration paid, grants to LOWELL TATUM of Milford the land',
    ['Eastern Paper Company'],
    ['Lowell Tatum'],
  ],
  [
    'WARRANTY DEED\n\nThe Purdy Townsite Syndicate, a corporation of Nebraska, in consideration of One Dollar, does hereby grant, sell and convey unto Lowell Tatum the following real estate',
    ['The Purdy Townsite Syndicate'],
    ['Lowell Tatum'],
  ],
  [
    "EXECUTOR'S DEED\n\nWHEREAS Rufus Purdy died testate, and letters testamentary issued to the undersigned: NOW THEREFORE the undersigned as Executor hereby sells and conveys to Lowell Tatum the following real estate, held by said decedent at the time of his death.\n\nExecuted this 14th day of September, 1962.\n\nHenry J. Purdy, Executor of the Estate of Rufus Purdy, deceased",
    ['Henry J. Purdy'],
    ['Lowell Tatum'],
  ],
])('%s', (text, grantors, grantees) => {
  const read = readDocumentFacts(documentTextOf(pagesOfText(text))).metadata;
  expect({ grantors: read.grantors, grantees: read.grantees }).toEqual({ grantors, grantees });
});
