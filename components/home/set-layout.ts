import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { PieceKind } from '@/lib/catalogue/kinds/types';
import type { ProductCard } from '@/lib/catalogue/types';

/** In millimetres; x from the left wall, y down from the ceiling, as in SVG. */
export type Box = { x: number; y: number; w: number; h: number };

export type Place = 'fridge' | 'oven' | 'hob' | 'hood' | 'dishwasher';

/** A kitchen from the front, with each piece of the set in its place at its own size. */
export type SetLayout = {
  width: number;
  height: number;
  floor: number;
  worktop: Box;
  unit: Box;
  pieces: Partial<Record<Place, Box>>;
};

/** Place of each kind of piece in the drawing; other kinds cannot be drawn. */
const PLACES: Readonly<Partial<Record<PieceKind, Place>>> = {
  'fridge freezer': 'fridge',
  oven: 'oven',
  hob: 'hob',
  hood: 'hood',
  dishwasher: 'dishwasher',
};

const WORKTOP_MM = 910;
const THICK = 40;
/** Height of the hob above the worktop. */
const GLASS = 14;
const PLINTH = 110;
/** Distance from hob to hood where the maker states none (experience §6 F5 rule 2). */
export const HOOD_GAP_MM = 650;
const MARGIN = 260;
const ROOM_ABOVE = 120;
const BELOW = 240;

/** Returns the layout of a set; null unless every piece has a place and a known size, so that nothing is guessed. */
export function layOutSet(pieces: readonly { card: ProductCard }[]): SetLayout | null {
  const sizes = new Map<Place, { w: number; h: number }>();
  for (const { card } of pieces) {
    const { piece } = traitsOf(card.kind);
    const { widthMm: w, heightMm: h } = card.facts;
    const place = piece && PLACES[piece];
    if (!place || !w || !h) return null;
    sizes.set(place, { w, h });
  }
  const at = (place: Place) => sizes.get(place) ?? { w: 600, h: 0 };
  const top = Math.max(at('fridge').h, WORKTOP_MM + GLASS + HOOD_GAP_MM + at('hood').h);
  const floor = top + ROOM_ABOVE;
  const run = Math.max(at('hob').w, at('hood').w, at('oven').w) + 160;
  const fridgeX = MARGIN;
  const runX = fridgeX + at('fridge').w + 140;
  const width = runX + run + at('dishwasher').w + 120 + MARGIN;
  const middle = runX + run / 2;
  const put = (place: Place, x: number, bottom: number): Partial<Record<Place, Box>> => {
    const size = sizes.get(place);
    return size ? { [place]: { x, y: floor - bottom - size.h, ...size } } : {};
  };
  const centred = (place: Place) => middle - at(place).w / 2;
  const ovenRoom = WORKTOP_MM - THICK - PLINTH;
  return {
    width,
    height: floor + BELOW,
    floor,
    worktop: { x: runX, y: floor - WORKTOP_MM, w: run + at('dishwasher').w + 120, h: THICK },
    unit: {
      x: middle - at('oven').w / 2 - 18,
      y: floor - WORKTOP_MM + THICK,
      w: at('oven').w + 36,
      h: ovenRoom,
    },
    pieces: {
      ...put('fridge', fridgeX, 0),
      ...put('oven', centred('oven'), PLINTH + Math.max(0, ovenRoom - at('oven').h - 30)),
      ...(sizes.has('hob') && {
        hob: { x: centred('hob'), y: floor - WORKTOP_MM - GLASS, w: at('hob').w, h: GLASS },
      }),
      ...put('hood', centred('hood'), WORKTOP_MM + GLASS + HOOD_GAP_MM),
      ...put('dishwasher', runX + run + 60, 0),
    },
  };
}
