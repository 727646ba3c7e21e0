// Ordinary words that stand a letter away from a word of deeds and are none that was spoilt: "words", "pounds", "delivery".
const ORDINARY =
  'abroad absent adapt adapted advice ahead alive anyway appeal appraised approved aside assert asserted asserts assets attack avoid avoids ' +
  'avoided avoiding average backed backing ballot banner barrier beast became believe believes better blame blind bother breach broker brokers brought broke ' +
  'brown bunch carriage caught cease cells chance chances charter civil classes class clean cleaned cleaning clearer clocks closer closest coast ' +
  'combine commons committed conform conforms conforming contact contacted content contents context continuous contrast copied corrections ' +
  'cured dealing deals death deemed deems deferred delay delays delayed delivery depend depends depending deprive device devices disclaimer ' +
  'discovery doubly dying driver drivers effected employer ended enough ensure ensures ensuring entities entirety equality equals especially event ' +
  'events exits expiry extent facts factual favour favoured fills filled filling finding findings finds fitness floor flock forced forcing freed ' +
  'function functions giving goods goals grain grave header heard helps hidden hides hints identity identifier indeed indemnity invite invited ' +
  'irrevocable issuer justly kills killed lacks lawfull least lengthy lesser letting licence licenced linear listen loads looks losses lying maker ' +
  'manage managed manages manufacturer master match message messages mixed mixture mounted mouse needs noticed omissions opens others outlined ' +
  'pairs pause payee planned please points popular possible pound pounds practices preceded precise preference prevent prevented preventing prevents ' +
  'prime printer producer product products project projects projected proof propose proposes provide provides provider publisher putting quite rates ' +
  'ratio reading ready reality really reason reasonably reasons receiver recovery recordings refused resort revisions revocation revolution risks ' +
  'rounded routed saved saves score seems seize series served server settle setting shaped sharing sharp ships simply sized sizes slight slower solid ' +
  'solve sounds space spaces spare spell spelling spend spending spent stage stages storm strand strong structured stuck submit subscriber substitutions ' +
  'suited surfaces sweep table tables talks talking tasks telling tested testing texts thank theme thorough timed timing tired titled topic trace traced ' +
  'traces train transit treaty tried tries trick trusted trustees trying users utile venue voting waiter waiting waiver walter windows window wished ' +
  'wishes words worked workings world worse writer writers wrongs abovesaid ensealing indefeasible unplatted commodities dowries jointures pleasure ' +
  'favor honour labour neighbour neighbours consummated contented exonerate exonerated acquitted demised absolutely lately whereas';

const WORDS: ReadonlySet<string> = new Set(ORDINARY.split(' '));

export function isOrdinary(word: string): boolean {
  return WORDS.has(word);
}
