import type { ProductCard } from '@/lib/catalogue/types';

const millimetres = (text: string | undefined): number[] => (text?.match(/\d+/g) ?? []).map(Number);
const width = ({ attributes }: ProductCard) => millimetres(attributes['Width'])[0] ?? 0;
const stands = ({ attributes }: ProductCard) => attributes['Installation'] === 'Freestanding';

/** Goods of the makers' word for them, and what else must be known of those. */
const WEARERS: Readonly<Record<string, (goods: ProductCard) => boolean>> = {
  'Washing machine': ({ type }) => /washing machine|washer dryer/i.test(type),
  Oven: ({ type, attributes }) => /oven|cooker/i.test(type) && attributes['Cleaning'] !== 'Pyrolytic',
  'Steam oven': ({ type, attributes }) => /oven/i.test(type) && attributes['Steam'] === 'Yes',
  'Ceramic and induction hob': ({ type, attributes }) =>
    /\bhob$/i.test(type) && !/gas/i.test(attributes['Hob type'] ?? ''),
  'Stainless steel': ({ attributes }) => attributes['Colour'] === 'Stainless steel',
};

function isMadeFor(words: string, goods: ProductCard): boolean {
  return words.split(', ').some((word) => {
    const wears = WEARERS[word];
    return wears ? wears(goods) : goods.type.toLowerCase().endsWith(word.toLowerCase());
  });
}

/** A cartridge has its maker's thread unless it says that it has most makers'. */
const isOfItsMaker = ({ attributes, type }: ProductCard) =>
  attributes['Fits brands'] === undefined
    ? /filter$/i.test(type)
    : attributes['Fits brands'] !== 'Most makers';

/** A hose as wide as this carries air, which only a dryer with a vent blows out. */
const VENT_MM = 100;

/** A tray is as much wider than its machine at most. */
const TRAY_ROOM_MM = 60;

function fits(part: ProductCard, goods: ProductCard): boolean {
  const { attributes } = part;
  const words = attributes['Fits type'] ?? attributes['Used on'];
  if (words !== undefined && !isMadeFor(words, goods)) return false;
  if (isOfItsMaker(part) && part.brand?.id !== goods.brand?.id) return false;
  if (attributes['Fits type'] !== undefined) {
    const [bore] = millimetres(attributes['Bore']);
    if (bore !== undefined && bore >= VENT_MM) return goods.attributes['Dryer type'] === 'Vented';
    const across = width(part) - width(goods);
    return bore !== undefined || (stands(goods) && across >= 0 && across <= TRAY_ROOM_MM);
  }
  const [least, most] = millimetres(attributes['Fits depth']);
  if (least === undefined || most === undefined) return true;
  const depth = millimetres(goods.attributes['Depth'])[0] ?? 0;
  return /washing machine|tumble dryer/i.test(goods.type) && stands(goods) && depth >= least && depth <= most;
}

/** The fields by which a part or a pack says what it is made for. */
const MADE_FOR = ['Fits type', 'Used on', 'Fits brands', 'Fits depth'];

/**
 * Whether what is made for certain goods, such as a hose, a filter or a cleaner, goes with one of `owned`: of its type,
 * maker and size. What says nothing of the kind always does.
 */
export const goesWithOneOf = (part: ProductCard, owned: readonly ProductCard[]): boolean =>
  MADE_FOR.every((name) => part.attributes[name] === undefined) || owned.some((goods) => fits(part, goods));
