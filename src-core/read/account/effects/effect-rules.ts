// What words do to the land that a figure encloses: take from it, add to it, share it, sell it before, change it, put it off.
import type { PhraseClasses, PhraseRule } from '#core/language/pattern.ts';

export type EffectCode =
  | 'land_taken'
  | 'land_sold_before'
  | 'land_added'
  | 'share_only'
  | 'part_only'
  | 'not_conveyed'
  | 'description_changed'
  | 'description_doubted'
  | 'description_put_aside'
  | 'conveyance_conditional'
  | 'tracts_bound'
  | 'stamped';

export const EFFECT_CLASSES: PhraseClasses = {
  // Land or a piece of it, whoever names it; a way is land where no right says otherwise.
  land: 'this|part|numbered|parcel|other|size|way|rightway|ground|side|located',
  piece: 'part|numbered|parcel|size|ground|way|side|located',
  figure: 'bound|words|side|size|part|mark',
  limit: "LIMIT 'ex|withholding|omitting'",
  joint: "'the|a|an|said|such'",
  also: "'also|together|including|plus|likewise|additionally'",
};

export const EFFECT_RULES: readonly PhraseRule<EffectCode>[] = [
  {
    name: 'share',
    isSure: true,
    code: 'share_only',
    pattern: 'share',
    finds: 'An undivided one-half interest in the following.',
    leaves: 'All his right, title and interest in the premises.',
  },
  {
    name: 'limit',
    isSure: true,
    code: 'land_taken',
    pattern: '@limit ~ @land',
    finds: 'Excepting therefrom the north thirty feet.',
    leaves: 'Except taxes for the current year.',
  },
  {
    name: 'reserve',
    isSure: true,
    code: 'land_taken',
    pattern: '<reserve|reserve=|take=> ~ @piece',
    finds: 'The grantors reserve to themselves one acre in the corner.',
    leaves: 'The grantor reserves an easement over the north ten feet.',
  },
  {
    name: 'reserved',
    isSure: true,
    code: 'land_taken',
    pattern: '^ ~ @piece .. <reserve=|take=|keep=>',
    finds: 'One acre in the southwest corner is reserved as a graveyard.',
    leaves: 'A right of way to the cemetery is reserved.',
  },
  {
    name: 'rightway-taken',
    isSure: true,
    code: 'land_taken',
    pattern: '^ ~ rightway .. <take=>',
    finds: 'The road right of way is excluded.',
    leaves: 'A right of way is granted.',
  },
  {
    name: 'sold',
    code: 'land_sold_before',
    pattern:
      '^ ~ @piece .. <past-grant=/sold|conveyed|deeded|released|transferred|dedicated|ceded|donated|given|leased|assigned|devised|granted>',
    finds: 'The west half thereof was sold to Lee in 1931.',
    leaves: 'Being a part of the land conveyed to Lee in 1931.',
  },
  {
    name: 'not-granted',
    isSure: true,
    code: 'not_conveyed',
    pattern: '@land .. <not-grant=|not-grant>',
    finds: 'The road right of way is not conveyed.',
    leaves: 'The minerals are not conveyed.',
  },
  {
    name: 'not-included',
    isSure: true,
    code: 'not_conveyed',
    pattern:
      '@land .. <not-state=|not-state|not-contain=|not-contain|not-keep|not-keep=|not-use/included?|includes|embraced?|pass|passe[sd]|covere?d?|go|goes>',
    finds: 'The alley is not included.',
    leaves: 'This property does not lie within a flood zone.',
  },
  {
    name: 'no-part',
    isSure: true,
    code: 'not_conveyed',
    pattern: '^ ~ @land <not-be> ~ part|deed',
    finds: 'The mill lot is no part of this conveyance.',
    leaves: 'The premises are no part of the homestead of the grantor.',
  },
  {
    name: 'none-granted',
    code: 'not_conveyed',
    pattern: 'NOT ~ @land .. <grant=|grant|state=|contain=>',
    finds: 'No part of the road is conveyed.',
    leaves: 'No part of the price was paid.',
  },
  {
    name: 'also',
    code: 'land_added',
    pattern: '^ @also ~ numbered|parcel|other|part|size|ground|way|located',
    finds: 'Also ten feet off the west end of the adjoining lot.',
    leaves: 'Together with a right of way over the lane.',
  },
  {
    name: 'only',
    isSure: true,
    code: 'part_only',
    pattern: 'ONLY ~ part|ground|numbered|parcel|side',
    finds: 'But only as to the part south of the road.',
    leaves: 'For residential purposes only.',
  },
  {
    name: 'grant-part',
    isSure: true,
    code: 'part_only',
    pattern: '<grant|contain|state/convey|conveys|grant|grants|embraces|covers|sell> ~ part',
    finds: 'This deed conveys that part of the premises west of the road.',
    leaves: 'Grantors convey the premises.',
  },
  {
    name: 'changed',
    code: 'description_changed',
    pattern: '@figure .. <change|change=|not-change|not-change=>',
    finds: 'The east line has since been moved by agreement.',
    leaves: 'The use of the land changes.',
  },
  {
    name: 'to-be-revised',
    isSure: true,
    code: 'description_changed',
    pattern: "@figure <be>? 'subject' .. 'revision|revisions|correction|corrections|adjustment|amendment|verification'",
    finds: 'This description is subject to revision by the county surveyor.',
    leaves: 'This conveyance is subject to the covenants of record.',
  },
  {
    name: 'read',
    code: 'description_changed',
    pattern: "@figure RULE? .. 'read|reads|control|controls|govern|governs|prevail|prevails'",
    finds: 'The third call should read South.',
    leaves: 'The deed was read to the grantor.',
  },
  {
    name: 'tract-in-tract',
    code: 'tracts_bound',
    pattern: 'numbered <be|change|not-be> ~ part|numbered|deed|located',
    finds: 'Tract Two is a part of Tract One.',
    leaves: 'Tract Two lies east of Tract One.',
  },
  {
    name: 'tract-within-tract',
    isSure: true,
    code: 'tracts_bound',
    pattern: "numbered <state|be|contain|state=> ~ 'within|inside' .. numbered",
    finds: 'Tract Two lies within the boundaries of Tract One.',
    leaves: 'Tract Two lies within Section 12.',
  },
  {
    name: 'listed-exception',
    code: 'land_taken',
    pattern: "^ 'exceptions?|reservations?|exclusions?' 'colon'? ~ numbered|part|parcel|ground|size",
    finds: 'Exceptions: Lot 4.',
    leaves: 'Exceptions: taxes for the current year.',
  },
  {
    name: 'stamp',
    code: 'stamped',
    pattern:
      "^ 'void|cancelled|canceled|draft|sample|specimen|copy|superseded|rejected|unrecorded|preliminary|revoked|released|returned|unapproved|duplicate'",
    finds: 'VOID.',
    leaves: 'The deed was returned to the grantee.',
  },
  {
    name: 'blank',
    isSure: true,
    code: 'land_taken',
    pattern: "@limit ~ 'colon'? '_+'",
    finds: 'LESS AND EXCEPT: ____',
    leaves: 'Witness: ____',
  },
  {
    name: 'sale-of',
    code: 'land_sold_before',
    pattern: "'conveyances?|sales?|grants?|releases?|outsales?' 'of' @joint? parcel|part|numbered|ground|size",
    finds: 'Subject to a prior conveyance of a lot.',
    leaves: 'Subject to a prior deed of trust.',
  },
  {
    name: 'also-all',
    isSure: true,
    code: 'land_added',
    pattern: "^ 'and'? 'also|plus|likewise' 'all' 'that|those' this|numbered|parcel|other",
    finds: 'And also all that piece adjoining on the north up to the road.',
    leaves: 'Also all that right of way over the lane.',
  },
  {
    name: 'and-other-land',
    isSure: true,
    code: 'land_added',
    pattern: "^ 'and' other <grant=>",
    finds: 'And all other lands owned by the grantor in said section.',
    leaves: 'And other good and valuable consideration.',
  },
  {
    name: 'also-granted',
    isSure: true,
    code: 'land_added',
    pattern: '<also-grant=|also-grant> ~ this|parcel|numbered|other|part|located|ground|size',
    finds: 'There is also conveyed hereby the tract described in Book 811.',
    leaves: 'There is also conveyed the right to use the lane.',
  },
  {
    name: 'limit-sales',
    isSure: true,
    code: 'land_sold_before',
    pattern: "@limit ~ 'sales?|conveyances|transfers'",
    finds: 'After excluding the sales made to Lee and to Harris.',
    leaves: 'Excepting a deed of trust to the bank.',
  },
  {
    name: 'partly-sold',
    code: 'land_sold_before',
    pattern: "^ 'partially|partly' <grant=>",
    finds: 'Partially conveyed, see Book 468 page 4.',
    leaves: 'Conveyed by the grantor as trustee.',
  },
  {
    name: 'not-approved',
    isSure: true,
    code: 'stamped',
    pattern: '^ <not-covenant|not-record|not-covenant=|not-record=/approved|accepted|recorded|sufficient|acceptable>',
    finds: 'NOT APPROVED - TAX MAP OFFICE.',
    leaves: 'The minerals are not approved.',
  },
  {
    name: 'words-denied',
    isSure: true,
    code: 'description_doubted',
    pattern: 'words NOT',
    finds: 'Legal description not sufficient - county engineer.',
    leaves: 'The deed was not recorded.',
  },
  {
    name: 'sloped',
    isSure: true,
    code: 'description_doubted',
    pattern:
      "'distances?|lengths?|measurements?|dimensions?' .. 'along|over|upon|on|by' @joint? 'surface|slope|hillside'",
    finds: 'Distances were taken along the surface of the ground.',
    leaves: 'All distances are surface distances.',
  },
  {
    name: 'see-correction',
    isSure: true,
    code: 'description_changed',
    pattern: "<state/see> ~ 'correction|corrections|corrected|corrective'",
    finds: 'See correction deed recorded in Book 400, page 12.',
    leaves: 'See deed recorded in Book 400, page 12.',
  },
  {
    name: 'words-corrected',
    isSure: true,
    code: 'description_changed',
    pattern: 'words <record=|change=/corrected|amended|revised|superseded|altered>',
    finds: 'This description was corrected by a deed since given.',
    leaves: 'This description was recorded in Book 9.',
  },
  {
    name: 'way-in-fee',
    code: 'land_sold_before',
    pattern: "rightway|way|part|ground <past-grant=> 'in' 'fee'",
    finds: 'The right of way conveyed in fee to the State.',
    leaves: 'A right of way granted to the State.',
  },
  {
    name: 'words-cancelled',
    isSure: true,
    code: 'description_put_aside',
    pattern: "words <be> 'cancelled|canceled|revoked|annulled|withdrawn|void|superseded'",
    finds: 'The foregoing description is hereby cancelled.',
    leaves: 'The foregoing mortgage is hereby cancelled.',
  },
  {
    name: 'in-addition',
    isSure: true,
    code: 'land_added',
    pattern: "'in' 'addition' way|parcel|other|numbered|ground|located|part",
    finds: 'And in addition the vacated alley adjoining it on the south.',
    leaves: 'In addition the grantee assumes the taxes.',
  },
  {
    name: 'within-parcel',
    isSure: true,
    code: 'tracts_bound',
    pattern: "^ <state|be|state=> 'wholly|entirely|fully'? 'within|inside' 'parcel|tract' '[a-z]'",
    finds: 'Lying wholly within Parcel A above described.',
    leaves: 'Lying wholly within Section 12.',
  },
  {
    name: 'survey-wanted',
    isSure: true,
    code: 'stamped',
    pattern: '^ words <past-use=/required|needed> .. deed',
    finds: 'NEW SURVEY REQUIRED ON NEXT TRANSFER',
    leaves: 'No survey required for this transfer.',
  },
  {
    name: 'part-of-first',
    isSure: true,
    code: 'tracts_bound',
    pattern: "this|numbered <be> part 'of' 'the' 'first|former|second|latter|preceding'",
    finds: 'The last described tract is a part of the first.',
    leaves: 'The tract is a part of the Reed farm.',
  },
  {
    name: 'subject-to-deed',
    isSure: true,
    code: 'land_sold_before',
    pattern: "'subject' deed 'of' size|part|parcel|ground",
    finds: 'Tract One is subject to a deed of one acre to Cole.',
    leaves: 'Subject to a deed of trust to the bank.',
  },
];
