// The words that lead up to a description: they grant it, name it and place it, and do not choose, condition or divide it.
import { hasForce, isShoutedIn } from '#core/read/sense/force-words.ts';
import { type Passage, sentencesIn } from '#core/read/sense/sentences.ts';
import type { Token } from '#core/read/tokens.ts';
import type { Surroundings } from '#core/read/tract-text.ts';

const GRANTS = new Set(
  'grant grants granted convey conveys conveyed conveying sell sells release releases released quitclaim quitclaims quit demise demises lease leases unto warrant warrants bargain bargained transfer transfers assign assigns devise devises restored title interest'.split(
    ' ',
  ),
);
const NEAREST = 60;

const OPEN = new Set(
  'choice choose chosen option optional copy proposed changes change changed reduced orientation reference information illustration example whichever either sometime original parent larger neighbor neighbour formerly such election outbounds sold final claimed disputed unsold hope acquiring fails before ago still'.split(
    ' ',
  ),
);

/** The first words that do so in the sentence right before the description, from its granting verb on. */
export function strayBefore(tokens: readonly Token[], { leadFrom, leadTo }: Surroundings): Passage | null {
  const last = sentencesIn(tokens, leadFrom, leadTo).at(-1);
  if (last === undefined) return null;
  let from = Math.max(last.from, last.to - NEAREST);
  for (let i = from; i < last.to; i += 1) if (GRANTS.has(tokens[i]?.text ?? '')) from = i + 1;
  const isShouted = isShoutedIn(tokens, leadFrom, leadTo);
  for (let i = from; i < last.to; i += 1) {
    const text = tokens[i]?.text ?? '';
    if (
      hasForce(tokens, i, isShouted) ||
      isShareOf(tokens, i, last.to) ||
      isGroundWithin(tokens, i) ||
      (OPEN.has(text) && !isName(tokens, i))
    )
      return { from: Math.max(last.from, i - 6), to: Math.min(last.to, i + 8) };
  }
  return null;
}

const SHARE = /^(?:portion|part|half|third|fourth|quarter|end|side|strip|corner|one)$/;

/** "the portion west of the road of the land bounded", "one of the following": a share of what is described. */
function isShareOf(tokens: readonly Token[], at: number, to: number): boolean {
  if (tokens[at - 2]?.text === 'being') return false;
  if (!SHARE.test(tokens[at]?.text ?? '') || /^(?:first|second)$/.test(tokens[at - 1]?.text ?? '')) return false;
  for (let i = at + 1; i < Math.min(to - 1, at + 14); i += 1) {
    const text = tokens[i]?.text ?? '';
    if (/^[,;:]$|^(?:interest|being|and)$/.test(text)) return false;
    if (text !== 'of') continue;
    const words = [1, 2, 3, 4, 5].map((step) => tokens[i + step]?.text ?? '');
    if (words[0] === 'the' && words[1] === 'following' && i === at + 1) return true;
    if (words.slice(0, 3).some((word) => /^(?:land|tract|farm|field|parcel|property|premises|lot|ground)$/.test(word)))
      return words.some((word) => /^(?:bounded|next|hereinafter|following|below)$/.test(word));
  }
  return false;
}

const WHOLE =
  /^(?:lands?|tract|parcel|property|premises|area|lot|estate|lying|situated?|located|contained|included|being|embraced|and|comprised|bounded|ground)$/;

/** "the woodland within the following bounds": what stands on the land, or what it is, and not the land. */
function isGroundWithin(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text;
  if (text === 'out' && [1, 2, 3].every((step) => tokens[at + step]?.text === ['', 'of', 'the', 'following'][step]))
    return true;
  if (text !== 'within' && text !== 'inside') return false;
  const named = tokens[at + 1]?.text === 'the' ? tokens[at + 2]?.text : tokens[at + 1]?.text;
  return named === 'following' && (tokens[at - 1]?.text === ',' || !WHOLE.test(tokens[at - 1]?.text ?? ''));
}

/** "the original plat, "formerly owned by": says where the land or its name comes from. */
function isName(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1]?.text ?? '';
  if (tokens[at]?.text === 'formerly') return ['of', 'known', 'called', 'in', 'the', 'a', 'belonging'].includes(after);
  return tokens[at]?.text === 'original' && /^(?:plat|survey|town|grant|square|lot|street|plan|line)$/.test(after);
}
