// Verbs by what they do: which grant, state, record, promise and use, and which keep, choose or change.
import type { WordList } from '#core/read/sense/lexicon.ts';

export const VERBS: readonly WordList[] = [
  {
    sort: 'contain',
    verbs: 'contain comprise embrace enclose encompass aggregate consist total',
    plain: 'cont containg contg contd',
  },
  {
    sort: 'grant',
    verbs: `
      convey grant bargain deed devise bequeath inherit purchase acquire release quitclaim remise alien alienate transfer
      assign demise lease patent own possess occupy dwell reside descend vest derive obtain receive confirm allot
      enfeoff transmit  
      tend enjoy pass
    `,
    plain:
      'sell sells selling sold buy buys buying bought held let lets live lives lived living died die born give quit quits',
  },
  {
    sort: 'state',
    verbs: `
      lie adjoin know call describe situate locate bound designate represent mention refer name identify delineate depict
      plat entitle appear recite state express intend constitute belong appertain pertain join front
      exhibit indicate denote term abut bear zone label tabulate butt face overlook surround point start become close establish recover assume prolong border relate correspond accompany attach annex incorporate include
      list letter 
    `,
    plain:
      'numbered bore borne shown show shows showing known knows know lies lying lay seen see sees mean means meaning meant comes come came coming situate stand stands standing stood forms form formed forming',
  },
  {
    sort: 'record',
    verbs: `
      record file register sign seal deliver execute acknowledge certify subscribe attest witness prepare draft survey
      compile date prove probate admit order docket mail return affix authorize appoint examine adopt publish print plot
      compute calculate base reckon issue withdraw restore ratify direct request address index depose affirm testify empower qualify  
      commission notarize stamp type present produce cause  lodge deposit enter reference
      tie monument mark cap flag inscribe scribe engrave chisel stake drive embed imbed tag notch hack chop blaze bore plug bury grade pave crimp pinch bevel reinforce char measure balance  supervise
      observe reproduce complete   rerecord declare 
    `,
    plain:
      'told tell tells driven burnt hung chiselled written write wrote writes writing proven made make makes making drawn sworn swear swore swears set read given gives  found sent send sends begun laid done run',
  },
  {
    sort: 'covenant',
    verbs: `
      covenant agree promise bind warrant defend guarantee pay renew secure owe levy assess prorate accept relinquish
      renounce waive consent discharge satisfy indemnify comply perform enforce inure expire foreclose default
      acquit insure assure engage  encumber incumber mortgage charge suffer claim disclaim disturb molest
      evict hinder affect  sue invest verify check notify  allocate disqualify collect remit
       transact advise advance accrue arise exist contract subordinate redeem  hypothecate pledge
      convene approve review inquire abide say reflect break disclose apprise  violate fail create construe apply discover subject burden benefit
    `,
    plain: 'hold holds holding paid pays paying bound binds binding seized undertake owed arising arises arose due',
  },
  {
    sort: 'use',
    verbs: `
      use maintain repair enter travel cross drive walk park drill mine remove explore produce haul install operate construct
      inspect replace trim clear graze hunt fish store plant cultivate erect build place permit allow prohibit restrict
      subdivide pass repass drain pipe conduct transport market prospect extract treat water serve connect raise breed board
      dump discharge emit display post paint rebuild restore conduct carry burn  manufacture dispose house build light heat
      license need require  string overhang flow pump irrigate excavate quarry  bury inter worship
      teach preach conserve protect preserve hang cover improve underlie
    `,
    plain:
      'built builds kept keep keeps keeping lay lays laying laid dig digs digging dug lived drawn overhung ridden put run running',
  },
  {
    sort: 'reserve',
    verbs: 'reserve retain',
  },
  {
    sort: 'keep',
    verbs: `
      withhold take get choose pick gain lose stay remain seize
        stop elect select nominate prefer exercise surrender
    `,
    plain:
      'took takes taking taken gets got gotten chose chosen lost gave goes go went gone stays stayed remains remained withheld leaves left leave leaving   hands back',
  },
  {
    sort: 'change',
    verbs: `
      move shift change alter correct amend revise adjust extend shorten lengthen enlarge reduce widen straighten relocate
      replace substitute swing turn bend vary deviate overlap encroach conflict clash differ dispute govern control prevail
      rule yield wash destroy reset estimate suppose resurvey retrace redraw redefine narrow swap exchange accrete erode
      abandon vacate   deduct subtract add omit delete strike exclude  swallow trespass err
      transpose miscopy misstate misdescribe rotate supersede annul rescind revoke cancel void disregard exceed
      contest quarrel litigate doubt question challenge decree adjudge acquiesce prescribe  condemn
      reconvey  partition divide carve sever detach separate merge consolidate  wander zigzag jog
      detour pull uproot disappear vanish decay rot fluctuate recede  count yield 
       fix ascertain approximate scale pace step guess sketch
    `,
    plain: `
      swung bent  fell fallen cut cuts cutting overran overrun overlaps adverse encroachment encroachments
      relocation correction revision adjustment amendment alteration accretion avulsion erosion resurvey 
      condemnation dedication vacation abandonment  possessor possessors dispute decree judgment lawsuit
      litigation variance discrepancy discrepancies excess surplus deficiency fault doubt difference  change
      determined determines erratum errata corrigendum adjustments  rerun shrunk grown stricken struck overage underage
      reads deduction deductions subtraction exclusion omission reduction enlargement extension substitution replacement restoration trespass acquiescence compromise
    `,
  },
  {
    sort: 'run',
    verbs: `
      proceed continue follow intersect reach deflect terminate depart return ascend descend curve meander wind head
       touch bisect subtend resume
    `,
    plain:
      'ran runs meets meeting meet strikes striking strike leads leading lead begin begins began beginning commence commences commencing start starts starting',
  },
];
