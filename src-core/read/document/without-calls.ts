// Descriptions that hold no course: the whole of a holding, a line wherever it was laid, an exhibit elsewhere, a plat.
import { readLotBlock } from '#core/read/document/lot-block.ts';
import { singleSpaced } from '#core/read/document/prose.ts';

/** Lot and block is no description type of the wire: such a deed has no tract. */
type CallFreeKind = 'blanket' | 'facility_relative' | 'exhibit_referenced' | 'centerline' | 'lot_block';

const FACILITY =
  /\b(?:general )?(?:course|route|location)s? (?:as |is |are )?(?:now |to be )?(?:located|surveyed|staked|selected|laid)\b|\b(?:over|along|upon|across|following|centered on) (?:and along )?(?:the |an |said )?existing (?:\w+ ){0,2}(?:road|roadway|drive|driveway|lane|trail|line|path|pipeline|ditch|alley)\b|\buse (?:of )?(?:the|said) existing (?:\w+ ){0,2}(?:road|roadway|drive|driveway|lane|trail|path)\b|\b(?:as|when|where|wherever)\s+(?:now\s+|originally\s+|actually\s+|so\s+|first\s+|finally\s+)?(?:built|laid|installed|constructed|located|placed|erected|staked|surveyed and staked)\b|\b(?:center(?:ed)?|centre[d]?|center\s?line) (?:on|of|along|being|upon) (?:the |said |grantee'?s? |its |such )?(?:pipe\s?lines?|cables?|lines?|poles?|facilit(?:y|ies)|mains?|wires?|conductors?|sewers?)\b|\b(?:each|either) side of (?:the |said |any |such )?(?:center\s?line of (?:the |said |any |such )?)?(?:pipe\s?lines?|cables?|lines?|poles?|facilit(?:y|ies)|mains?|wires?|conductors?|sewers?)\b|\b(?:route|location) (?:of (?:the )?(?:existing )?(?:line|facilit|pipe|pole)|to be selected|shall be (?:selected|determined)|as (?:now )?(?:staked|existing))/i;
const BLANKET =
  /\b(?:up)?on(?: and over)? (?:the )?(?:lands?|property|premises|real estate) of (?:the )?(?:undersigned|grantors?|first part(?:y|ies))\b|\bblanket easement\b|\banywhere (?:on|over|upon|across)\b|\bnot limited to any (?:strip|part|portion)\b|\b(?:covers?|over|upon|across|burdens?) (?:the |all of the )?(?:whole|entire(?:ty)?|all)(?: of)? (?:the |said )?(?:premises|property|land|tract|parcel|lot)|\b(?:over|on|upon),? (?:[a-z]+,? ){0,6}(?:and )?(?:across|through|under|above|beneath|along) (?:the |all |said |those )?(?:following[\s-](?:described )?|above[\s-]described )?(?:land|lands|property|premises|real (?:estate|property)|tract|parcel)/i;
const EASEMENT = /\beasement\b|\bright[\s-]*of[\s-]*way\b|\bservitude\b/i;
const STRIP =
  /\bcent(?:er|re)\s?-?line\b|\bstrip(?:s)? of land\b|\b(?:each|either) side of the following\b|\bin width\b|\bfeet wide\b/i;
const CENTERLINE_TOLD =
  /\bcent(?:er|re)[\s-]?line of (?:said|the|which) (?:easement|strip|right[\s-]of[\s-]way)\b[^.;]{0,30}\b(?:being|is|lies|described)\b/i;
const EXHIBIT =
  /\b(?:see|per|in|on|as|attached(?: hereto)? as|described (?:in|on|as)|shown (?:in|on|as)|set forth (?:in|on)|marked|by) (?:the )?(?:attached |annexed )?["“]?(?:exhibits?|schedules?|attachment|appendix|addendum)\b|\b(?:attached|annexed) (?:hereto )?(?:plat|map|sketch|drawing|sheet|survey|description)\b|\b(?:plat|map|sketch|drawing|description) (?:attached|annexed)\b/i;

/** What a description without courses is; null when nothing in it says. */
export function kindWithoutCalls(text: string): CallFreeKind | null {
  const prose = singleSpaced(text);
  const easement = EASEMENT.test(prose);
  if (easement && FACILITY.test(prose)) return 'facility_relative';
  if (easement && BLANKET.test(prose)) return 'blanket';
  if (easement && CENTERLINE_TOLD.test(prose)) return 'centerline';
  if (readLotBlock(prose).length > 0) return 'lot_block';
  if (EXHIBIT.test(prose)) return 'exhibit_referenced';
  return easement && STRIP.test(prose) ? 'centerline' : null;
}
