import type { Attributes } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';
import type { SetTerms } from '@/lib/policy/types';
import { type MultibuyLine, totalOf } from './multibuy-rules';
import { savingOf } from './multibuy-saving';
import { MAX_ITEMS } from './rules';

/**
 * State of a product when it was put on the list: used to report price changes, and to find a replacement once it is
 * withdrawn.
 */
export type Snapshot = { pence: Pence; name: string; facts: Attributes };
/** By product id. */
export type Snapshots = Readonly<Record<string, Snapshot>>;

/** Attributes that a replacement has to match. */
export const FACTS = [
  'Type',
  'Width',
  'Height',
  'Niche width',
  'Niche height',
  'Cut-out width',
  'Cut-out depth',
];

function readSnapshot(value: unknown): Snapshot | null {
  if (typeof value !== 'object' || value === null) return null;
  const { pence, name, facts } = value as Record<string, unknown>;
  if (typeof pence !== 'number' || !Number.isInteger(pence) || pence <= 0 || typeof name !== 'string')
    return null;
  const said = typeof facts === 'object' && facts !== null ? Object.entries(facts) : [];
  const texts = said.filter((each): each is [string, string] => typeof each[1] === 'string');
  return { pence, name, facts: Object.fromEntries(texts) };
}

/** Parses the stored snapshots; malformed ones are dropped. */
export function parseSnapshots(text: string | null): Snapshots {
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    if (typeof raw !== 'object' || raw === null) return {};
    const read = Object.entries(raw).flatMap(([id, value]) => {
      const noted = readSnapshot(value);
      return /^\d{1,10}$/.test(id) && noted ? [[id, noted] as const] : [];
    });
    return Object.fromEntries(read.slice(-MAX_ITEMS));
  } catch {
    return {};
  }
}

const snapshotOf = ({ card: { name, attributes, price } }: MultibuyLine): Snapshot | null =>
  price && {
    pence: price.now,
    name,
    facts: Object.fromEntries(FACTS.flatMap((fact) => (attributes[fact] ? [[fact, attributes[fact]]] : []))),
  };

/**
 * Adds snapshots of new products and removes those of products no longer on the list. Returns the same object when
 * nothing changes.
 */
export function withSnapshots(
  noted: Snapshots,
  lines: readonly MultibuyLine[],
  gone: readonly number[],
): Snapshots {
  const fresh = lines.flatMap((line) => {
    const note = noted[line.card.id] ? null : snapshotOf(line);
    return note ? [[String(line.card.id), note] as const] : [];
  });
  const here = new Set([...lines.map(({ card }) => String(card.id)), ...gone.map(String)]);
  const retained = Object.entries(noted).filter(([id]) => here.has(id));
  const same = fresh.length === 0 && retained.length === Object.keys(noted).length;
  return same ? noted : Object.fromEntries([...retained, ...fresh]);
}

/** Replaces the snapshots by today's prices, except for products no longer sold. */
export const snapshotsAnew = (
  noted: Snapshots,
  lines: readonly MultibuyLine[],
  gone: readonly number[],
): Snapshots =>
  withSnapshots(
    Object.fromEntries(Object.entries(noted).filter(([id]) => gone.includes(Number(id)))),
    lines,
    gone,
  );

export type Moved = {
  /** The total of the list then and now, after the kitchen set discount of each. */
  before: Pence;
  now: Pence;
  goods: { name: string; before: Pence; now: Pence }[];
};

/** Returns the price changes since the list was made; null when no price has changed. */
export function movedSince(lines: readonly MultibuyLine[], noted: Snapshots, terms: SetTerms): Moved | null {
  const priced = lines.filter(({ total }) => total !== null);
  const old = priced.map((line) => {
    const pence = noted[line.card.id]?.pence ?? line.card.price?.now ?? 0;
    return { ...line, card: { ...line.card, price: { now: pence } }, total: pence * line.quantity };
  });
  const goods = priced.flatMap(({ card }, at) => {
    const [before, now] = [old[at]?.card.price.now ?? 0, card.price?.now ?? 0];
    return before === now ? [] : [{ name: card.name, before, now }];
  });
  if (goods.length === 0) return null;
  const sum = (all: readonly MultibuyLine[]) => totalOf(all) - savingOf(all, terms).total;
  return { before: sum(old), now: sum(priced), goods };
}
