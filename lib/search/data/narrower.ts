import type { Meaning } from './part-meanings';

/**
 * Kinds that are named too broadly (`of`), and the descriptions that narrow them to some of these kinds or to similar
 * ones.
 */
export const NARROWER: readonly (Meaning & { of: RegExp })[] = [
  {
    of: /^Kitchen tap$/,
    all: [
      /\bboil\w*\b|\b(?:instant|very|piping|straight) ?(?:\w+ )?hot\b|\bhot\b.*\b(?:tea|coffee|instant\w*)\b/,
    ],
    kinds: ['Boiling-water tap'],
  },
  {
    of: /^Sink$/,
    all: [/\b(?:munch\w*|grind\w*|chew\w*|macerat\w*|gobble\w*|shred\w*|mash\w*|chop\w*)\b/],
    kinds: ['Waste disposer'],
  },
  {
    of: /^Sink$/,
    all: [
      /\b(?:plates|dishes|pots|pans|cutlery|mugs)\b/,
      /\b(?:pil\w+|full|stack\w*|dirty|high|hate|tired|overflowing|never)\b/,
    ],
    kinds: ['Dishwasher', 'Integrated dishwasher'],
  },
  {
    of: /cooker$|oven$|hob$/,
    all: [/\b(?:above|over)\b/, /\b(?:steam|smoke|smells?|fumes|grease|odours?)\b/],
    kinds: ['Cooker hood'],
  },
  {
    of: /^(?:Electric|Gas|Dual fuel) cooker$/,
    all: [/\b(?:loads|lots|several|many)\b.*\bovens\b|\b(?:country|farmhouse|farm house)\b/],
    kinds: ['Electric range cooker', 'Dual fuel range cooker', 'Gas range cooker'],
  },
  {
    of: /^Sink$/,
    all: [
      /\b(?:fed|hate|sick|tired|bored|hours|stood|standing|backache|nightly|every)\b/,
      /^(?!.*\b(?:taps?|food|bowl)\b)/,
    ],
    kinds: ['Dishwasher', 'Integrated dishwasher'],
  },
  {
    of: /^Sink$/,
    all: [/\bhot (?:drinks?|tea|coffee|water)\b/, /\b(?:straight|instant\w*|direct\w*)\b/],
    kinds: ['Boiling-water tap'],
  },
  {
    of: /^Sink$/,
    all: [/\bboil\w*|\bhot water\b.*\binstant|\binstant\w*\b.*\bhot\b/, /^(?!.*\btaps?\b)/],
    kinds: ['Boiling-water tap'],
  },
  {
    of: /^Air cooler$/,
    all: [/\b(?:smoke|steam|grease|greasy|smells?|fumes|cook\w*|fry\w*|kitchen|hob|cooker)\b/],
    kinds: ['Cooker hood'],
  },
  {
    of: /hob$/,
    all: [/\b(?:thing|something|unit|box) (?:\w+ ){0,3}(?:above|over)\b/],
    kinds: ['Cooker hood'],
  },
  { of: /oven$/, all: [/\b(?:two|2) doors\b/], kinds: ['Double oven'] },
  { of: /hob$/, all: [/\bdrawer\b/], kinds: ['Warming drawer'] },
  { of: /hob$/, all: [/\bflames?\b/], kinds: ['Gas hob'] },
  {
    of: /^Sink$/,
    all: [/\b(?:food|scraps?|peelings?|leftovers?)\b/, /\b(?:down|up|away|rid|put|clear\w*)\b/],
    kinds: ['Waste disposer'],
  },
  {
    of: /^Fridge$/,
    all: [/\b(?:wine|prosecco|champagne)\b/],
    kinds: ['Wine cooler', 'Built-in wine cooler'],
  },
  { of: /^Fridge$/, all: [/\b(?:beers?|lager|cans|soft drinks|fizzy)\b/], kinds: ['Drinks cooler'] },
  {
    of: /^(?:Fridge freezer|Fridge)$/,
    all: [/\b(?:(?:double|twin|french) doors?|side by side|american)\b/],
    kinds: ['American fridge freezer'],
  },
  {
    of: /^Filter coffee/,
    all: [
      /\b(?:jug|pot|carafe)\b/,
      /\b(?:filter|big|whole|office|several|lots|drip|warm|ground|meetings?|crowd|everyone|group|guests|team)\b/,
    ],
    kinds: ['Filter coffee machine'],
  },
  {
    of: /^Bean to cup/,
    all: [
      /\b(?:press|push|touch|one|single) (?:of )?(?:a |the |one )?(?:button|touch)\b|\bfully automatic\b/,
    ],
    kinds: ['Bean to cup coffee machine'],
  },
  {
    of: /^Bean to cup/,
    all: [/\b(?:from|whole|fresh|my own) (?:\w+ )?beans\b/],
    kinds: ['Bean to cup coffee machine'],
  },
  {
    of: /^Bean to cup/,
    all: [/\b(?:beans?|grind\w*)\b/],
    kinds: ['Bean to cup coffee machine', 'Espresso machine'],
  },
  {
    of: /^Freezer$/,
    all: [/\b(?:lid|lifts? up|opens? (?:at|from|on) (?:the )?top|top opening|opens? upwards?)\b/],
    kinds: ['Chest freezer'],
  },
  {
    of: /^Table-top dishwasher$/,
    all: [
      /\b(?:work ?top|counter ?top|counter|table ?top|bench ?top|bench|table|draining board)\b/,
      /^(?!.*\b(?:under|below|beneath|underneath|between)\b)/,
    ],
    kinds: ['Table-top dishwasher'],
  },
  {
    of: /^Table-top dishwasher$/,
    all: [
      /\b(?:caravan|camper ?van|motorhome|narrow ?boat|bedsit|(?:no|without|cannot|cant) (?:be )?plumb\w*)\b/,
    ],
    kinds: ['Table-top dishwasher'],
  },
  {
    of: /^Robot vacuum/,
    all: [
      /\b(?:by itself|on its own|itself|while i(?:m| am)|when i(?:m| am) (?:out|at work|away)|without me|automatic\w*|autonomous\w*|schedule\w*|self driving|maps? the|drives itself|goes round|around on its)\b/,
      /^(?!.*\bcord\w*\b)/,
    ],
    kinds: ['Robot vacuum cleaner'],
  },
  {
    of: /^Cordless vacuum/,
    all: [
      /\b(?:no (?:wires?|lead|cable|cord|plug)|without (?:a |the )?(?:wires?|lead|cable|cord|plug)|battery|charge\w*|portable|in the car|the car|caravan|stick|stairs|staircase)\b/,
    ],
    kinds: ['Cordless vacuum cleaner'],
  },
  {
    of: /^Cylinder vacuum/,
    all: [
      /\b(?:mains|plugs? in|plug in|with (?:a )?(?:cord|lead|cable|bags?)|bagged|long (?:cord|lead|cable)|on wheels|pull along)\b/,
    ],
    kinds: ['Cylinder vacuum cleaner'],
  },
  {
    of: /^Venting hob$/,
    all: [
      /\b(?:suck\w*|extracts|extracting|draws?|pulls?|vents?)\b/,
      /\b(?:steam|smoke|smells?|fumes|air|down\w*|itself)\b/,
      /^(?!.*\b(?:without|no|not)\b)/,
    ],
    kinds: ['Venting hob'],
  },
  {
    of: /^Tumble dryer$/,
    all: [/\b(?:wash(?:es)? and dr(?:y|ies)|wash(?:es)? too|also wash\w*|washes as well)\b/],
    kinds: ['Washer dryer', 'Integrated washer dryer'],
  },
  {
    of: /^Washing machine$/,
    all: [
      /\b(?:(?:also|then|and|it) (?:also )?dries|dr(?:y|ies) (?:them|it|too|as well)|dries (?:clothes|as))\b/,
    ],
    kinds: ['Washer dryer', 'Integrated washer dryer'],
  },
  {
    of: /^Microwave$/,
    all: [/\b(?:simple|basic|easy|plain|ordinary)\b/, /^(?!.*\b(?:clean|combi\w*|grill|oven)\b)/],
    kinds: ['Microwave', 'Built-in microwave'],
  },
  // Magnetic fields interfere with pacemakers.
  { of: /hob$/, all: [/\bpacemakers?\b/], kinds: ['Ceramic hob', 'Gas hob'] },
  {
    of: /^Microwave$/,
    all: [
      /\b(?:bakes?|baking|roasts?|crisps?|also an oven|as an oven|an oven too|like an oven|oven as well|and oven)\b/,
    ],
    kinds: ['Combination microwave', 'Compact oven'],
  },
];
