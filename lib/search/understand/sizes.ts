import type { Kind } from '@/lib/catalogue/kinds/table';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Span } from './types';

/** A word about size or purpose, whose meaning depends on the kind. */
export type SizeWord = 'slim' | 'small' | 'few' | 'large' | 'quiet' | 'tall' | 'wide';

type Size = { names: readonly string[]; want: Span };
type Rule = { kinds: RegExp; size: Size };

const upTo = (name: string, max: number): Size => ({ names: [name], want: { min: null, max } });
const from = (name: string, min: number): Size => ({ names: [name], want: { min, max: null } });

/** Meaning of each word by kind; the first matching rule counts. */
const RULES: Readonly<Record<Exclude<SizeWord, 'quiet'>, readonly Rule[]>> = {
  slim: [
    { kinds: /washing machine|washer dryer|tumble dryer/i, size: upTo('Depth', 500) },
    { kinds: /dishwasher/i, size: upTo('Width', 450) },
    { kinds: /fridge|freezer/i, size: upTo('Width', 550) },
    { kinds: /cooler/i, size: upTo('Width', 450) },
    { kinds: /cooker|oven|hob|hood/i, size: upTo('Width', 550) },
  ],
  small: [
    { kinds: /washing machine|washer dryer/i, size: upTo('Depth', 500) },
    { kinds: /tumble dryer/i, size: upTo('Capacity', 7) },
    { kinds: /dishwasher/i, size: upTo('Width', 450) },
    { kinds: /american/i, size: upTo('Width', 850) },
    { kinds: /chest freezer/i, size: upTo('Total capacity', 150) },
    { kinds: /fridge|freezer/i, size: upTo('Width', 550) },
    { kinds: /cooler/i, size: upTo('Width', 450) },
    { kinds: /range cooker/i, size: upTo('Width', 900) },
    { kinds: /hob|hood/i, size: upTo('Width', 600) },
    { kinds: /microwave/i, size: upTo('Oven capacity', 20) },
    { kinds: /electric cooker|gas cooker|dual fuel cooker/i, size: upTo('Width', 550) },
    { kinds: /air fryer/i, size: upTo('Basket size', 4.5) },
    { kinds: /slow cooker|pressure cooker/i, size: upTo('Pot size', 3.5) },
    { kinds: /kettle/i, size: upTo('Holds', 1.5) },
    { kinds: /dehumidifier/i, size: upTo('Extraction a day', 12) },
    { kinds: /sink/i, size: upTo('Width', 600) },
  ],
  few: [
    { kinds: /washing machine|washer dryer|tumble dryer/i, size: upTo('Capacity', 7) },
    { kinds: /dishwasher/i, size: upTo('Place settings', 10) },
    { kinds: /^(?:integrated )?fridge freezer/i, size: upTo('Total capacity', 280) },
  ],
  large: [
    { kinds: /washing machine|washer dryer|tumble dryer/i, size: from('Capacity', 9) },
    { kinds: /dishwasher/i, size: from('Place settings', 14) },
    { kinds: /american/i, size: from('Total capacity', 550) },
    { kinds: /fridge freezer/i, size: from('Total capacity', 320) },
    { kinds: /freezer/i, size: from('Total capacity', 200) },
    { kinds: /fridge/i, size: from('Total capacity', 300) },
    { kinds: /wine/i, size: from('Bottles', 40) },
    { kinds: /range cooker/i, size: from('Width', 1_000) },
    { kinds: /hob|hood/i, size: from('Width', 750) },
    { kinds: /oven|microwave/i, size: from('Oven capacity', 25) },
    { kinds: /air fryer/i, size: from('Basket size', 7) },
    { kinds: /slow cooker|pressure cooker/i, size: from('Pot size', 5.5) },
    { kinds: /dehumidifier/i, size: from('Extraction a day', 20) },
    { kinds: /purifier|cooler|conditioner/i, size: from('Room size', 40) },
    { kinds: /sink/i, size: from('Width', 800) },
  ],
  tall: [{ kinds: /fridge|freezer/i, size: from('Height', 1_400) }],
  wide: [
    { kinds: /hob|hood|range cooker/i, size: from('Width', 750) },
    { kinds: /fridge/i, size: from('Width', 650) },
  ],
};

/** `few` means the same as `small` for kinds without a rule of its own. */
const rulesOf = (word: Exclude<SizeWord, 'quiet'>): readonly Rule[] =>
  word === 'few' ? [...RULES.few, ...RULES.small] : RULES[word];

/** Returns the measure that a word asks for; null if it means nothing for these kinds. */
export function sizeOf(word: SizeWord, kinds: readonly Kind[]): Size | null {
  if (word !== 'quiet')
    return rulesOf(word).find((rule) => kinds.some((kind) => rule.kinds.test(kind)))?.size ?? null;
  const limits = kinds.flatMap((kind) => traitsOf(kind).quietDb ?? []);
  return limits.length > 0 ? upTo('Noise', Math.min(...limits)) : null;
}
