// A stretch of the text, and a line of a page.

/** Half-open range of character offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface TextLine extends Span {
  readonly page: number;
}
