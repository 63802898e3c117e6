import { MOST } from './rules';

/** Unit prices that the form asks for. */
export type RateName = 'power' | 'offPeak' | 'gas' | 'water';

type RateField = {
  /** Unit of a number typed without one. */
  bare: 'p' | '£';
  unit: string;
  /** Largest accepted value, in pence. */
  most: number;
  /** Error message for an invalid price. */
  words: string;
};

const POUND = 100;

const ofEnergy = (example: number): RateField => ({
  bare: 'p',
  unit: 'kWh',
  most: MOST.power,
  words: `Type pence a kWh up to ${MOST.power}, such as ${example}`,
});

/** Bills state energy prices in pence and water prices in pounds. */
export const RATE_FIELDS: Readonly<Record<RateName, RateField>> = {
  power: ofEnergy(26.11),
  offPeak: ofEnergy(9.5),
  gas: ofEnergy(7.33),
  water: {
    bare: '£',
    unit: 'cubic metre',
    most: MOST.water,
    words: `Type pounds a cubic metre up to ${MOST.water / POUND}, such as 4.02`,
  },
};

/** Smallest energy price in pence that is read as pence when typed without a unit; anything lower is read as pounds. */
const LEAST_BARE_PENCE = 1;

const figureIn = (digits: string): number => Number(digits.replace(',', '.'));

/**
 * Reads a price in pence. For energy, `26.11`, `26,11p`, `£0.30` and `0.30` give 26.11, 26.11, 30 and 30; null for an
 * empty text, undefined for no valid price.
 */
export function readPence(text: string, { bare, most }: RateField): number | null | undefined {
  const typed = text.replace(/\s/g, '');
  if (typed === '') return null;
  const [, pounds, digits, pence] = /^(£)?(\d+(?:[.,]\d+)?)(p|pence)?$/i.exec(typed) ?? [];
  if (digits === undefined || (pounds && pence)) return undefined;
  const figure = figureIn(digits);
  const isSmall = figure > 0 && figure < LEAST_BARE_PENCE;
  const isPounds = Boolean(pounds) || (!pence && (bare === '£' || isSmall));
  const value = isPounds ? Math.round(figure * POUND * 100) / 100 : figure;
  return value <= most ? value : undefined;
}

/** A price in the unit of its field: `30` pence, `4.02` pounds. */
export const barePrice = (pence: number, { bare }: RateField): string =>
  String(bare === '£' ? pence / POUND : pence);

/** `Read as 30p a kWh.` where the price used differs from the number typed; else null. */
export function saidBack(text: string, field: RateField): string | null {
  const pence = readPence(text, field);
  const [digits] = /[\d.,]+/.exec(text) ?? [];
  if (typeof pence !== 'number' || digits === undefined) return null;
  if (figureIn(digits) === Number(barePrice(pence, field))) return null;
  const price = field.bare === '£' ? `£${(pence / POUND).toFixed(2)}` : `${pence}p`;
  return `Read as ${price} a ${field.unit}.`;
}
