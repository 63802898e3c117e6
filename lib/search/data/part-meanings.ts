import type { Kind } from '@/lib/catalogue/kinds/table';

/**
 * A thing that is described rather than named: all expressions of `all` match, in any order and with any words between.
 */
export type Meaning = { all: readonly RegExp[]; kinds: readonly Kind[] };

/** `something to clean the oven with`, but not an oven that is easy to clean. */
const CLEANS =
  /\b(?:something|stuff|anything|what (?:can|do|should) i use)\b.*\b(?:to|for|that) (?:will )?clean|\b(?:products?|liquid|spray|powder|tablets?|sachets?|wipes?|paste|solution)\b.*\bclean|\bclean\w*\b.*\b(?:products?|liquid|spray|powder|tablets?|sachets?|paste|solution|stuff)\b/;

/** Accessories, whatever appliance is named beside their description. */
export const PART_MEANINGS: readonly Meaning[] = [
  { all: [CLEANS, /\bclean\w*/, /\b(?:oven|hob|dishwasher|washing machine|washer)/], kinds: ['Cleaner'] },
  {
    all: [
      /\bkettle|coffee|espresso/,
      /\b(?:furr\w*|scaly|chalk\w*|crust\w*|flak\w+|white (?:bits|stuff|powder))\b/,
    ],
    kinds: ['Descaler'],
  },
  {
    all: [
      /\b(?:tray|mat|pan)\b/,
      /\b(?:leak\w*|drip\w*|flood\w*|spill\w*|under|underneath|catch\w*)\b/,
      /wash|dryer/,
    ],
    kinds: ['Drip tray'],
  },
  {
    all: [
      /\b(?:on top|stack\w*|above|over)\b/,
      /\bdr[iy]er/,
      /\bwash/,
      /\b(?:kit|put|sit|stack|stacking|fix|mount|join\w*|hold\w*|keep\w*|secur\w*|attach\w*|frame|bracket|rack)\b/,
    ],
    kinds: ['Stacking kit'],
  },
];
