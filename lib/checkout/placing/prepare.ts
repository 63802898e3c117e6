import { takesTwo } from '@/lib/access/crew';
import { burnsGas } from '@/lib/catalogue/gas';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Classified } from '@/lib/catalogue/types';
import { takesOldAway } from '@/lib/services/rules';

/** Who connects it: a plug needs nobody. */
const fitterOf = (product: Classified): string[] => [
  ...(product.facts.plug === 'hardwired' ? ['the electrician'] : []),
  ...(burnsGas(product) ? ['the Gas Safe registered fitter'] : []),
];

/**
 * What to do before the van comes, by what it brings (experience CHK-14); empty where there is nothing.
 * @param goods null for what the catalogue does not know
 */
export function preparations(goods: readonly (Classified | null)[]): string[] {
  const cards = goods.filter((card) => card !== null);
  const appliances = cards.map(({ kind }) => traitsOf(kind));
  const fitters = [...new Set(cards.flatMap(fitterOf))];
  const lines: [isDue: boolean, line: string][] = [
    [
      cards.length < goods.length || cards.some(takesTwo),
      'Measure the way in once more, and clear it: doors, corners, stairs.',
    ],
    [
      appliances.some(({ cold }) => cold === 'frost'),
      'Empty and defrost the old fridge or freezer the day before.',
    ],
    [
      appliances.some(({ cold }) => cold !== null),
      'Let a new fridge, freezer or cooler stand for four hours before you turn it on.',
    ],
    [
      appliances.some(({ plumbed }) => plumbed === 'machine'),
      'Check that the tap for the machine turns, and have a bucket and a towel ready.',
    ],
    [
      fitters.length > 0,
      `Have ${fitters.join(' and ')} booked for after the delivery, unless you chose fitting.`,
    ],
    [
      cards.some(takesOldAway),
      'Empty the old appliance, unplug it and close its water. Leave it where it can be reached.',
    ],
  ];
  return lines.flatMap(([isDue, line]) => (isDue ? [line] : []));
}
