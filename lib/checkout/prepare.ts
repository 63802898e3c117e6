import { TWO_PERSON_KG } from '@/lib/access/crew';
import { loadOf } from '@/lib/access/load';
import { applianceOf } from '@/lib/catalogue/appliance';
import type { Attributes, ProductCard } from '@/lib/catalogue/types';
import { takesOldAway } from '@/lib/services/rules';

const isHeavy = ({ attributes }: ProductCard): boolean => (loadOf(attributes).weight ?? 0) >= TWO_PERSON_KG;

/** Who connects it: a plug of 13 A needs nobody. */
function fitterOf({ Plug: plug, Fuel: fuel }: Attributes): string[] {
  return [
    ...(plug === 'Hardwired' ? ['the electrician'] : []),
    ...(fuel === 'Gas' || fuel === 'Dual fuel' ? ['the Gas Safe registered fitter'] : []),
  ];
}

/**
 * What to do before the van comes, by what it brings (experience CHK-14); empty where there is nothing.
 * @param goods null for what the catalogue does not know
 */
export function preparations(goods: readonly (ProductCard | null)[]): string[] {
  const cards = goods.filter((card) => card !== null);
  const appliances = cards.map(({ attributes }) => applianceOf(attributes['Type']));
  const fitters = [...new Set(cards.flatMap(({ attributes }) => fitterOf(attributes)))];
  const lines: [isDue: boolean, line: string][] = [
    [
      cards.length < goods.length || cards.some(isHeavy),
      'Measure the way in once more, and clear it: doors, corners, stairs.',
    ],
    [
      appliances.some(({ cold }) => cold === 'frost'),
      'Empty and defrost the old fridge or freezer the day before.',
    ],
    [
      appliances.some(({ cold }) => cold !== undefined),
      'Let a new fridge, freezer or cooler stand for four hours before you turn it on.',
    ],
    [
      appliances.some(({ tap }) => tap),
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
