// The small words of every sentence, and those that give one force: that allow, forbid, condition, limit or doubt.
import type { WordList } from '#core/read/sense/lexicon.ts';

export const SMALL_WORDS: readonly WordList[] = [
  {
    sort: 'qualifier',
    plain: `
      the a an said this these those such any all each every both some other another same certain aforesaid afore above below
      foregoing following aforementioned abovementioned undermentioned my our his her their its your own whole entire various
      several many much more most very further sundry first second third fourth fifth sixth seventh eighth ninth tenth last
      next latter singular following ensuing succeeding preceding previous prior subsequent respective identical
      hereby herein hereof hereon hereto hereunto herewith hereunder hereinafter hereinabove hereinbefore hereinbelow
      heretofore hereafter thereof therein thereon thereto thereunto therewith thereunder thereby thereafter therefor
      therefore therefrom theretofore wherein whereof whereon whereupon whereunto whereby so also too now then there here
      forever always ever thus viz namely wit ss etc furthermore moreover nevertheless notwithstanding else alike
      together apart forth jointly severally well way wise anyways nowise whatsoever aught pro rata per cent percent
      good valuable lawful legal true actual full free clear quiet peaceable general special specific particular complete
      perfect proper due sufficient requisite usual ordinary customary reasonable necessary convenient suitable
      public private common mutual joint sole separate single undivided exclusive nonexclusive non perpetual permanent
      present current new old late former original ancient early additional unpaid
      existing said visible apparent appurtenant incident underground overhead underlying surface
      statutory federal national local municipal residential agricultural commercial industrial recreational domestic
      simple absolute gross net strict neat exact total computed aggregate even
      married unmarried deceased minor surviving intestate testate official unincorporated incorporated capital corporate marital magnetic astronomic geodetic lineal nearer planning concave convex circular compound reverse reversed radial tangential horizontal level grid nautical distant prolonged copper bronze wood cement granite limestone sandstone marble cast broken loose flush corrugated reinforced military cadastral combined equal wild valid precious able sure pedestrian vehicular swimming unmarked unnamed unnumbered unpaved unopened unsurveyed ungranted kindred hence far away just exactly how why yours ours theirs thereout everywhere ditto planning farming applicable open sound disposing voluntary personal registered licensed professional
      willing natural sane competent lawfully legally duly fully freely voluntarily personally particularly
      specifically commonly generally formerly presently currently recently originally previously heretofore lately
      severally respectively expressly specially solemnly faithfully truly well firmly punctually annually monthly yearly
      privily privately separately immediately peaceably quietly properly
      long wide narrow high low deep large small great little big short tall thick
      iron steel brass concrete wooden frame brick galvanized plastic aluminum yellow orange red blue pink white black green
      sweet sour spanish live double twin triple forked hollow dead fallen young leaning
      left right straight direct square parallel perpendicular opposite
      interior exterior inner outer lower upper middle central extreme outermost adjoining adjacent contiguous
      neighboring bordering abutting vacant open improved unimproved wooded cultivated enclosed inclosed
    `,
  },
  {
    sort: 'pointer',
    plain:
      'it they he she we i you them him us me themselves himself herself itself myself ourselves which who whom whose that what where ones anyone everyone whoever whosoever whomsoever thereupon whence thence',
  },
  {
    sort: 'preposition',
    plain: `
      of in on at by from with within upon under over through throughout across along between among for to unto into onto
      near about against around round after during per via than as toward towards beside behind beneath above below
      inside underneath opposite concerning regarding respecting touching thereabout re versus vs off out up down past amongst
      pursuant according till until
    `,
  },
  { sort: 'joint', plain: 'and or & nor' },
  { sort: 'be', plain: 'is are was were be been being am has have had having do does did doth hath done' },
  {
    sort: 'number',
    plain: `
      zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
      nineteen twenty thirty forty fourty fifty sixty seventy eighty ninety hundred thousand million hundredth hundredths
      degree degrees minute minutes second seconds deg min sec tenths thousandth thousandths dozen thirds fifths sixteenth sixteenths twice ii iii iv vi vii viii ix
    `,
  },
  {
    sort: 'rule',
    plain: `
      shall will would may might can could must should ought cannot need not never no none neither nothing without hardly
      scarcely if unless whether whenever however provided providing otherwise lest else when
      before once notwithstanding because while whilst nobody
    `,
  },
  {
    sort: 'limit',
    plain: `
      only merely solely alone except excepting excepted save saving less minus but excluding excluded excludes exclude
      exclusively omitting omitted besides beyond instead rather either alternatively plus but
    `,
  },
  {
    sort: 'hedge',
    plain: `
      roughly thereabouts supposed supposedly believed thought unknown uncertain doubtful doubted presumed presumably
      apparently probably perhaps possibly seemingly guess guessed guesswork conjecture likely estimation nearly almost
      later future yet anew eventually temporarily temporary provisional provisionally tentative tentatively preliminary
      meanwhile meantime since again still already soon draft sample specimen void cancelled canceled superseded obsolete
      withdrawn lost missing blank illegible incomplete unfinished unsettled undetermined incorrect wrong wrongly erroneous
      erroneously error errors mistake mistakes mistaken mistakenly inaccurate unrecorded undelivered unsigned unexecuted
      wherever whichever whatever contingent conditional conditioned dependent though although memory hearsay recollection review discussion negotiation working practice classroom training exercise mock rejected orientation comparison hypothetically pending claimed alleged allegedly purported reputed assumed hypothetical fictitious proposed
      farther wider longer shorter larger smaller narrower greater fewer
    `,
  },
];
