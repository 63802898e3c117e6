import { parseAmount } from '@/lib/catalogue/amount';
import type { ProductCard } from '@/lib/catalogue/types';

type MeasuredSort = {
  label: string;
  /** Custom fields that may hold the figure. The first one that a product has counts. */
  names: readonly string[];
  first: 'most' | 'least';
};

const ROOM = [
  'Capacity',
  'Place settings',
  'Total capacity',
  'Bottles',
  'Oven capacity',
  'Basket size',
  'Pot size',
  'Holds',
  'Extraction a day',
  'Room size',
  'Tank',
  'Bowl',
  'Jug',
  'Width',
];

/** Sort orders by a single figure. They are only available by typed query, and not offered by listings. */
export const MEASURED_SORTS = {
  widest: { label: 'Widest', names: ['Width'], first: 'most' },
  narrowest: { label: 'Narrowest', names: ['Width'], first: 'least' },
  largest: { label: 'Largest', names: ROOM, first: 'most' },
  smallest: { label: 'Smallest', names: ROOM, first: 'least' },
  tallest: { label: 'Tallest', names: ['Height'], first: 'most' },
  shortest: { label: 'Lowest', names: ['Height'], first: 'least' },
  deepest: { label: 'Deepest', names: ['Bowl depth', 'Depth'], first: 'most' },
  hottest: { label: 'Hottest', names: ['Max temperature'], first: 'most' },
  shallowest: { label: 'Shallowest', names: ['Depth'], first: 'least' },
  lightest: { label: 'Lightest', names: ['Weight'], first: 'least' },
  'most-powerful': {
    label: 'Most powerful',
    names: ['Extraction rate', 'Microwave power', 'Cooling power', 'Total power', 'Rated power'],
    first: 'most',
  },
  'least-water': { label: 'Least water', names: ['Water per cycle'], first: 'least' },
  quickest: { label: 'Quickest', names: ['Quick wash', 'Boils one cup in', 'Charge time'], first: 'least' },
  'most-zones': { label: 'Most zones', names: ['Hob zones', 'Zones'], first: 'most' },
  'most-burners': { label: 'Most burners', names: ['Hob zones'], first: 'most' },
  'fastest-spin': { label: 'Fastest spin', names: ['Spin speed'], first: 'most' },
  'longest-running': { label: 'Longest run time', names: ['Run time'], first: 'most' },
  'longest-guarantee': { label: 'Longest guarantee', names: ['Guarantee'], first: 'most' },
} as const satisfies Readonly<Record<string, MeasuredSort>>;

export type MeasuredSortName = keyof typeof MEASURED_SORTS;

export const isMeasuredSort = (name: string): name is MeasuredSortName => Object.hasOwn(MEASURED_SORTS, name);

/** Returns the figure by which a card is sorted, lowest first. Cards without it come last. */
export function measuredFigure(card: ProductCard, sort: MeasuredSortName): number {
  const { names, first }: MeasuredSort = MEASURED_SORTS[sort];
  for (const name of names) {
    const amount = parseAmount(card.attributes[name] ?? '');
    if (amount) return first === 'most' ? -amount.number : amount.number;
  }
  return Number.POSITIVE_INFINITY;
}
