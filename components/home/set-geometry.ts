import { parseAmount } from '@/lib/catalogue/amount';
import type { ProductCard } from '@/lib/catalogue/types';

/** The room that the set is drawn in, in millimetres. */
export const ROOM = { width: 2900, height: 2480, floor: 80 } as const;
const WORKTOP = 900;
/** Between hob and hood where nobody says otherwise (experience §6 F5 rule 2). */
const HOOD_GAP = 650;

type Place = { x: number; y: number };

/** Where the pieces of a set stand, by the kind of their place. */
const PLACES: readonly (readonly [RegExp, Place])[] = [
  [/fridge|freezer/i, { x: 170, y: 0 }],
  [/hood/i, { x: 1150, y: WORKTOP + HOOD_GAP }],
  [/hob/i, { x: 1140, y: WORKTOP }],
  [/oven/i, { x: 1140, y: 150 }],
  [/dish/i, { x: 1960, y: 0 }],
];

/** A picture's square laid so that the product's front left corner stands in its place, all in millimetres. */
export type Laid = { left: number; bottom: number; side: number };

/**
 * Scales a product's picture by the edge that the camera saw upright. Null where the picture's anchors or the
 * height are not known: a piece is never drawn at a guessed size.
 */
export function layPiece(slot: string, card: ProductCard): Laid | null {
  const place = PLACES.find(([kind]) => kind.test(slot))?.[1];
  const height = parseAmount(card.attributes['Height'] ?? '');
  if (!place || !card.anchors || height?.unit !== 'mm' || !(height.number > 0)) return null;
  const [foot, head] = card.anchors.height;
  const units = Math.abs(foot[1] - head[1]);
  if (units < 1) return null;
  const scale = height.number / units;
  const left = Math.min(foot[0], head[0]);
  const low = Math.max(foot[1], card.anchors.width[1][1], card.anchors.depth[1][1]);
  return {
    left: place.x - left * scale,
    bottom: ROOM.floor + place.y - (1000 - low) * scale,
    side: 1000 * scale,
  };
}
