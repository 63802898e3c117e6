import { takesTwo } from '@/lib/access/crew';
import { burnsGas } from '@/lib/catalogue/gas';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Classified } from '@/lib/catalogue/types';
import { goesWithCrew } from '@/lib/services/fitting';
import type { Service } from '@/lib/services/types';
import { isKept } from './rules';
import type { OrderLine, Preparations } from './types';

type Known = Classified & { id: number };

/** A product to be delivered, with the services chosen for it. */
export type Coming = {
  /** Null for a product that is not in the catalogue. */
  product: Classified | null;
  services: readonly Known[];
};

type Part = Pick<OrderLine, 'productId' | 'quantity' | 'refundedQuantity'>;
type Line = Part & { extras: readonly Part[] };

/**
 * Returns the goods of some lines, each with its services, without what was refunded. A service on a line of its own
 * belongs to all goods.
 */
export function comingIn(lines: readonly Line[], cards: ReadonlyMap<number, Known>): Coming[] {
  const all = lines.filter(isKept).map(({ productId, extras }) => ({
    product: cards.get(productId) ?? null,
    services: extras.filter(isKept).flatMap((extra) => cards.get(extra.productId) ?? []),
  }));
  const alone = all.flatMap(({ product }) => (product && isService(product) ? [product] : []));
  return all
    .filter(({ product }) => product === null || !isService(product))
    .map(({ product, services }) => ({ product, services: [...services, ...alone] }));
}

/** Returns all goods of an order, with their services. */
export const comingOf = (
  { consignments }: { consignments: readonly { lines: readonly Line[] }[] },
  cards: ReadonlyMap<number, Known>,
): Coming[] =>
  comingIn(
    consignments.flatMap(({ lines }) => lines),
    cards,
  );

const isService = ({ kind }: Classified): boolean => traitsOf(kind).service !== null;

const isFitted = ({ services }: Coming): boolean =>
  services.some(({ kind }) => traitsOf(kind).service === 'connect');

/** Returns the tradespeople who connect an appliance where we do not; none for an appliance with a plug. */
function fittersOf(coming: Coming): string[] {
  const { product } = coming;
  if (!product || isFitted(coming)) return [];
  return [
    ...(product.facts.plug === 'hardwired' ? ['the electrician'] : []),
    ...(burnsGas(product) ? ['the Gas Safe registered fitter'] : []),
  ];
}

const due = (lines: readonly (readonly [isDue: boolean, line: string])[]): string[] =>
  lines.flatMap(([isDue, line]) => (isDue ? [line] : []));

/**
 * Returns what to do before the van comes and after it has gone, by the goods and the services chosen for them
 * (experience CHK-14). Both lists are empty where there is nothing to do.
 * @param services on sale, each with what it needs prepared
 */
export function preparations(
  all: readonly Coming[],
  services: readonly Pick<Service, 'id' | 'name' | 'before' | 'kind'>[] = [],
): Preparations {
  const goods = all.flatMap(({ product }) => product ?? []);
  const has = (some: readonly Classified[], is: (traits: ReturnType<typeof traitsOf>) => boolean) =>
    some.some(({ kind }) => is(traitsOf(kind)));
  const replaced = all.flatMap((each) => (goesWithCrew(each) ? (each.product ?? []) : []));
  const unfitted = all.flatMap((each) => (isFitted(each) ? [] : (each.product ?? [])));
  const fitters = [...new Set(all.flatMap(fittersOf))];
  const chosen = new Set(all.flatMap((each) => each.services.map(({ id }) => id)));
  const wanted = services.flatMap(({ id, kind, name, before }) =>
    kind === 'connect' && before && chosen.has(id) ? [{ name, before }] : [],
  );
  const wantedWords = wanted.map(({ name, before }) =>
    wanted.length > 1 ? `${name}: ${before.charAt(0).toLowerCase()}${before.slice(1)}` : before,
  );
  const before = due([
    [
      goods.length < all.length || goods.some(takesTwo),
      'Measure the way in once more, and clear it: doors, corners, stairs.',
    ],
    [
      has(replaced, ({ cold }) => cold === 'frost'),
      'Empty and defrost the old fridge or freezer the day before.',
    ],
    [replaced.length > 0, 'Empty the old appliance and unplug it. Leave it where we can reach it.'],
    [
      has(replaced, ({ plumbed }) => plumbed === 'machine'),
      'Close the tap of the old machine, and take its hoses off over a bucket.',
    ],
    [
      has(replaced, ({ gap }) => gap === 'cooker' || gap === 'hob'),
      'If the old one burns gas, have a Gas Safe registered fitter disconnect it. Never do it yourself.',
    ],
  ]);
  const ready = due([
    [
      has(unfitted, ({ plumbed }) => plumbed === 'machine'),
      'Check that the tap for the machine turns, and have a bucket and a towel ready.',
    ],
    [fitters.length > 0, `Have ${fitters.join(' and ')} booked for after the delivery.`],
  ]);
  const after = due([
    [
      has(unfitted, ({ chore }) => chore === 'wash'),
      'Take out the transit bolts before the first wash, and keep them for the next move.',
    ],
    [
      has(goods, ({ cold }) => cold !== null),
      'Let a new fridge, freezer or cooler stand for four hours before you turn it on.',
    ],
  ]);
  return { before: [...before, ...wantedWords, ...ready], after };
}
