// Words by which a sentence corrects a description, rules over it, puts it aside or adds to it.

export const CORRECTING = `
  correct corrects corrected correction corrective corrigendum corrigenda erratum errata error errors read reads instead amended
  miscopied misstated misdescribed transposed substitute insert delete omit omitted add wrong incorrect erroneous
`;

export const RULING = 'govern governs governed control controls controlled prevail prevails rules';

export const SETTING_ASIDE = `
  void superseded cancelled canceled replace replaced replaces substituted annulled rescinded revoked withdrawn obsolete
  disregard disregarded stricken
`;

export const ADDING = 'also plus with';

/** Land that was sold out of this. */
export const SOLD_OFF =
  'outconveyance outconveyances outsale outsales outsells offconveyance offconveyances outparcel outparcels';

/** Of a whole. */
export const FRACTIONS = `
  half halves third thirds fourth fourths fifth fifths sixth sixths seventh sevenths eighth eighths ninth ninths tenth tenths
  twelfth twelfths sixteenth sixteenths twentieth twentieths moiety moieties
`;
