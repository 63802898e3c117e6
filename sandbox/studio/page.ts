import type { Group } from 'three';
import type { Anchors } from '@hobwright/demo-store/media/looks/edges.ts';
import type { Look, StudioView } from '@hobwright/demo-store/media/looks/look.ts';
import type { Box } from './engine/anchors.ts';
import { ELEVATION, type Standpoint, THREE_QUARTER } from './engine/camera.ts';
import { FACING_LIGHT, facingRoom } from './engine/facing-room.ts';
import { STUDIO_LIGHT } from './engine/lights.ts';
import { BRIGHT_ROOM } from './engine/room.ts';
import { boundsOf, type Shot } from './engine/composition.ts';
import { measure, type Print, type Quality, shoot, type Subject } from './engine/shoot.ts';
import { shootScene } from './engine/shoot-scene.ts';
import { Kit } from './kit/kit.ts';
import type { Model } from './models/model.ts';
import { MODELS } from './models/registry.ts';
import { isDark, makePaints } from './paints.ts';
import { SCENES } from './scenes/registry.ts';

/** Sub-frames, and how much smaller than its full size a picture is taken. */
export type SceneQuality = { lights: number; gloss: number; scale: number };

declare global {
  var takePicture: (look: Look, view: StudioView, quality: Quality) => Print;
  var measurePicture: (look: Look) => Anchors;
  var takeScene: (name: string, quality: SceneQuality) => string;
}

/** Runs in the browser: builds a look's model and takes one view of it. */
globalThis.takePicture = (look, view, quality) => shoot(...setUp(look, view), quality);

/** Tells where the edges of the body lie in the front view, without taking it. */
globalThis.measurePicture = (look) => measure(...setUp(look, 'front'));

function setUp(look: Look, view: StudioView): [Subject, Shot] {
  const model = MODELS[look.model];
  if (!model) throw new RangeError(`There is no model ${look.model}`);
  const kit = new Kit();
  const built = model.build(kit, look, makePaints(look.finish), view === 'open' ? 'open' : 'closed');
  const subject = {
    group: kit.group,
    measured: { ...built, body: built.body ?? wholeOf(kit.group, look) },
    ...surroundings(model, look, view),
    grounded: !model.hangs && view !== 'elevation',
    exposure: model.exposure?.(look) ?? (isDark(look.finish) ? 0.95 : 0.85),
  };
  return [
    subject,
    {
      standpoint: standpointOf(model, view),
      fill: 0.87,
      ...(view === 'detail' && built.detail ? { detail: built.detail } : {}),
    },
  ];
}

/** Spouts, handles and floor heads count. */
function wholeOf(group: Group, { height }: Look): Box {
  const { min, max } = boundsOf(group);
  return { from: [min.x, 0, min.z], to: [max.x, height, max.z] };
}

function surroundings({ room, lighting = STUDIO_LIGHT, elevation = 0 }: Model, look: Look, view: StudioView) {
  if (view !== 'elevation') return { room: room?.(look) ?? BRIGHT_ROOM, lighting };
  const lying = elevation !== 0;
  return { room: facingRoom({ dark: lying || isDark(look.finish), lying }), lighting: FACING_LIGHT };
}

function standpointOf(
  { level, turn, pitch = 0, openPitch = pitch, distance, elevation }: Model,
  view: StudioView,
): Standpoint {
  if (view === 'elevation') return { ...ELEVATION, pitch: elevation ?? 0 };
  return {
    turn: turn ?? THREE_QUARTER.turn,
    level,
    pitch: view === 'open' ? openPitch : pitch,
    distance: distance ?? THREE_QUARTER.distance,
  };
}

/** Builds a room and takes the picture of that name, as PNG in base64. */
globalThis.takeScene = (name, { scale, ...quality }) => {
  const scene = SCENES[name];
  if (!scene) throw new RangeError(`There is no scene ${name}`);
  const kit = new Kit();
  scene.plan.build(kit, scene.options ?? {});
  const [width, height] = scene.viewpoint.size;
  const size = [Math.round(width * scale), Math.round(height * scale)] as const;
  return shootScene({ ...scene.plan, group: kit.group }, { ...scene.viewpoint, size }, quality);
};
