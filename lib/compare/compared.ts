import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import { calledOf } from '@/lib/catalogue/names';
import type { ProductCard } from '@/lib/catalogue/types';
import { deliveryPrice } from '@/lib/delivery/price';
import type { Home } from '@/lib/home/types';
import type { Policy } from '@/lib/policy/types';
import { modesOf, ratesOf, yearOf } from '@/lib/true-cost/rules';
import type { Compared } from './types';

/**
 * Returns products with a name for sentences and the cost of a year in a home.
 * @param today as `2026-11-20`
 */
export function comparedOf(
  cards: readonly ProductCard[],
  home: Home,
  today: string,
  { energy, delivery }: Policy,
): Compared[] {
  const rates = ratesOf(home, today, energy);
  const short = cards.map(calledOf);
  return cards.map((card, at) => {
    const name = short[at] ?? card.name;
    const [mode] = modesOf(card);
    const year = rates && mode ? yearOf(mode.use, rates, home.chores) : null;
    return {
      card,
      name: short.filter((other) => other === name).length > 1 ? card.name : name,
      brought: card.price && card.price.now + deliveryPrice(card.price.now, deliveryClassOf(card), delivery),
      run: year && year.energy + (year.water ?? 0),
      water: year?.water ?? null,
      basis: basisOf(card),
    };
  });
}

/** Basis of a label's figures. Old and new labels are measured with different loads (experience §6 F3). */
const basisOf = ({ energy, facts: { uses } }: ProductCard): string | null =>
  uses ? `${uses.isGas ? 'gas' : 'kWh'} by the ${uses.per}, ${energy?.scale ?? 'no label'}` : null;

/** Whether the running costs of all products are known, on the same basis. */
export const runTheSameWay = (all: readonly Compared[]): boolean =>
  all.every(({ run }) => run !== null) && new Set(all.map(({ basis }) => basis)).size === 1;
