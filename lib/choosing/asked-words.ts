import type { Kind } from '@/lib/catalogue/kinds/table';
import { counted } from '@/lib/i18n/counted';
import { mm } from '@/lib/i18n/length';
import { formatPrice } from '@/lib/money/rules';
import type { Ask } from './ask';
import { listed } from './differences';
import { wishWords } from './wishes';

/** What was asked, in a sentence: `Chosen from 94: for 4 people, quiet, up to £500, here within a week.` */
export function askedWords(ask: Ask, kind: Kind, count: number): string {
  const { people, most, why, width, height, depth, door, postcode } = ask;
  const sides = [width, height, depth].flatMap((side) => (side === null ? [] : [mm(side)]));
  const parts = [
    ...(people === null ? [] : [`for ${counted(people, 'person', 'people')}`]),
    ...wishWords(kind, ask.wants),
    ...(most === null ? [] : [`up to ${formatPrice(most)}`]),
    ...(sides.length > 0 ? [`for a gap of ${sides.join(' × ')}`] : []),
    ...(door === null ? [] : [`through a door of ${mm(door)}`]),
    ...(why === 'broke' ? ['here within a week'] : []),
    ...(postcode === null ? [] : [`to ${postcode}`]),
  ];
  const from = `Chosen from ${counted(count, 'in stock', 'in stock')}`;
  return parts.length > 0 ? `${from}: ${listed(parts)}.` : `${from}.`;
}
