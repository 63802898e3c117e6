import type { MeasureWish } from './measures';

/** What stands in a row is all of one width: less of it is said of the depth. */
const LEAST_WIDE_MM = 550;
/** No fridge is as wide. */
const LEAST_TALL_MM = 1_050;
/** What stands in a housing is wider: less of it is said of the height. */
const LEAST_HOUSED_MM = 500;
/** No built-in oven is as wide: more than that is said of the height. */
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

/** The side that a length is of, by what it was said of: a fridge of six feet is that high, a washer of 45 cm that deep. */
export function withSides(measures: readonly MeasureWish[], kinds: readonly string[]): MeasureWish[] {
  const flat = kinds.length > 0 && kinds.every((kind) => /hob$|^Sink$|hood$/i.test(kind));
  const rules = kinds.length > 0 ? RULES.filter(({ of }) => kinds.every((kind) => of.test(kind))) : [];
  // What lies in a worktop has a width and a depth.
  const sides = measures.filter(({ at }) => at === measures[0]?.at);
  const isLying = flat && sides.length > 1 && sides.some(({ names }) => names[0] === 'Height');
  return measures.map((one) => {
    if (isLying) return { ...one, names: one.names.map((name) => flatNames[name] ?? name) };
    return rules.reduce((read, rule) => rule.read(read), one);
  });
}
