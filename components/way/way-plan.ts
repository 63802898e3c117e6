import type { Plan } from '@/components/model/plan';
import type { ScenePlan } from '@/components/model/scenes-view';
import { originOf } from '@/lib/access/way/held';
import type { WayScene } from '@/lib/access/way/scene';
import { wayScene } from '@/lib/access/way/way-scene';
import { partWords, stopSentence } from '@/lib/access/part-words';
import type { Access, Carried } from '@/lib/access/types';
import type { Shape } from '@/lib/catalogue/models/place';

function planOn({ stand, blocks, lines, frame, from }: WayScene, carried: Carried, shape: Shape): Plan {
  return {
    extent: shape,
    frame,
    from,
    lines: () => lines,
    room: blocks,
    places: [originOf(carried, stand, shape)],
    axes: [stand.axes],
    stands: carried.held.up === 'height' && carried.held.lean === 0,
    turns: 0,
    doorsOff: carried.as === 'DOORS',
  };
}

/** Returns a scene for each part of a way in that can be drawn, in walking order, each with its own answer. */
export const wayScenes = ({ parts }: Access): ScenePlan[] =>
  parts.flatMap((answer) => {
    const scene = wayScene(answer);
    return scene
      ? [
          {
            key: JSON.stringify(answer),
            label: partWords(answer.part),
            said: stopSentence(answer),
            planOf: (shape: Shape) => planOn(scene, answer.carried, shape),
          },
        ]
      : [];
  });

/** Returns the index of the deciding part's scene; 0 if it has none. */
export function decidingScene({ narrowest }: Access, scenes: readonly ScenePlan[]): number {
  const key = JSON.stringify(narrowest);
  return Math.max(
    0,
    scenes.findIndex((scene) => scene.key === key),
  );
}
