// Phrases that mean something of their own, whatever their words mean apart; a bar stands between words that may change places.
import type { Sort } from '#core/language/words/word-list.ts';

export const PHRASES: readonly (readonly [Sort, string])[] = [
  [
    'qualifier',
    `
      not remarried|married; has|have not remarried; never married;
      whether of record or not; whether or not of record; or the leasehold estate if this mortgage is on a leasehold; whether recorded or not; whether now or hereafter;
      of whatever|whatsoever kind|nature|name|sort|description; of what kind|nature soever; whatever kind|nature; remaining at time|the of sale; remaining at the time of sale; at time of sale;
      as often as desired; in the exercise of; on the same basis as; on the basis of; without the benefit of; without benefit of; for the purpose|purposes of identification only; in no case; or part thereof; or part|parts thereof; part or parts thereof; whole or any part thereof; full value less; other than by; not the one for the other; and not the one for the other;
      more|less or less|more; plus or minus; no identification|id|number|markings|cap; without cap|identification|markings; without a cap; however otherwise bounded|described; are|is not contiguous|adjoining; do|does not adjoin|touch each other; not adjoining|touching each other; be the same more or less; be the same a little more or less; a little more or less; either in|at law or in equity; either in|at law or equity; all and singular; in all; to wit; as follows; whether or not; or not;
      not limited to; now or formerly|late; formerly or now; so called; or|and otherwise; if any; only proper; as well as;
      any part|portion; any other part|portion; any|every part|portion thereof; any|every part or|and parcel thereof; any or all;
      in any wise|manner; in part; in whole or in part; on the part of; for the most part; to the best of; both|each ends|end;
      recorded or|and unrecorded; not|non tangent|radial; until a change is requested; unless otherwise noted|stated|indicated;
      unless noted|stated|indicated otherwise; from time to time; at any|all time|times; of no avail; as may be;
      not|no less than; less|fewer|more than; not exceeding; ever|not since; first|last above written; above written; last past|aforesaid; as though;
      so|as long as; for so long as; as aforesaid; not yet due; before mentioned|described|named; otherwise known as; by these presents; these presents; even date; at large;
      on either|both|each side|sides; as is; or more; may|will appear; may|will more fully appear; more fully appears;
      may concern; in|at the rear; for|by reference; true and correct; on or before; at once;
      no other purpose; from the operation of this deed; to and for; approved uses; strict|neat|exact measure; by calculation|computation; coordinate computation|calculation|geometry; by these|said measurements|calculations;
    `,
  ],
  [
    'right',
    `
      farm program; base acres|acreage; crop|wheat|corn|cotton|tobacco|peanut|rice|acreage base|bases|allotment|allotments|quota|quotas; payment|program yield|yields;
      lay|lays|laying and maintain a|the pipe|line; lay|laying a|the pipe|pipes|line; a pipe; pipes; pipe line|lines;
      ways; right|rights of way|ways; water course|courses; land use; party wall; use in common; in common; oil and gas;
      gas|power|water|sewer|utility|pipe|telephone|electric|transmission|pole|drain|service line|lines; line|lines of poles;
      right|way of entry|necessity|support; building restriction|restrictions; single family; surface only; unrecorded lease|leases|easement|easements;
      surface|mineral|riparian|ditch|water right|rights; mineral|royalty estate|estates|interest|interests;
      center|centre lines|line thereof; right and privilege; in|by|through a pipe; by pipe;
      ditches and ditch rights; pass and repass; water|gas|sewer|drain pipe|pipes;
    `,
  ],
  [
    'way',
    'a|the|said turn around; cul de sac; public|private|county|state|township|old|new road|roads|highway|highways|street|streets|alley|lane; roads|streets and highways|roads;',
  ],
  ['name', 'george|william|james|charles|henry|edward|anne|mary the first|second|third|fourth;'],
  [
    'land',
    `
      said|the property surplus; surplus|excess property|land;
      real estate|property; a corner lot; a larger tract|parcel; parcel|tract|piece|lot|plot of land|ground; part and parcel;
      lot|tract|piece|plot or parcel|piece|lot|tract; lot|tract|piece|plot or parcel|piece|lot|tract of land|ground;
      lots|tracts|pieces or parcels|pieces|lots|tracts; lots|tracts|pieces or parcels|pieces|lots|tracts of land|ground;
    `,
  ],
  [
    'person',
    `
      first|second|third part; first and second parts|part;
      grantor|grantee|seller|buyer initials; initials of;
      member|members of the bar; substituted|substitute|successor trustee|trustees;
      owner|owners unknown; unknown owner|owners; person|persons|parties unknown; unknown person|persons;
      party|parties of the first|second|third|one|other part; first|second party|parties; of the first|second|one|other part;
      husband and wife; et ux|al; tenants by the entirety|entireties; joint tenants; tenants in common; heirs and assigns;
      notary public; register of deeds; attorney at|in law|fact; atty at|in law|fact; atty . at|in law|fact; justice of the peace; right of survivorship; land surveyor;
      professional|registered|licensed land surveyor; chain carriers|carrier|bearers|men;
    `,
  ],
  [
    'matter',
    `
      in memory|remembrance of; in loving memory of;
      remainder to survivor|survivors; remainder to the survivor|survivors; with|and remainder over; life estate with remainder;
      not the homestead; no part of the|his|her|my homestead; no gain or loss is recognized; gain or loss; ad valorem taxes|tax;
      balance of the price|consideration|debt|note|sum; tax roll|rolls|record changed;
      in lieu of foreclosure|dower|taxes|homestead|probate|all; settle|settling the|his|her|said estate; settlement of the|his|her|said estate; exemption claimed;
      not subject to transfer|sales|excise|documentary|any tax; not subject to tax|taxes;
      that go|goes|belong with it; appraisers chosen; chosen by the parties; price was|is fixed; fixed price;
      lakhs|lakh|crore|crores|rupees|dollars|pounds only; pesos only;
      for the balance|residue|remainder|rest; pay|paying the balance|residue|remainder|rest;
      subject to which title is taken; as part of the consideration; part of the consideration; form|forms part of a larger transaction; consideration exceeds; value exceeds; unit of land being transferred; a lawfully established lot or parcel; vicinity of farm land or a farm operation; generally accepted agricultural and management practices; if the land being conveyed is unplatted; right to farm; all divisions; all division; value less value; less than full value; primary residence; proposed insured|owner|buyer; proposed policy; not limited thereto; title search|examination; no title search|examination;
      fee simple; deed|deeds of trust; subject to; purchase price|money; balance due|owing; balance of the purchase price|money;
      possession to be given; possession given; to have possession; of record; in trust;
      good right; quiet title; life estate|tenant; capital gain; transfer tax; tax map|lot|parcel|bill|year; free act;
      particular|complete|full|fuller|further|definite description; more particular description; estate , right , title; estate , right and title; flood control; grammatical changes;
      limits on lawsuits; whatever|all goes with it; all that goes with it; free and clear; clear of; freed and discharged;
      known|proved to me; part|down payment; part of the consideration; part of the purchase price; flood hazard|zone|plain;
      save|hold harmless; love and affection; any claim; no|without consideration|warranty; without recourse|limitation|covenant;
      not homestead; not a homestead; no part of homestead; last will; last will and testament; set my|our|his|her|their hand|hands;
      all and singular the premises thereunto|thereto belonging|appertaining; reversion|reversions and reversions|remainders; remainder and remainders; remainders; shares of stock;
      shares of the|said capital stock; shares of capital stock; change of address|use; changes in use; use of the land changes;
      under my|the|his direction; run|runs|running with the land; legal action;
    `,
  ],
  ['area', 'square|sq feet|foot|ft|rods|rod|poles|perches|miles|mile|meters|metres|yards|chains; sq . ft|feet|m;'],
  [
    'state',
    `
      turned from|off;
      remain|remains|remaining a part of; shall be deemed to be; deemed to be; deemed a part of;
      also known|shown|called|described|recorded; assumed|taken|considered|deemed|presumed|held to bear; assumed|taken|considered|deemed|presumed to run north|south|east|west|due|n|s; assumed|taken|considered|deemed|presumed to be north|south|east|west|due|n|s; assumed|taken|considered as bearing; are|is oriented to|on; assumed basis of bearing|bearings; to be described|known; what is known as; as they may be relocated; as may be relocated; reduced to the horizontal; reduced to the horizontal plane; reduced to horizontal;
      reduced to sea level; rotated to; is|are assumed and based; is|are assumed and are|is based; are ground|grid; set forth|out|down; laid down|out; made part; made a part;
    `,
  ],
  ['number', 'no minutes|seconds;'],
  ['time', 'in|during vacation|recess;'],
  [
    'contain',
    'supposed|reputed|reckoned to contain|hold; add|adds|adding|sum|sums|summing|tot|tots|figure|figures|come|comes|coming up to; sum|sums|summing to; add|adds|adding to;',
  ],
  [
    'covenant',
    'bar|bars|barring her|his|all dower; bar|bars her|his right; being either assumed; assumed by; either assumed or subject; assumed and agreed to be paid; merged in|into|herein; take|takes|taking|give|gives possession; take effect; go|goes|pass|passes|went with the land; take|takes subject; to be held of; yielding and paying; take|takes title; to have and to hold; have and to hold; have and hold;',
  ],
  [
    'grant',
    'left me; left to me|him|her|us|them; left him|her|us by; set off|apart; adjudged|awarded to; died seized; seized and possessed; struck|stricken|knocked off|down to; was|were struck|stricken|knocked off|down; so struck|stricken off and sold; quit claimed; quit - claimed; struck|stricken off and sold;',
  ],
  ['monument', 'monument|mon|cap|disk|disc|pin|nail|tack|rod in case|casing|box;'],
  [
    'use',
    'take|taking|get|getting|draw|drawing|carry|carrying water; to cut ice|hay|wood|timber|trees|brush|grass|firewood; keep|keeps|kept up|fenced; keep|keeps|kept in repair|order; keep|kept in good|decent|proper repair|order;',
  ],
  [
    'thing',
    'component part|parts; center|centre pivot|pivots; mobile home|homes; personal property|effects|belongings; household goods; two|three|four springs|wells; springs upon it; a spring; replacements and additions; additions and replacements; replacement|replacements of fixtures; line|division|partition fence|fences; division|partition wall|walls; stone|door|front|porch|granite step|steps; still house; one half story; half story; story and a half;',
  ],
  [
    'paper',
    `
      warranty|quitclaim|quit-claim|grant|trustee|executor|administrator|guardian|sheriff|mineral|gift|correction|special|general|statutory|joint|survivorship deed; special|general|statutory warranty deed; quit claim deed; deed of conveyance|gift|bargain|sale|release|trust; deed of bargain and sale; bargain and sale deed;
      for reference|information|informational purposes|purpose only : tax; for reference only : tax; for tax purposes only;
      pages|sheets covered by this|my|the seal; which print|plat|map|sketch|drawing|diagram is|serves for illustration|information|reference only; decree|judgment|order made|entered|rendered; judgment was|were rendered;
      that transfers an interest in real property before it is filed for record in the public records; this property may be located within the vicinity of farm land or a farm operation;
      boundary|lot adjustment; lot|boundary|property line adjustment; revision date; last revision|revised date; date of revision; brief index description; index description;
      field work; total station; total stations;
      stamps affixed|attached and cancelled|canceled; stamps affixed|attached , cancelled|canceled; stamps cancelled|canceled; mail tax bills|statements to; send tax bills|statements|notices to;
      you may remove or strike any or all of the following information from any instrument; if you are a natural person; before the surrogate|court|clerk|judge|justice|notary|register|probate|ordinary|magistrate|commissioner|commissioners|subscriber; brief description for the index; description for the index;
      remaining portions|portion|provisions|parts|part of this ordinance|act|resolution|agreement|instrument|deed; space above this line; above this line for recorder; line for recording data; for recorder 's use; for recorder ' s use; for recorders use; this line is for recording; partition deed|deeds; deed of partition; boundary survey; retracement survey; schedule property;
      if space insufficient , continue description on reverse; a draft made|prepared|of; end of description; end of legal description; will|deed|plat|map book; field survey|notes; land|deed records;
      by decree; in partition; proceedings in partition; in case no;
    `,
  ],
  [
    'record',
    `
      all as modified and approved by the court; as modified and approved by the court;
      found correct; found true; compared and found correct; examined and found correct;
      all of said boundaries are determined by the court to be located as shown; determined by the court to be located as shown;
      no new survey having been made; withdrawn by public|executive; order|site is hereby revoked; taken as|from; taken to bear; as determined by; provided by;
      take|took an oath; before me|us; before the undersigned; set hand; personally appeared; on file; for record;
      duly sworn; being duly sworn; this|now this deed|indenture witnesseth; this|the deed|indenture|instrument|conveyance witnesseth|witnesses; before the honorable|hon;
    `,
  ],
  [
    'place',
    `
      phase i|ii|iii|iv|v|one|two|three|four|1|2|3|4|5|a|b;
      may be multiplied by; are multiplied by; to be multiplied by; multiplied by; to obtain grid|ground;
      multiply|divide by; to obtain grid|ground distances; grid distances|distance; lines|courses adjusted by the compass rule;
      lines|courses being adjusted by the compass rule; state plane; state plane coordinates; state plane coordinate system;
      coordinate|grid system; survey foot|feet; u . s . survey foot|feet; international feet; grid|true|magnetic north;
      north|south|east|west|central zone;
    `,
  ],
  [
    'located',
    'building|street|property|lot|setback line|lines; front|fence|side|back|rear|road line|lines; in the southwest|southeast|northwest|northeast quarter of section; north|south|east|west 1 / 4 corner; north|south|east|west quarter corner;',
  ],
  ['be', 'doth still;'],
  [
    'limit',
    'l & e; s & e; l / e; s / e; with|by the exception of|from; other than; apart|aside from; to the exclusion of; with exception of; with the exceptions|reservation of; less and except; save and except; out of the above|same|foregoing; such of; exclusive of; net of; so much; so far as; such part; out of which;',
  ],
  ['figure', 'ground distance|distances; assumed bearing|bearings|meridian|north;'],
  [
    'change',
    'set aside by|on|in; another lot|tract|parcel|piece|field; have|take|get the next lot|tract|parcel; prove|proves|fall|falls|run|runs short; laid|lays|lay|sold|sells|deeded off; on|along the slope;',
  ],
  ['rule', 'in case; in the event;'],
  [
    'hedge',
    `
      in lieu of; instead of;
      used to run|be|stand|lie; one|first|second|third|last|either|other of two|three|four|several; by estimate;
      a little over|under|more|less|short; little over|under; some over; upwards of; in a general direction; in general a; general direction|course of; said to be|mark|stand|stood|lie|run|bound; more correctly|properly|accurately; or rather; test document|deed|page|only; not final; in the rough;
      said to have; in fact; not read; not be read; subject to change; as far; as far as; on paper; one of the following; short of; such time as; some distance;
      as nearly|near as; as best; give or take; or thereabouts; as may be found; such as it is; for illustration|information|example;
    `,
  ],
];
