// The words by which a sentence says that it speaks of other land than this: that the land lies beyond the figure, joins it, or had this as a part.
import type { PhraseClasses, PhraseRule } from '#core/language/pattern.ts';

/** It lies beyond the figure; it lies beside it; this land is a part of it; it is that of a neighbour, whose own deed is told of. */
export type OtherLand = 'beyond' | 'beside' | 'parent' | 'neighbour';

export const OTHER_LAND_CLASSES: PhraseClasses = {
  this: "this 'this|it'",
  own: 'this|bound|it|words',
  whole: 'parcel|this|other|located|numbered|place|name|size|part|it',
};

export const OTHER_LAND_RULES: readonly PhraseRule<OtherLand>[] = [
  {
    name: 'lies-outside',
    code: 'beyond',
    pattern: "<state|be|state=|keep> 'all|wholly|entirely'? 'outside|beyond|without' 'of|and'? @own",
    finds: 'The acre that Reed kept lies outside of the above bounds.',
    leaves: 'The acre that Reed kept lies in the corner of the above tract.',
  },
  {
    name: 'not-within',
    code: 'beyond',
    pattern: "<not-state|not-be|not-state=> 'within|inside' @own",
    finds: 'That lot is not within the land described above.',
    leaves: 'The premises are within the land of Reed.',
  },
  {
    name: 'never-within',
    code: 'beyond',
    pattern: "NOT <state|be|state=> 'within|inside' @own",
    finds: 'The church lot never was within the lines above.',
    leaves: 'The church lot was within the lines above.',
  },
  {
    name: 'owned-beyond',
    code: 'beyond',
    pattern: "'owns|owned|holds|held' 'all'? 'beyond|outside' 'of'? @own",
    finds: 'The north line is the first line run, and Reed owns beyond it.',
    leaves: 'Reed owns the north half of it.',
  },
  {
    name: 'not-touching',
    code: 'beyond',
    pattern: "'touch|touches|reach|reaches' @own",
    finds: 'That acre lies north of the land of Cole and does not touch the bounds above.',
    leaves: 'That acre is bounded by the land of Cole.',
  },
  {
    name: 'elsewhere',
    code: 'beyond',
    pattern: "<grant=|be|state|state=> 'off|apart'? 'elsewhere'",
    finds: 'The shares of the other heirs were set off elsewhere.',
    leaves: 'The premises were described before.',
  },
  {
    name: 'joins',
    code: 'beside',
    pattern: "<state|run/joins?|joined|adjoins?|adjoined|abuts?|borders?> 'on|upon'? @own",
    finds: 'The lot that Cole sold to the lodge joins this land and is no part of it.',
    leaves: 'The lot is bounded by the land of Cole.',
  },
  {
    name: 'of-which-this',
    code: 'parent',
    pattern: "'of|from' 'which' @this .. <be|state|contain|use=|grant=> 'only|but'? part",
    finds: 'The last transfer covered 80 acres, of which the parcel now granted is a part.',
    leaves: 'Of which one acre is part meadow.',
  },
  {
    name: 'this-part-thereof',
    code: 'parent',
    pattern: '@this <grant=|state=>? <be|state|contain> part',
    finds: 'Land Lot 57 is of 202 1/2 acres, this being a part thereof.',
    leaves: 'The grantors convey a part thereof.',
  },
  {
    name: 'part-here-described',
    code: 'parent',
    pattern: "part ','? 'here|herein|now|being'? <state=/described>",
    finds: 'By sundry deeds a part thereof, here described, came to the grantor.',
    leaves: 'The land here described was surveyed.',
  },
  {
    name: 'cut-out',
    code: 'parent',
    pattern:
      "<change=|grant=|state=|keep=|use=|act=|record=/carved|cut|split|severed|taken|divided|detached|parted|partitioned|surveyed|sold> 'out|off|from' 'of|from'? @whole",
    finds: 'Carved out of a tract of 30 acres described in Book 193.',
    leaves: 'The timber is cut and hauled.',
  },
  {
    name: 'split-from',
    code: 'parent',
    pattern: "'split|division|cut|carving|severance|partition|subdivision' 'of|from|out' 'of'? @whole",
    finds: 'This is a new split from the parcel of 22.88 acres.',
    leaves: 'This is a new line.',
  },
  {
    name: 'part-by-paper',
    code: 'parent',
    pattern: "part|located <state=|grant=|record=> 'in|by|to|under' name|paper|deed|person",
    finds: 'Being a portion of the premises described in Document 2518210.',
    leaves: 'Being the premises described in Document 2518210.',
  },
];
