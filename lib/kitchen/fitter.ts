import { CONNECTIONS, wattsOf } from '@/lib/catalogue/connections';
import type { Facts, Range } from '@/lib/catalogue/facts/types';
import { burnsGas } from '@/lib/catalogue/gas';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Traits } from '@/lib/catalogue/kinds/types';
import { fitFacts } from '@/lib/fit/facts';
import { airWords, needOf } from '@/lib/fit/need';
import type { Piece } from './types';

/** What a fitter needs to know about one appliance before it arrives. */
export type FitterRow = {
  sku: string;
  name: string;
  quantity: number;
  /** Width by height by depth, in millimetres. */
  size: string;
  /** The housing, cut-out or gap that it needs. */
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

/** Openings for hoods that are not fixed to the wall; makers show them in drawings without figures. */
const CUT_FOR: Readonly<Record<NonNullable<Facts['mount']>, string>> = {
  worktop: `Cut-out in the worktop, ${NOT_STATED}`,
  ceiling: `Opening in the ceiling, ${NOT_STATED}`,
};

function openingOf(piece: Piece): string {
  if (piece.place === 'hood') return piece.facts.mount ? CUT_FOR[piece.facts.mount] : 'None';
  const facts = fitFacts(piece);
  const { niche, cutOut } = facts;
  if (cutOut) return `Cut-out ${by(cutOut.width, cutOut.depth)}`;
  if (niche)
    return `Housing ${by(span(niche.width), span(niche.height), niche.depth && `${niche.depth.min}+`)}`;
  const { width, height, depth } = needOf(facts);
  const gap = by(width, height, depth);
  if (gap === NOT_STATED) return gap;
  const air = airWords(facts);
  return air ? `Gap ${gap}; ${air}` : `Gap ${gap}`;
}

function powerOf({ facts }: Piece): string {
  const most = wattsOf(facts);
  const connection = facts.plug && (CONNECTIONS[facts.plug]?.words ?? facts.plug);
  return [connection, most && `${most / 1_000} kW`].filter(Boolean).join(', ') || NOT_STATED;
}

const PLUMBED: Readonly<Record<NonNullable<Traits['plumbed']>, string>> = {
  machine: 'Cold water, waste',
  tap: 'Hot and cold water',
  waste: 'Waste',
};

function servicesOf(piece: Piece): string {
  const { plumbed } = traitsOf(piece.kind);
  const { ice, ductMm, dryer } = piece.facts;
  const words = [
    plumbed && PLUMBED[plumbed],
    ice === 'plumbed' ? 'Cold water' : null,
    burnsGas(piece) ? 'Gas' : null,
    ductMm ? `Duct ${ductMm} mm` : null,
    dryer === 'vented' ? 'Vent to the outside' : null,
  ].filter((word) => word !== null);
  return words.join(', ') || 'None';
}

/** Returns one row for each product, in the order of the list. */
export const fitterRows = (pieces: readonly Piece[]): FitterRow[] =>
  pieces.map((piece) => {
    const { body, depthDoor } = fitFacts(piece);
    const { weightKg } = piece.facts;
    return {
      sku: piece.sku,
      name: piece.name,
      quantity: piece.quantity,
      size: by(body.width, body.height, depthDoor ?? body.depth),
      opening: openingOf(piece),
      power: powerOf(piece),
      services: servicesOf(piece),
      weight: weightKg === undefined ? NOT_STATED : `${weightKg} kg`,
    };
  });
