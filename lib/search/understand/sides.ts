import type { MeasureWish } from './measures';

/** Appliances in a row of units all have the same width. A smaller figure is their depth. */
const LEAST_WIDE_MM = 550;
/** No fridge is this wide. A larger figure is its height. */
const LEAST_TALL_MM = 1_050;
/** Appliances in a housing are wider. A smaller figure is their height. */
const LEAST_HOUSED_MM = 500;
/** No built-in oven is wider. A larger figure is its height. */
const MOST_HOUSED_MM = 620;

type Rule = { of: RegExp; read: (one: MeasureWish) => MeasureWish };

const isWidth = ({ names }: MeasureWish): boolean => names[0] === 'Width';
const flatNames: Readonly<Record<string, string>> = { Height: 'Width', Width: 'Depth' };

const RULES: readonly Rule[] = [
  {
    of: /washing machine|washer dryer|tumble dryer/i,
    read: (one) =>
      isWidth(one) && (one.want.max ?? Infinity) < LEAST_WIDE_MM
        ? { ...one, names: ['Depth'], want: { min: null, max: one.want.max }, isTurned: true }
        : one,
  },
  {
    of: /(?:warming|vacuum) drawer/i,
    read: (one) =>
      isWidth(one) && (one.want.max ?? Infinity) < LEAST_HOUSED_MM ? { ...one, names: ['Height'] } : one,
  },
  {
    of: /oven$|^(?:Built-in|Combination) microwave$/i,
    read: (one) => {
      const mm = one.want.max ?? one.want.min ?? 0;
      const isHigh = mm < LEAST_HOUSED_MM || mm > MOST_HOUSED_MM;
      return isWidth(one) && isHigh ? { ...one, names: ['Height'] } : one;
    },
  },
  {
    of: /wash(?:er|ing)/i,
    read: (one) =>
      one.names[0] === 'Run time'
        ? { ...one, names: ['Quick wash'], want: { min: null, max: one.want.min } }
        : one,
  },
  {
    of: /^Double oven$/,
    read: (one) => (one.names[0] === 'Doors' ? { ...one, names: ['Ovens'] } : one),
  },
  { of: /tap$/i, read: (one) => (isWidth(one) ? { ...one, names: ['Reach'] } : one) },
  {
    of: /^(?!Chest|American).*(?:fridge|freezer)/i,
    read: (one) =>
      isWidth(one) && (one.want.max ?? one.want.min ?? 0) > LEAST_TALL_MM
        ? { ...one, names: ['Height'] }
        : one,
  },
];

/**
 * Assigns lengths to the side that is plausible for the kinds: six feet is the height of a fridge, 45 cm is the depth
 * of a washing machine.
 */
export function withSides(measures: readonly MeasureWish[], kinds: readonly string[]): MeasureWish[] {
  const flat = kinds.length > 0 && kinds.every((kind) => /hob$|^Sink$|hood$/i.test(kind));
  const rules = kinds.length > 0 ? RULES.filter(({ of }) => kinds.every((kind) => of.test(kind))) : [];
  // Products set into a worktop are given by width and depth.
  const sides = measures.filter(({ at }) => at === measures[0]?.at);
  const isLying = flat && sides.length > 1 && sides.some(({ names }) => names[0] === 'Height');
  return measures.map((one) => {
    if (isLying) return { ...one, names: one.names.map((name) => flatNames[name] ?? name) };
    return rules.reduce((read, rule) => rule.read(read), one);
  });
}
