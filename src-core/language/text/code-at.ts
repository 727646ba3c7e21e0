// The signs of a text by their codes, for the walks that look at every one of them.

/** 0 beyond the end, which is asked for first: a look beyond the end would slow down every other look of the walk. */
export function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : 0;
}
