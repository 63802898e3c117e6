import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Traits } from '@/lib/catalogue/kinds/types';
import type { ProductCard } from '@/lib/catalogue/types';

type AppliesTo = (traits: Traits, goods: ProductCard) => boolean;

/** Whether a product is meant, by the words that makers use on spare parts and packs. */
const APPLIANCE_MATCHERS: Readonly<Record<string, AppliesTo>> = {
  'Washing machine': ({ piece }) => piece === 'washing machine',
  'Washer dryer': ({ set }) => set === 'washer dryer',
  Dishwasher: ({ chore }) => chore === 'dishes',
  'Tumble dryer': ({ piece }) => piece === 'tumble dryer',
  'American fridge freezer': ({ set }) => set === 'American fridge freezer',
  'Coffee machine': ({ figures }) => figures === 'coffee machine',
  // Cleaners damage pyrolytic ovens.
  Oven: ({ chore }, { facts }) => chore === 'bake' && facts.cleaning !== 'by heat',
  'Steam oven': ({ piece }, { facts }) => piece === 'oven' && facts.hasSteam === true,
  'Ceramic and induction hob': ({ piece }, { facts }) => piece === 'hob' && facts.hob !== 'gas',
  'Stainless steel': (_, { facts }) => facts.colourCode === 'SS',
};

const isMadeFor = (words: string, goods: ProductCard): boolean =>
  words
    .split(', ')
    .some((word) => APPLIANCE_MATCHERS[word]?.(traitsOf(goods.kind), goods) ?? word === goods.kind);

const stands = ({ facts }: ProductCard) => facts.installation === 'freestanding';

/** Bore from which a hose carries air; only a vented dryer needs one. */
const VENT_MM = 100;

/** How much wider than its appliance a tray may be. */
const TRAY_ROOM_MM = 60;

function trayFits({ facts }: ProductCard, machine: ProductCard): boolean {
  const across = (facts.widthMm ?? 0) - (machine.facts.widthMm ?? 0);
  return stands(machine) && across >= 0 && across <= TRAY_ROOM_MM;
}

function kitFits({ facts }: ProductCard, machine: ProductCard): boolean {
  const { piece } = traitsOf(machine.kind);
  const { depthMm = 0 } = machine.facts;
  const { min, max } = facts.fitsDepthMm ?? { min: 0, max: Number.POSITIVE_INFINITY };
  const isStacked = piece === 'washing machine' || piece === 'tumble dryer';
  return isStacked && stands(machine) && depthMm >= min && depthMm <= max;
}

/**
 * Whether a part fits appliances of its own maker only. A water cartridge does, unless it is stated to fit most makers.
 */
const isOfItsMaker = ({ kind, facts }: ProductCard) =>
  facts.fitsMakers === 'own' || (kind === 'Water filter' && facts.fitsMakers !== 'most');

function fits(part: ProductCard, goods: ProductCard): boolean {
  const { fitsTypes, usedOn, boreMm = 0 } = part.facts;
  const words = fitsTypes ?? usedOn;
  if (words !== undefined && !isMadeFor(words, goods)) return false;
  if (isOfItsMaker(part) && part.brand?.id !== goods.brand?.id) return false;
  if (boreMm >= VENT_MM) return goods.facts.dryer === 'vented';
  if (part.kind === 'Drip tray') return trayFits(part, goods);
  return part.kind !== 'Stacking kit' || kitFits(part, goods);
}

const isMadeForGoods = ({ facts }: ProductCard) =>
  (facts.fitsTypes ?? facts.usedOn ?? facts.fitsMakers ?? facts.fitsDepthMm) !== undefined;

/**
 * Whether a part for certain appliances, such as a hose, a filter or a cleaner, fits one of `owned` by kind, maker and
 * size. A product that states no such restriction always does.
 */
export const fitsOneOf = (part: ProductCard, owned: readonly ProductCard[]): boolean =>
  !isMadeForGoods(part) || owned.some((goods) => fits(part, goods));
