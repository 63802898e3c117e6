import type { Plan } from '@/components/model/plan';
import type { Shape } from '@/lib/catalogue/models/place';
import type { Elevation, Placed } from '@/lib/kitchen/elevation';
import { runOf } from '@/lib/kitchen/run';
import type { Finding } from '@/lib/kitchen/types';

/** What of the wall and the floor is looked at beyond the set, millimetres. */
const AROUND = 150;

/** The drawn set with its models in it. @param modelled those of its pieces that the shapes are of, in their order */
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
