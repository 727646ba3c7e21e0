// The words that recitals are told in. Where a verb may stand, a word that is none of these may do something to the land.
import { COURSE_NOUNS, DONE, GOING } from '#core/read/sense/course-words.ts';
import type { Passage } from '#core/read/sense/sentences.ts';
import { isMatter } from '#core/read/sense/subjects.ts';
import type { Token } from '#core/read/tokens.ts';

const SMALL =
  'shall have had having will may would should could might must can not nor neither never nothing none without unless until till when whenever whether whatever whoever whosoever whomsoever wherever however provided otherwise else once if only except excepting excepted save saving less minus but besides beyond instead rather either since yet again than before after during per via including include includes included excluding how why what who whom him them they she your yours mine ours theirs themselves himself herself itself myself ourselves anyone everyone persons person every too very good free clear full general special specific complete particular certain sure able such thereunto thereafter thereby therein thereout thereunder hereto hereunto herewith heretofore hereinabove hereinafter hereafter hereunder whereof whereas whereon wherever forth aforesaid nevertheless always forever lawfully own no does did do has hath doth hereby bound';
const GRANTING =
  'convey conveys conveying conveyed sell sells selling bargain bargains grant grants granting granted give gives given giving release releases released quitclaim remise demise devise devised transfer transfers transferred reserve reserves reserving reserved warrant covenant covenants agree agrees agreed promise promises bind binds certify certifies certified acknowledge acknowledges assume assumes assumed accept accepts accepting acquire acquired acquiring intend intends intended intending purchase purchased inherit inherited derive derives derived relinquish relinquishes renounce execute executed deliver delivered sign signed sealed subscribed sworn appear appears appeared witness testify attest stamped filed file recorded deposited entered examined published authorized empowered appointed named called known described referred refer refers stated recited expressed contained set made done had owing paid pay payable due sold assessed prorated levied exempt required requested sent send returned mailed written read make makes making know knows surveyed withdrawn take printed prepared drafted drawn compiled typed based computed calculated adjusted revised corrected correct supersedes amended ratified confirmed confirm confirming rerecorded taken reduced multiply divide obtain held holds holding vested vesting died born married appointed qualified acting deposed proved probated admitted docketed foreclosed secured secures securing satisfied discharged consented joined joins join affixed caused hereunto presented produced personally swore affirm affirmed received collected remitted insured advanced bought buys buying let lets leased leasing rent rented occupied improved enjoyed enjoy peaceably protect observe perform comply complied restrict restricted erect install installed construct constructed repair lay dig haul graze fish hunt drill explore produce market enter travel cross drive walk park store connect connected serve served serving';
const THINGS =
  'subsequent prior preceding following ensuing succeeding source sources hazardous waste wastes disposed date dates year years month day days time times measure gross net strict neat exact usual area areas hectares shares share stock story stories frame brick stone outbuildings improvements erected building built covered hung garage crops wheat corn growing life lifetime child children parent father mother brother sister husband wife heirs deceased died intestate estate executors administrators representatives successors assigns issue survivor survivorship tenants tenant single marital status common joint entirety undivided interest exclusive appurtenant pertaining appertaining belonging singular use used using maintain maintained keep kept operate abide live reside resides residing advised visible observed apparent existing located subject burdened benefit favor behalf request direction authority virtue pursuant accordance according reference basis unit units scale factor arrow north value values schedule panel zone flood return mail tank septic gallons ingress egress surveyor surveyors ground lie lies run runs act acts deed deeds fee simple cash note notes bank price sum money consideration choice test work check checked planning department office clerk mailing mine mines underlying mining liquor stand stands fronts erect nearer members ways woods waters profits rents issues reversions remainders emoluments advantages premises tenements manner form nature kind lying comprising consisting contain contains containing comprises enclosing embracing estimated allotted laid divided subdivided conveyance see shown shows show indicate indicated attached hereof annexed upon further assurances requisite foreclose fail retained allow allowed limited unpaid owned occupied owns say says told put renew declared directed expire expires effect force void violation applicable thereof come comes came pipe poles lives lived living dwell dwells system plane showing map carriers completed condition mon mons conc cyl account uninterrupted much compass rule rules transit squares relocated whatsoever january february march april may june july august september october november december';

