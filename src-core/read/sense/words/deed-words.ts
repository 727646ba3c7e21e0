// The words for papers, parties, offices, places and times, and for title, money and rights: none of it moves a line.
import type { WordList } from '#core/read/sense/lexicon.ts';

export const DEED_WORDS: readonly WordList[] = [
  {
    sort: 'paper',
    nouns: `
      deed description book page volume liber folio instrument document record plat map plan chart survey certificate paper file
      cabinet slide sheet drawer drawing index cadastre roll register registry reel frame exhibit schedule appendix attachment
      conveyance indenture patent grant entry will testament codicil order act
      statute chapter resolution ordinance permit license affidavit notice report abstract commitment policy
      reference number name heading paragraph item clause sentence recital provision
      affirmation jurat verification oath signature seal stamp reception film microfilm image
      subsection docket case cause petition proceeding
      copy illustration information example transcript presents writing address mailing zip code box suite
    `,
    plain: 'no nos vol bk pg pp db pb apn pid id rec instr doc certified inst mb ol',
  },
  {
    sort: 'person',
    nouns: `
      grantor grantee seller buyer vendor vendee purchaser lessor lessee landlord tenant mortgagor mortgagee party owner
      heir assign assignee successor executor executrix administrator administratrix administratrice trustee beneficiary
      devisee legatee representative husband wife widow widower spouse child son daughter father mother parent brother sister
      grandson granddaughter nephew niece uncle aunt cousin minor infant guardian ward man woman person people
      individual company corporation partnership association firm bank society congregation vestry diocese
      district board commission committee department bureau agency authority government court clerk recorder registrar
      surveyor engineer notary judge justice sheriff commissioner attorney lawyer counsel officer
      president secretary treasurer cashier manager member director agent servant employee guest invitee licensee contractor
      public witness deponent affiant testator testatrix survivor issue descendant creditor debtor taxpayer assessor auditor
      supervisor governor chairman neighbor neighbour occupant resident inhabitant settler patentee carrier bearer
      chainman chainmen chainbearer preparer drafter draftsman customer
    `,
    plain:
      'mr mrs ms dr jr sr esq esquire llc inc co corp ltd lp pls rls ls pe children husbands wives men women et al ux uxor vir undersigned named deceased self selves',
  },
  {
    sort: 'time',
    nouns: 'day year month week date time hour noon term period lifetime century anniversary moment',
    plain:
      'january february march april june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec a.m p.m am pm o clock annum anno domini lord ad today midnight daylight',
  },
  {
    sort: 'place',
    nouns: `
      county state town city village township borough parish commonwealth province country hamlet section
      range precinct quadrangle zone panel office courthouse
    `,
    plain: 'sec twp tp rge united america usa meridian principal',
  },
  {
    sort: 'matter',
    nouns: `
      title warranty area revenue variation declination covenant claim demand interest fee lien mortgage encumbrance incumbrance tax assessment debt note bond
      consideration dollar cent sum money price value payment receipt loan rent profit dower curtesy courtesy
      marriage descent inheritance possession enjoyment seizin seisin chattel trust uses behoof behalf
      benefit favor virtue power testimony presence hand knowledge belief examination compulsion fear coercion threat
      acknowledgment acknowledgement accord status coverture reversion hereditament
      appurtenance member liberty advantage emolument action suit law equity laws regulation rule
      restriction condition stipulation reservation exception agreement contract arrangement term matter
      insurance premium penalty charge cost expense damage delinquency installment instalment escrow closing proration
      statement exemption transfer gain residency citizen alien foreign allocation
      derivation source chain intention intent meaning manner form nature kind quality
      assurance defect cloud contradiction accordance request opinion certification supervision
      zoning setback flood hazard plain
      health safety welfare thing amount account work test effect force violation system factor
    `,
    plain:
      'cash usd life seized seised insured indebted unpaid due owing payable exempt subject love affection bankrupt sworn affirmed',
  },
  {
    sort: 'right',
    nouns: `
      easement right privilege servitude lease option royalty mineral oil gas coal timber ore metal gold silver
      lignite sulphur uranium hydrocarbon petroleum casinghead sand clay peat marl geothermal
      utility electricity power telephone telegraph telecommunication television sewer sewage steam light
      pipeline main drainage ingress egress regress access passage passageway use usage occupancy support
      shares franchise
      view air riparian littoral
    `,
    plain:
      'water waters uninterrupted electric electrical gas fiber minerals mining drilling exploration royalties woods ways',
  },
];
