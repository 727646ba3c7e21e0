// The vocabulary around a party's name: what makes an entity, what describes a person, what ends the list.

/** Words by which an organisation is known wherever they stand in its name. */
export const ENTITY_WORD =
  /\b(?:inc|incorporated|corp|corporation|company|co|llc|l\.\s?l\.\s?c|l\.\s?c|lc|lp|l\.\s?p|llp|l\.\s?l\.\s?p|lllp|ltd|limited|pllc|p\.\s?l\.\s?l\.\s?c|p\.\s?c\.?(?=\s|$)|bank|bancorp|banc|mortgage|savings|loan|association|assn|church|congregation|parish|diocese|district|trust|trustees|partnership|partners|associates|society|university|college|school|county|city|town|township|village|state|commonwealth|department|board|commission|commissioners|authority|agency|administration|railroad|railway|ry|rr|estate|fund|foundation|cooperative|co-op|lodge|order|club|cemetery|holdings|ventures|enterprises|properties|investments|homes|builders|developers|development|realty|group|united states|republic|secretary|service|services|electric|power|utilities|water|gas|pipeline|pipe line|gathering|energy|petroleum|oil|telephone|telegraph|communications|cable|farms|ranch|groves|industries|manufacturing|lumber|land|timber|systems|solutions|capital|financial|credit|union|federal|national|n\.?a|heirs|electric membership)\b/i;

/** Suffixes that belong to the name before the comma. */
export const SUFFIX_AFTER_COMMA =
  /,\s*(?=(?:inc|incorporated|corp|corporation|llc|l\.\s?l\.\s?c|l\.\s?c|lc|lp|l\.\s?p|llp|l\.\s?l\.\s?p|lllp|ltd|limited|pllc|p\.\s?l\.\s?l\.\s?c|p\.\s?c|p\.\s?a|n\.\s?a|national association|fsb|f\.s\.b|jr|sr|ii|iii|iv|esq|m\.\s?d)\b)/gi;

/** A piece that begins so describes the party before it. */
export const DESCRIPTOR =
  /^(?:deputy|special (?:commissioner|master|trustee)|acting|vice[\s-]president|president|mayor|county (?:clerk|treasurer|judge|commissioner)|an?|as|his|her|their|husband|wife|widow|widower|widowed|unmarried|single|married|divorced|never|not|both|each|all|jointly|joint|tenants?|with|without|being|of|residing|resident|now|late|whose|who|whom|which|where|having|formerly|also|f\/?k\/?a|a\/?k\/?a|n\/?k\/?a|d\/?b\/?a|individually|executors?|executrix|administrat(?:or|rix|ors)|personal representative|guardian|conservator|attorney|sheriff|master|commissioner|receiver|trustee|trustees(?! of (?!the))|by|through|acting|organized|existing|heirs?|its|successors?|assigns?|said|for|in|to|from|under|u\/a|dated|deceased|et\.?\s?(?:al|ux|vir)|upon|unto|this|that|these|the (?:survivor|following|sum|receipt|real|above|same|latter|former)|joined|collectively|whether|if|on|at|c\/o|p\.?\s?o\.?\b|post office|box|suite|route|rt\.?\b|rfd|\d|and|or|but|one|two|ten|only|community property|sole|separate|per|together|respectively|surviving|spouse|spouses|man|woman|adult)\b/i;

/** "to my son Robert": by whom a party is called for its kin. */
export const KIN_NOUNS =
  'sons?|daughters?|children|sisters?|brothers?|nephews?|nieces?|mother|father|grandsons?|granddaughters?';

/** A piece that begins so ends the list. */
export const LIST_END =
  /^(?:["“(]*(?:hereinafter|herein|referred|known as|grantors?|grantees?|sellers?|buyers?|purchasers?|vendors?|vendees?|mortgagors?|mortgagees?|trustors?|beneficiar(?:y|ies)|borrowers?|lenders?|lessors?|lessees?|(?:surface |fee |record |land)?owners?|witnesseth|part(?:y|ies)\b|(?:first|second|third) part(?:y|ies)\b|of the (?:first|one|second|other|third) part|as (?:the )?(?:first part|second part|grantor|grantee|seller|buyer|purchaser|lessor|lessee|assignor|assignee|vendor|vendee|borrower|lender)|the (?:present |current )?(?:holder|owner|mortgagee)s?\b|(?:by|through|acting (?:by|through)) (?:its|their)\b)|do\b|does\b|did\b|have\b|has\b|hath\b|hereby|grants?\b|convey|warrant|sells?\b|bargain|release|quit|remise|give|all (?:that|right|the|of|their|his|her|my|our)\b|an? (?:perpetual |permanent |non-?exclusive |exclusive |temporary )?(?:right|easement|tract|parcel|lot|piece|strip|certain)\b|certain|share\b|(?:its|his|her|their) (?:successors?|heirs?)\b|the (?:lands?|property|premises|tract|real|north\w*|south\w*|east\w*|west\w*|ground|roads?)\b|the following|following|described|real (?:estate|property)|situated?\b|lying|to\b|unto\b|who (?:is|are) the\b|forever|paid|being paid|having been|for and in|in consideration|for (?:the )?(?:sum|consideration|valuable|value|one|ten|\$)|consideration|the receipt|receipt|do hereby|does hereby|shall)/i;

/** Inside a piece, what follows one of these is no longer the name. */
export const NAME_END =
  /\s(?:his wife|her husband|husband|wife|a single|a married|an unmarried|a widow\w*|unmarried|single|widow\w*|et\.?\s?(?:al|ux|vir)|being|who|whose|hereinafter|herein|as trustee|trustees?|executor|executrix|administrator|administratrix|individually|formerly|f\/k\/a|a\/k\/a|n\/k\/a|d\/b\/a|also known|do|does|have|has|grantors?|grantees?|sheriff|by|personally|in fee|a corporation|an? (?:[A-Z][\w.]+ ){0,3}(?:limited|corporation|general|company|non-?profit)|their|his heirs|heirs|forever|for|unto|to|at|on|residing|from|with|this|that|the following|as|all|both|party|parties|in|hereby|grants?|conveys?|paid)\b/i;

/** Capitalised words that are never a person's name. */
export const NOT_A_NAME =
  /\b(?:apn|document|recording|recorded|requested|return|mail|homeowners?|dollars?|witnesseth|whereas|know|known|be it|presents|state of|county of|january|february|march|july|september|october|november|december|deed|indenture|beginning|commencing|thence|section|township|range|lot|block|exhibit|page|book|north|south|east|west|street|avenue|road|drive|highway|route|box|hundred|thousand|consideration|undersigned|notary|commission|subject|together|containing|acres|date|dated|tax|situate|received|value|having|greeting|parcel|tract|article|paragraph|address|zip|hereunto|signed|sealed|seal|witness|husband|wife|grantors?|grantees?|party|parties|premises|heirs|assigns|sellers?|buyers?|vendors?|purchasers?|lenders?|borrowers?|the|them|it|me|us|we|our|or|and|his|her|their|its|that|this|which|with|by|upon|under|over|across|before|after|all|one|two|line|road|land|lands)\b/i;

/** "Orr, Bell & Finch, P.C.": surnames that are one firm. */
export const FIRM =
  /\b(?:[A-Z][\w'’-]+,\s){1,4}[A-Z][\w'’-]+,?\s&\s[A-Z][\w'’-]+,?\s(?:P\.?\s?C|P\.?\s?A|L\.?L\.?P|L\.?L\.?C|Inc|Co|Company|Ltd|PLLC)\b\.?/g;
