// An entry of the manual on one finding.

export interface Meaning {
  /** A heading: the finding in a few words. */
  readonly title: string;
  readonly means: string;
  readonly remedy: string;
}
