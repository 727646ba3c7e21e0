// The words for papers, parties, offices, places and times, and for title, money and rights: none of it moves a line.
import type { WordList } from '#core/language/words/word-list.ts';

export const DEED_WORDS: readonly WordList[] = [
  {
    sort: 'paper',
    nouns: `
      abstract act address affidavit affirmation appendix attachment book box cabinet cadastre case cause
      certificate chapter chart clause code codicil commitment conveyance copy data datum declaration deed
      description diagram docket document drawer drawing entry example exhibit file film folio frame grant
      heading illustration image indenture index information instrument item jurat layout liber license mailing
      map microfilm name notice number oath order ordinance page paper paragraph patent permit petition plan
      plat policy presents proceeding provision reception recital record reel reference register registry report
      resolution roll schedule seal sentence sheet signature sketch slide stamp statute subsection suite survey
      testament transcript verification volume will writing zip
    `,
    plain: 'apn bk certified db doc id inst instr mb no nos ol pb pg pid pp rec vol',
  },
  {
    sort: 'person',
    nouns: `
      administrator administratrice administratrix affiant agency agent assessor assign assignee association
      attorney auditor aunt authority bank bearer beneficiary board brother bureau buyer carrier cashier
      chainbearer chainman chainmen chairman child clerk commission commissioner committee company congregation
      contractor corporation counsel court cousin creditor customer daughter debtor department deponent
      descendant devisee diocese director district drafter draftsman employee engineer executor executrix father
      firm government governor granddaughter grandson grantee grantor guardian guest heir husband individual
      infant inhabitant invitee issue judge justice landlord lawyer legatee lessee lessor licensee man manager
      member minor mortgagee mortgagor mother neighbor neighbour nephew niece notary occupant officer owner
      parent partnership party patentee people person preparer president public purchaser recorder registrar
      representative resident secretary seller servant settler sheriff sister society son spouse successor
      supervisor surveyor survivor taxpayer tenant testator testatrix treasurer trustee uncle vendee vendor
      vestry ward widow widower wife witness woman
    `,
    plain: `
      al children co corp decd deceased dr esq esquire et husbands inc jr llc lp ls ltd men mr mrs ms named pe pls
      rls self selves sr undersigned ux uxor vir wives women
    `,
  },
  {
    sort: 'time',
    nouns: `
      anniversary century date day hour lifetime moment month noon period season session term time week year
    `,
    plain: `
      a.m ad am anno annum apr april aug august clock daylight dec december domini feb february jan january jul
      july jun june lord mar march midnight nov november o oct october p.m pm sep sept september today
    `,
  },
  {
    sort: 'place',
    nouns: `
      borough city commonwealth country county courthouse hamlet office panel parish precinct province
      quadrangle range section state town township village zone
    `,
    plain: 'america meridian principal rge sec tp twp united usa',
  },
  {
    sort: 'matter',
    nouns: `
      accord accordance account acknowledgement acknowledgment action advantage agreement alien allocation
      amount appurtenance area auction arrangement assessment assurance behalf behoof belief benefit bond cent
      certification chain charge chattel citizen claim closing cloud coercion compulsion condition consideration
      contract contradiction cost courtesy covenant coverage coverture curtesy damage debt declination defect
      delinquency demand derivation descent dollar dower effect emolument encumbrance enjoyment equity escrow
      examination exception exemption expense factor favor fear fee force foreign form gain hand hazard
      health hereditament incumbrance indebtedness inheritance installment instalment insurance intent intention interest
      kind knowledge law laws levy liability liberty lien loan manner marriage matter meaning member money
      mortgage nature note opinion payment penalty plain possession power premium presence price profit
      proration purpose quality receipt regulation rent request reservation residency restriction revenue
      reversion rule safety seisin seizin setback source statement status stipulation suit sum supervision
      system tax tenancy tenement term test testimony thing threat title transfer trust uses value variation
      violation virtue warranty welfare work zoning
    `,
    plain: `
      affection affirmed bankrupt cash due exempt indebted insured life love owing payable sale seised seized subject
      sworn unpaid usd
    `,
  },
  {
    sort: 'right',
    nouns: `
      access air casinghead clay coal drainage easement egress electricity franchise gas geothermal gold
      hydrocarbon ingress lease leasehold light lignite littoral main marl metal mineral occupancy oil option ore passage
      passageway peat petroleum pipeline power privilege regress right riparian royalty sand servitude sewage
      sewer shares silver steam sulphur support telecommunication telegraph telephone television timber uranium
      usage use utility view
    `,
    plain: `
      drilling electric electrical exploration fiber gas minerals mining royalties uninterrupted water waters
      ways woods
    `,
  },
];
