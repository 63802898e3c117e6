import type { FinishCode } from '@hobwright/demo-store/seed/types.ts';
import type { Look, Traits } from '@hobwright/demo-store/media/looks/look.ts';
import type { Place } from '../engine/camera.ts';
import type { Lighting } from '../engine/lights.ts';
import type { Room } from '../engine/room.ts';
import type { Viewpoint } from '../engine/shoot-scene.ts';
import type { Kit } from '../kit/kit.ts';
import type { Pose } from '../models/model.ts';
import { MODELS } from '../models/registry.ts';
import { makePaints } from '../paints.ts';

/** A furnished room. The back wall is the plane z 0 and the floor y 0, in millimetres. */
export type RoomPlan = {
  build: (kit: Kit, options: SceneOptions) => void;
  lighting: Lighting;
  room: Room;
  exposure: number;
  middle: Place;
  radius: number;
};

/** Options that differ between pictures of the same room. */
export type SceneOptions = { dishwasher?: Pose };

/** A picture of a room. */
export type Scene = { plan: RoomPlan; options?: SceneOptions; viewpoint: Viewpoint };

/** Returns the look of a product. */
export const goods = (
  model: string,
  [width, height, depth]: Place,
  finish: FinishCode,
  traits: Traits = {},
): Look => ({ model, width, height, depth, finish, traits });

/**
 * Places a product in a room with its middle at `at`, its front towards the viewer unless turned.
 * @throws for an unknown model
 */
export function stand(room: Kit, look: Look, at: Place, turn = 0, pose: Pose = 'closed'): void {
  const model = MODELS[look.model];
  if (!model) throw new RangeError(`There is no model ${look.model}`);
  model.build(room.part(at, [0, turn, 0]), look, makePaints(look.finish), pose);
}
