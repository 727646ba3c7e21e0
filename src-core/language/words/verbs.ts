// Verbs by what they do: which grant, state, record, promise and use, and which keep, choose or change.
import type { WordList } from '#core/language/words/word-list.ts';

export const VERBS: readonly WordList[] = [
  {
    sort: 'contain',
    verbs: 'aggregate compose comprise consist contain embrace enclose encompass total',
    plain: 'cont containg contd contg equals',
  },
  {
    sort: 'grant',
    verbs: `
      acquire alien alienate allot assign bargain bequeath cede confirm convey dedicate deed demise derive descend devise
      donate dwell enfeoff enjoy grant inherit lease marry obtain occupy own pass patent possess purchase
      quitclaim receive release remarry remise reside tend transfer transmit vest
    `,
    plain: `
      born bought buy buying buys die died give held let lets live lived lives living quit quits sell selling
      sells sold willed
    `,
  },
  {
    sort: 'state',
    verbs: `
      abut accompany adjoin annex appear appertain assume attach bear become belong border bound butt call close
      consider constitute correspond delineate denote depict edge outline hatch shade tint describe designate entitle establish exhibit
      express face fall front identify imply include incorporate indicate intend join know label letter lie list
      locate mention name overlook pertain plat point prolong recite recover refer relate represent schedule
      rezone situate start state surround tabulate term zone
    `,
    plain: `
      bore borne came come comes coming form formed forming forms know known knows lay lies lying mean meaning
      means meant numbered see seen sees show showing shown shows situate stand standing stands stood understood
    `,
  },
  {
    sort: 'record',
    verbs: `
      acknowledge address admit adopt advertise affirm appraise define hear proclaim specify affix appoint attest authorize balance base bevel blaze bore bury
      calculate cap cause certify char chisel chop commission compile complete compute consummate crimp date declare
      deliver depose deposit direct docket draft drive embed empower enact engrave enroll enter examine execute file
      flag grade hack imbed index inscribe issue lodge mail mark measure monument notarize notch note observe
      ordain order pave pinch plot plug prepare present print probate produce prove publish qualify ratify reckon
      record reference register reinforce reproduce request rerecord restore return scribe seal sign stake stamp
      subscribe supervise survey tag testify tie type withdraw witness
    `,
    plain: `
      begun burnt chiselled done draw drawing draws drew drawn driven found given gives hung laid made make makes making proven read run
      send sends sent set swear swears swore sworn tell tells told write writes writing written wrote
    `,
  },
  {
    sort: 'covenant',
    verbs: `
      abide accept accrue acquit advance arrange borrow enable exonerate explain expose impeach impose incur manage participate reimburse succeed advise affect agree allocate apply apprise approve arise assent assess
      assure authorize benefit bind break burden charge check claim collect comply consent construe contract
      convene cost covenant create deal default desire defend determine discharge disclaim disclose discover disqualify disturb
      encumber enforce engage evict exist expire fail foreclose guarantee hinder hypothecate incumber indemnify
      inquire insure inure invest levy limit molest mortgage notify oblige owe pay perform pledge promise prorate
      redeem reflect relinquish remit renew renounce satisfy say secure subject subordinate sue suffer transact
      verify violate waive warrant
    `,
    plain: `
      arises arising arose effected taxed taxing evidenced evidencing supplied binding binds bound due hold holding holds owed paid paying pays seized undertake
    `,
  },
  {
    sort: 'use',
    verbs: `
      allow board breed generate bring build burn bury carry clear conduct connect conserve construct cover cross
      cultivate discharge display dispose drain drill drive dump emit enter erect excavate explore extract fish
      flow graze hang haul heat house hunt improve inspect install inter irrigate license light maintain
      manufacture market mine need obstruct operate overhang paint park pass permit pipe place plant post preach preserve
      produce prohibit prospect protect pump quarry raise rebuild reconstruct remove repair repass replace require restore
      restrict serve store string subdivide teach transport travel treat trim underlie upgrade use walk water worship
    `,
    plain: `
      builds built dig digging digs drawn dug keep keeping keeps kept laid lay laying lays lived overhung put
      ridden run running
    `,
  },
  {
    sort: 'reserve',
    verbs: 'reserve retain',
  },
  {
    sort: 'keep',
    verbs: `
      appropriate choose elect exercise expropriate gain get lose nominate pick prefer remain select stay stop surrender take withhold
    `,
    plain: `
      back chose chosen gave gets go goes gone got gotten hands leave leaves leaving left lost remained remains
      stayed stays taken takes taking took went withheld
    `,
  },
  {
    sort: 'change',
    verbs: `
      abandon accrete acquiesce add adjudge adjust alter amend annul approximate ascertain bend cancel carve
      challenge change clash condemn conflict consolidate contest control correct count decay decree deduct
      delete destroy detach detour deviate differ disappear dispute disregard divide doubt encroach enlarge
      erode err estimate exceed exchange exclude extend fix fluctuate govern guess jog lengthen litigate merge
      revert escheat forfeit lapse miscopy misdescribe misstate move narrow omit overlap pace partition prescribe prevail pull quarrel
      question recede reconvey redefine redraw reduce relocate replace rescind reset resurvey retrace revise
      revoke rot rotate rule scale separate sever shift shorten step straighten strike substitute subtract
      supersede suppose swallow swap swing transpose trespass turn uproot vacate vanish vary void wander wash
      widen yield zigzag
    `,
    plain: `
      abandonment accretion acquiescence adjustment adjustments adverse alteration amendment appropriation avulsion bent
      change compromise condemnation correction corrective corrigendum cut cuts cutting decree dedication
      deduction deductions deficiency determined determines difference discrepancies discrepancy dispute doubt
      encroachment encroachments enlargement erosion errata erratum excess exclusion extension fallen fault fell
      grown judgment lawsuit litigation omission overage overlaps overran overrun possessor possessors reads
      reduction relocation replacement rerun restoration resurvey revision shrunk stricken struck substitution
      subtraction surplus swung trespass underage vacation variance withdrew
    `,
  },
  {
    sort: 'run',
    verbs: `
      ascend bisect continue curve deflect depart descend empty follow head intersect meander proceed reach
      resume return subtend terminate touch wind
    `,
    plain: `
      beg began begin beginning begins commence commences commencing lead leading leads meet meeting meets ran runs
      start starting starts strike strikes striking
    `,
  },
];
