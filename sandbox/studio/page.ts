import { ELEVATION, type Standpoint, THREE_QUARTER } from './engine/camera.ts';
import { BRIGHT_ROOM } from './engine/room.ts';
import { type Print, type Quality, shoot } from './engine/shoot.ts';
import { Kit } from './kit/kit.ts';
import type { Look, StudioView } from './look.ts';
import type { Model } from './models/model.ts';
import { bodyBox } from './models/model.ts';
import { MODELS } from './models/registry.ts';
import { isDark, makePaints } from './paints.ts';

declare global {
  var takePicture: (look: Look, view: StudioView, quality: Quality) => Print;
}

/** Runs in the browser: builds a look's model and takes one view of it. */
globalThis.takePicture = (look, view, quality) => {
  const model = MODELS[look.model];
  if (!model) throw new RangeError(`There is no model ${look.model}`);
  const kit = new Kit();
  const built = model.build(kit, look, makePaints(look.finish), view === 'open' ? 'open' : 'closed');
  const subject = {
    group: kit.group,
    body: built.body ?? bodyBox(look),
    room: model.room?.(look) ?? BRIGHT_ROOM,
    grounded: !model.hangs && view !== 'elevation',
    exposure: isDark(look.finish) ? 0.95 : 0.85,
  };
  return shoot(
    subject,
    {
      standpoint: standpointOf(model, view),
      fill: 0.87,
      ...(view === 'detail' && built.detail ? { detail: built.detail } : {}),
    },
    quality,
  );
};

function standpointOf({ level, turn, pitch, distance }: Model, view: StudioView): Standpoint {
  if (view === 'elevation') return ELEVATION;
  return {
    turn: turn ?? THREE_QUARTER.turn,
    level,
    pitch: pitch ?? 0,
    distance: distance ?? THREE_QUARTER.distance,
  };
}
