import type { Plan } from '@/components/model/plan';
import type { Shape } from '@/lib/catalogue/models/place';
import type { Elevation, Placed } from '@/lib/kitchen/elevation';
import { runOf } from '@/lib/kitchen/run';
import type { Finding } from '@/lib/kitchen/types';

/** Margin of wall and floor shown around the set, in millimetres. */
const AROUND = 150;

/**
 * Returns the plan of a set with its models.
 * @param modelled the pieces that have a model
 * @param shapes sizes of the models, in the order of `modelled`
 */
export function setPlan(
  elevation: Elevation,
  modelled: readonly Placed[],
  shapes: readonly Shape[],
  findings: readonly Finding[],
): Plan {
  const known = new Map(modelled.flatMap(({ key }, at) => (shapes[at] ? [[key, shapes[at]] as const] : [])));
  const { extent, places, blocks, lines } = runOf(elevation, known, findings);
  const { width, height, depth } = extent;
  return {
    extent,
    frame: [
      [-width / 2 - AROUND, -AROUND / 2, 0],
      [width / 2 + AROUND, height + AROUND / 2, depth + AROUND],
    ],
    from: { round: 0.32, up: 0.16 },
    lines: () => lines,
    room: blocks,
    places,
    stands: true,
    turns: null,
  };
}
