// Ordinary words that stand a letter away from a word of deeds and are none that was spoilt: "words", "pounds", "delivery".
export const ORDINARY_WORDS =
  'bonis curiae facias fieri inter litem locus pendens uxor vivos ' +
  'alleges bear best bill bird birds bounder brs buck came cape cart change charge chart chase cheap check chest chief child choice clear climb ' +
  'clock close cloth cloud coat come cook corn could count court cove dance deer dry duck enact exit fair fare feat fenced find fine fire fish ' +
  'flat fore fort gave give glade goat goes golf good goose head hear here hold home hope horse house idea jury keep kind know late latitude ' +
  'lead leaf lean lend life lift light like lining live long longitude look lose lost love lyn made mag maine make mall mast mean meet meted ' +
  'might mind miss more move name neck need news nice noon open page paid pain pair pass past peak piled plan play plumb pool poor port prong ' +
  'pure race rack rain rate real refuge rice rise risk rocky role rose rule safe sail sale salt same save seat secs seed seek seem self send ' +
  'settled shaded sheep ship shore shot should show sick sided sign sing sink size skin slow smale soft soil some song soon sort soul spire ' +
  'steep subd such suit sure take talk task team tell tent term test than them then they thin this thus till tine tiny tone took tool toot tore ' +
  'torn tour town type unit upon user vast vice view vouch wage wait walk wall wallnut want warm wash wave weak wear week what wheat when whom ' +
  'wide wife wild will wind wine wing wise wish with wolf wood work would yard year your zone ' +
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
