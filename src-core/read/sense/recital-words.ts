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
  'subsequent prior preceding following ensuing succeeding source sources hazardous waste wastes disposed date dates year years month day days time times measure gross net strict neat exact usual area areas hectares shares share stock story stories frame brick stone outbuildings improvements erected building built covered hung garage crops wheat corn growing life lifetime child children parent father mother brother sister husband wife heirs deceased died intestate estate executors administrators representatives successors assigns issue survivor survivorship tenants tenant single marital status common joint entirety undivided interest exclusive appurtenant pertaining appertaining belonging singular use used using maintain maintained keep kept operate abide live reside resides residing advised visible observed apparent existing located located subject burdened benefit favor behalf request direction authority virtue pursuant accordance according reference basis unit units scale factor arrow north value values schedule panel zone flood return mail tank septic gallons return mail ingress egress surveyor surveyors ground lie lies run runs act acts deed deeds fee simple cash note notes bank price sum money value consideration choice test work check checked planning department office clerk mailing arrow mine mines underlying mining liquor stand stands fronts erect erected nearer members ways woods waters profits rents issues reversions remainders emoluments advantages premises tenements manner form nature kind lying comprising consisting contain contains containing comprises enclosing embracing estimated allotted laid divided subdivided conveyance see shown shows show indicate indicated attached hereof annexed visible upon further assurances requisite foreclose fail retained allow allowed limited unpaid owned occupied owns say says told put renew declared directed expire expires effect force void violation applicable thereof come comes came pipe poles';

const RECITAL_WORDS: ReadonlySet<string> = new Set([SMALL, GRANTING, THINGS].flatMap((words) => words.split(' ')));

/** Behind these stands a noun or what describes one, and no verb. */
const BEFORE_NOUN = new Set(
  'a an the said his her its their this that these those of in for by with on at from under over upon within any all each every no my our your other certain same first second third one two three four five six seven eight nine ten late old new existing adjoining natural public private perpetual permanent lawful legal current present former s'.split(
    ' ',
  ),
);
const NOUN_OR_ADVERB =
  /(?:tion|sion|ment|ness|ity|ance|ence|ship|ist|ly|al|ous|tive|sive|ary|ery|ory|able|ible|ful|less|ic)s?$/;

/** Index of the first word that may be a verb and is none that recitals have; -1 when there is none. */
export function findUnknownVerb(tokens: readonly Token[], { from, to }: Passage): number {
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token === undefined || token.kind !== 'word' || token.text.length < 3 || token.capital) continue;
    // An abbreviation, or the spoilt "said" of "said lot".
    if (tokens[i + 1]?.text === '.' && token.text.length < 6) continue;
    if (i === from && /^(?:lot|tract|parcel|land)$/.test(tokens[i + 1]?.text ?? '')) continue;
    if (isKnown(token.text) || NOUN_OR_ADVERB.test(token.text)) continue;
    const before = tokens[i - 1];
    if (before === undefined || i === from) return i;
    if (before.kind === 'number' || before.text === '-' || before.text === "'" || before.text === '"') continue;
    if (!BEFORE_NOUN.has(before.text)) return i;
  }
  return -1;
}

function isKnown(word: string): boolean {
  return (
    RECITAL_WORDS.has(word) ||
    COURSE_NOUNS.has(word) ||
    DONE.has(word) ||
    GOING.has(word) ||
    BEFORE_NOUN.has(word) ||
    isMatter(word)
  );
}
