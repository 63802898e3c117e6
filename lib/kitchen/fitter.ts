import { amountIn } from '@/lib/catalogue/amount';
import { fitFacts } from '@/lib/fit/facts';
import { needOf } from '@/lib/fit/need';
import type { Range } from '@/lib/fit/types';
import type { Piece } from './types';

/** What a fitter has to know of one appliance before it comes. */
export type FitterRow = {
  sku: string;
  name: string;
  quantity: number;
  /** Width by height by depth, millimetres. */
  size: string;
  /** The housing, the cut-out or the gap it wants. */
  opening: string;
  power: string;
  /** Water, waste, gas and air. */
  services: string;
  weight: string;
};

const NOT_STATED = 'not stated';
const by = (...parts: readonly (string | number | null)[]): string =>
  parts.some((part) => part === null) ? NOT_STATED : parts.join(' × ');
const span = (range: Range | null): string | null =>
  range && (range.min === range.max ? String(range.min) : `${range.min}–${range.max}`);

function openingOf({ attributes }: Piece): string {
  const facts = fitFacts(attributes);
  const { niche, cutOut } = facts;
  if (cutOut) return `Cut-out ${by(cutOut.width, cutOut.depth)}`;
  if (niche)
    return `Housing ${by(span(niche.width), span(niche.height), niche.depth && `${niche.depth.min}+`)}`;
  const { width, height, depth } = needOf(facts);
  const gap = by(width, height, depth);
  return gap === NOT_STATED ? gap : `Gap ${gap}`;
}

function powerOf({ attributes }: Piece): string {
  const plug = attributes['Plug'];
  const watts = amountIn('W', attributes['Rated power']);
  const most = attributes['Total power'] ?? (watts === null ? undefined : `${watts / 1000} kW`);
  const by = plug === undefined || plug === 'Hardwired' ? plug : `${plug} plug`;
  return [by, most].filter(Boolean).join(', ') || NOT_STATED;
}

const WATERED = /washing machine|washer dryer|dishwasher/i;
const BURNS_GAS = /gas|dual fuel/i;

function servicesOf({ attributes }: Piece): string {
  const type = attributes['Type'] ?? '';
  const words = [
    WATERED.test(type) ? 'Cold water, waste' : null,
    attributes['Water and ice'] === 'Plumbed' ? 'Cold water' : null,
    BURNS_GAS.test(`${attributes['Fuel'] ?? ''} ${attributes['Hob type'] ?? ''} ${type}`) ? 'Gas' : null,
    attributes['Duct'] ? `Duct ${attributes['Duct']}` : null,
    attributes['Dryer type'] === 'Vented' ? 'Vent to the outside' : null,
  ].filter((word) => word !== null);
  return words.join(', ') || 'None';
}

/** One row for each product, in the order of the list. */
export const fitterRows = (pieces: readonly Piece[]): FitterRow[] =>
  pieces.map((piece) => {
    const { body, depthDoor } = fitFacts(piece.attributes);
    return {
      sku: piece.sku,
      name: piece.name,
      quantity: piece.quantity,
      size: by(body.width, body.height, depthDoor ?? body.depth),
      opening: openingOf(piece),
      power: powerOf(piece),
      services: servicesOf(piece),
      weight: piece.attributes['Weight'] ?? NOT_STATED,
    };
  });
