// The small words of every sentence, and those that give one force: that allow, forbid, condition, limit or doubt.
import type { WordList } from '#core/language/words/word-list.ts';

export const SMALL_WORDS: readonly WordList[] = [
  {
    sort: 'qualifier',
    plain: `
      a able above abovementioned absolute absolutely abutting actual additional adjacent adjoining afore
      aforementioned aforesaid aged aggregate agricultural alike all also aluminum always an ancient annually another
      any anyways apart apparent applicable approximately appurtenant astronomic aught away below big black blue
      bordering both brass brick broken bronze cadastral capital cast cement cent central certain circular clear
      combined commercial common commonly competent complete compound computed concave concrete contiguous
      conc continuously convenient convex copper corporate corrugated cultivated current currently customarily
      customary cyl cylindrical dead deceased deep direct directly disposing distant ditto domestic double due duly each early
      eighth else enclosed ensuing entire entirely equal equally etc even ever every everywhere exact exactly
      exclusive existing expressly exterior extreme faithfully fallen far farming federal fifth firmly first
      flush following foregoing forever forked former formerly forth fourth frame free freely full fully further
      furthermore galvanized general generally geodetic good granite great green grid gross hence her here
      hereafter hereby hereditarily herein hereinabove hereinafter hereinbefore hereinbelow hereof hereon hereto
      heretofore hereunder hereunto herewith high his hollow horizontal how identical immediately improved
      incident inclosed incorporated industrial inner interior intestate iron irrevocably its joint jointly just
      kindred knowingly large last late lately latter lawful lawfully leaning left legal legally level licensed
      limestone lineal little live local long loose low lower magnetic many marble marital married middle
      military minor monthly more moreover most much municipal mutual mutually my namely narrow national natural
      nautical nearer neat necessary neighboring net nevertheless new next ninth non nonexclusive
      notwithstanding now nowise official old open openly opposite orange ordinary original originally other our
      ours outer outright outermost overhead own parallel partially particular particularly partly peaceable peaceably
      pedestrian per percent perfect permanent perpendicular perpetual personal personally pink planning plastic
      preceding precious present presently previous previously prior private privately privily pro professional
      prolonged proper properly public punctually quiet quietly radial rata reasonable recently recreational red
      registered reinforced relative requisite residential respective respectively reverse reversed right said
      same sandstone sane seasonally second separate separately seventh several severally shared short simple
      single singular sixth small so sole solemnly some sound sour spanish special specially specific
      specifically square ss statutorily statutory steel straight strict subsequent succeeding such sufficient
      suitable sundry sure surface surviving sweet swimming tall tangential tenth testate the their theirs then
      there thereafter thereby therefor therefore therefrom therein thereof thereon thereout thereto theretofore
      thereunder thereunto therewith these thick third this those thus timbered together too total triple true truly twin
      unconditionally underground underlying undermentioned undivided ungranted unimproved unincorporated
      unmarked unmarried unnamed unnumbered unopened unpaid unpaved unsurveyed upper usual vacant valid valuable
      various vehicular very visible viz voluntarily voluntary way well whatsoever whereas whereby wherein whereof
      whereon whereunto whereupon white whole wholly why wide wild willing willingly wise wit wood wooded wooden
      yearly yellow young your yours
    `,
  },
  {
    sort: 'pointer',
    plain: `
      anyone anything everyone everything he herself him himself i it itself me myself ones ourselves she
      something that them themselves thence thereupon they us we what whence where which who whoever whom
      whomsoever whose whosoever you
    `,
  },
  {
    sort: 'preposition',
    plain: `
      about above according across after against along alongside among amongst around as astride at atop behind below beneath beside
      between by concerning down during for from in inside into near of off on onto opposite out over past per
      pursuant re regarding respecting round than thereabout through throughout till to touching toward towards
      under underneath until unto up upon versus via vs with within
    `,
  },
  {
    sort: 'joint',
    plain: '& and nor or',
  },
  {
    sort: 'be',
    plain: 'am are be been being did do does done doth had has hath have having is was were',
  },
  {
    sort: 'number',
    plain: `
      deg degree degrees gon dozen eight eighteen eighty eleven fifteen fifths fifty five forty four fourteen fourty
      hundred hundredth hundredths ii iii iv ix million min minute minutes nine nineteen ninety one sec second
      seconds seven seventeen seventy six sixteen sixteenth sixteenths sixty ten tenths thirds thirteen thirty
      thousand thousandth thousandths three twelve twenty twice two vi vii viii zero
    `,
  },
  {
    sort: 'rule',
    plain: `
      because before can cannot could else hardly however if lest may might must need neither never no nobody
      none not nothing notwithstanding once otherwise ought provided providing scarcely shall should unless when
      whenever whether while whilst will without would
    `,
  },
  {
    sort: 'limit',
    plain: `
      alone alternatively besides but exc excl exept except excepted excepting exclude excluded excludes excluding
      exclusively exempting instead less merely minus omitted omitting only plus rather save saving solely
    `,
  },
  {
    sort: 'hedge',
    plain: `
      accuracy again prelim unapproved uncertified unconfirmed unofficial unverified tba tbd anywhere different elsewhere scaled somewhere alternate dummy placeholder template alleged allegedly almost already although anew apparently assumed believed beyond blank
      canceled cancelled claimed classroom comparison conditional conditioned conjecture contingent correctness
      dependent discussion doubted doubtful draft erroneous erroneously error errors estimation eventually
      exactness exercise farther fewer fictitious final future greater guess guessed guesswork hearsay
      hypothetical hypothetically illegible inaccurate incomplete incorrect larger later likely longer lost
      meantime meanwhile memory missing mistake mistaken mistakenly mistakes mock narrower nearly negotiation
      obsolete orientation pending perhaps possibly practice preliminary presumably presumed probably proposed
      provisional provisionally purported recollection rejected reputed review roughly sample seemingly shorter
      since smaller soon specimen still sufficiency superseded supposed supposedly temporarily temporary
      tentative tentatively thereabouts though thought training uncertain undelivered undetermined unexecuted
      unfinished unknown unrecorded unsettled unsigned void whatever wherever whichever wider withdrawn working
      wrong wrongly yet
    `,
  },
];