/** Rights, uses and restrictions. */
const RIGHTS =
  'valid affecting affect affects affected encumbering burdening benefiting benefitting crossing traversing serving appearing arising accruing exploring prospecting drilling mining removing producing extracting operating storing treating marketing transporting hauling passing repassing driving walking parking planting digging laying installing constructing erecting placing replacing repairing maintaining inspecting using enjoying watering grazing hunting fishing boating bathing draining piping conducting conveying carrying transmitting distributing overhanging trimming clearing holding paying claiming mobile home homes trailer trailers vehicles animals cattle horses stock livestock wagons teams foot pedestrian vehicular equipment machinery facilities appliances fixtures lines wires cables conduits poles guys anchors transformers mains drains sewers tiles culverts hydrants meters pumps tanks septic wells springs cisterns reservoirs watercourses liberties easement benefits burdens charges dues fees costs expenses damages penalties interest principal instalments payments balance amount amounts owner owners occupant occupants tenants guests invitees licensees agents servants employees contractors successors grantees grantors purchasers buyers sellers lessee lessor mortgagor mortgagee beneficiary trustee trustees creditor creditors neighbors association members board company corporation partnership bank authority commission committee district municipality government placed allowed permitted prohibited required stored parked raised bred boarded dumped deposited discharged emitted conducted carried displayed posted planted trimmed painted repaired rebuilt restored occupied used rented leased resold mortgaged pledged hypothecated encumbered alienated charged suffered subsequent prior current general special ordinary usual customary reasonable necessary convenient proper suitable free clear full quiet peaceable lawful sole separate joint several equal residential agricultural commercial industrial recreational single family domestic wild fish game water sewer gas electric electrical telephone telegraph telecommunication cable television fiber power light steam heat fuel sand gravel clay peat marl sulphur geothermal hydrocarbon hydrocarbons petroleum casinghead ore ores metals precious gold silver iron uranium lignite royalty royalties lease leases bonus rentals shut-in purpose purposes use uses manner times time noon o clock daylight hours gates bars fence fenced cattle-guard bridge snow ice refuse rubbish garbage trash junk nuisance noxious offensive odor noise smoke dust liquors intoxicating spirituous malt tavern saloon hogs swine poultry goats kennel kennels signs billboards advertising antennas satellite dishes clotheslines swimming pool pools deck decks porch porches patio sheds garage garages carport basement story height square ceiling roof shingle siding exterior construction plans specifications approval architectural';

const RECITAL_WORDS: ReadonlySet<string> = new Set(
  [SMALL, GRANTING, THINGS, RIGHTS].flatMap((words) => words.split(' ')),
);

/** Behind these stands a noun or what describes one, and no verb. */
const BEFORE_NOUN = new Set(
  'a an the said his her its their this that these those of in for by with on at from under over upon within any all each every no my our your other certain same first second third one two three four five six seven eight nine ten late old new existing adjoining natural public private perpetual permanent lawful legal current present former s'.split(
    ' ',
  ),
);
const NOUN_OR_ADVERB =
  /(?:tion|sion|ment|ness|ity|ance|ence|ship|ist|ly|al|ous|tive|sive|ary|ery|ory|able|ible|ful|less|ic)s?$/;

/** Index of the first word that may be a verb and is none that recitals have; -1 when there is none. */
export function findUnknownVerb(tokens: readonly Token[], { from, to }: Passage, isShouted: boolean): number {
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token === undefined || token.kind !== 'word' || token.text.length < 3) continue;
    if (token.capital && !isShouted) continue;
    // An abbreviation, or the spoilt "said" of "said lot".
    if (tokens[i + 1]?.text === '.' && token.text.length < 6 && i + 1 < to) continue;
    if (i === from && /^(?:lot|tract|parcel|land)$/.test(tokens[i + 1]?.text ?? '')) continue;
    if (isKnownWord(token.text) || NOUN_OR_ADVERB.test(token.text)) continue;
    const before = tokens[i - 1];
    if (token.capital && isShouted && isNameByNeighbours(tokens, i, from)) continue;
    if (before === undefined || i === from) return i;
    if (before.kind === 'number' || before.text === '-' || before.text === "'" || before.text === '"') continue;
    if (!BEFORE_NOUN.has(before.text)) return i;
  }
  return -1;
}

const BEFORE_NAME = new Set(
  'to unto and between or & mr mrs dr wife widow husband trustee lot said the of by'.split(' '),
);
const BEHIND_VERB = new Set(
  'the a an said his her its their this that these those any all each no one two three ten into onto upon off out over across along about back'.split(
    ' ',
  ),
);

/** In capitals: a word among names, behind a preposition or a mark, and not one that acts on what follows. */
function isNameByNeighbours(tokens: readonly Token[], at: number, from: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const acts = after?.kind === 'word' && BEHIND_VERB.has(after.text);
  if (at === from) return !acts;
  if (before === undefined || before.kind !== 'word') return !acts || before?.text === '.';
  if (before.text.length === 1 || after?.kind === 'number') return true;
  if (BEFORE_NOUN.has(before.text)) return true;
  if (BEFORE_NAME.has(before.text)) return !acts;
  if (acts) return false;
  return !isKnownWord(before.text) || after?.text === "'" || (after?.kind === 'word' && !isKnownWord(after.text));
}

/** Whether recitals or courses are told in the word. */
export function isKnownWord(word: string): boolean {
  return (
    RECITAL_WORDS.has(word) ||
    COURSE_NOUNS.has(word) ||
    DONE.has(word) ||
    GOING.has(word) ||
    BEFORE_NOUN.has(word) ||
    isMatter(word)
  );
}
