import type { Group } from 'three';
import type { Badge } from '@hobwright/demo-store/media/looks/badge.ts';
import type { Anchors } from '@hobwright/demo-store/media/looks/edges.ts';
import type { Look, StudioView } from '@hobwright/demo-store/media/looks/look.ts';
import { CLOSE_UPS } from './close-ups/registry.ts';
import type { Box } from './engine/anchors.ts';
import { ELEVATION, type Standpoint, THREE_QUARTER } from './engine/camera.ts';
import { FACING_LIGHT, facingRoom } from './engine/facing-room.ts';
import { STUDIO_LIGHT } from './engine/lights.ts';
import { BRIGHT_ROOM } from './engine/room.ts';
import { boundsOf, type Shot } from './engine/composition.ts';
import {
  floorOf,
  measure,
  placeBadge,
  type Print,
  type Quality,
  shoot,
  type Subject,
} from './engine/shoot.ts';
import { shootCloseUp } from './engine/shoot-close-up.ts';
import { shootScene } from './engine/shoot-scene.ts';
import { Kit } from './kit/kit.ts';
import { type Built, isGrounded, type Model } from './models/model.ts';
import { MODELS } from './models/registry.ts';
import { isDark, makePaints } from './paints.ts';
import { SCENES } from './scenes/registry.ts';

/** Numbers of sub-frames, and the scale at which the picture is taken. */
export type SceneQuality = { lights: number; gloss: number; scale: number };

/** What is measured of a look without taking a picture. */
export type Measures = { anchors: Anchors; badge?: Badge };

declare global {
  var takePicture: (look: Look, view: StudioView, quality: Quality) => Print;
  var measurePicture: (look: Look) => Measures;
  var layFloor: (look: Look, view: StudioView, size: number) => { cover: string; tones: string };
  var takeScene: (name: string, quality: SceneQuality) => string;
  var takeCloseUp: (name: string, quality: Quality) => string;
}

/** Runs in the browser: builds a look's model and takes one view of it. */
globalThis.takePicture = (look, view, quality) => {
  const [subject, shot] = setUp(look, view);
  return shoot(subject, shot, quality);
};

/**
 * Returns where the body's edges are in the front view, and the maker's name in all views, without taking a picture.
 */
globalThis.measurePicture = (look) => {
  const [subject, shot, built] = setUp(look, 'front');
  const anchors = measure(subject, shot);
  const { badge } = built;
  if (!badge) return { anchors };
  const model = modelOf(look);
  const places: Badge['places'] = {};
  const note = (view: StudioView, shown: Subject, seen: Shot) => {
    const place = placeBadge(shown, badge, seen);
    if (place.flat().every((each) => each > 0 && each < 1000)) places[view] = place;
  };
  for (const view of ['front', 'elevation', 'detail'] as const)
    if (view !== 'detail' || built.detail) note(view, subject, shotOf(model, view, built));
  if (badge.stays) {
    const [opened, openShot] = setUp(look, 'open');
    note('open', opened, openShot);
  }
  return { anchors, badge: { ink: badge.ink, ratio: badge.size[0] / badge.size[1], places } };
};

/** Returns the floor of one view, each layer in base64. Products that hang show none, nor do elevations. */
globalThis.layFloor = (look, view, size) => {
  const [subject, shot] = setUp(look, view);
  const { cover, tones } = floorOf(subject, shot, size);
  return { cover: base64(cover), tones: base64(tones) };
};

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}

function modelOf({ model: name }: Look): Model {
  const model = MODELS[name];
  if (!model) throw new RangeError(`There is no model ${name}`);
  return model;
}

function setUp(look: Look, view: StudioView): [Subject, Shot, Built] {
  const model = modelOf(look);
  const kit = new Kit();
  const paints = makePaints(look.finish, look.traits);
  const built = model.build(kit, look, paints, view === 'open' ? 'open' : 'closed');
  const subject = {
    group: kit.group,
    measured: { ...built, body: built.body ?? wholeOf(kit.group, look) },
    ...surroundings(model, look, view),
    grounded: isGrounded(model, look, view),
    exposure: model.exposure?.(look) ?? (isDark(look.finish) ? 0.95 : 0.85),
  };
  return [subject, shotOf(model, view, built), built];
}

const shotOf = (model: Model, view: StudioView, { detail, near }: Built): Shot => ({
  standpoint: { ...standpointOf(model, view), ...(view === 'detail' && near) },
  fill: 0.87,
  ...(view === 'detail' && detail ? { detail } : {}),
});

/** The box of everything built, including spouts, handles and floor heads, with the look's height. */
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

/** Builds a room and takes the scene of that name, as PNG in base64. */
globalThis.takeScene = (name, { scale, ...quality }) => {
  const scene = SCENES[name];
  if (!scene) throw new RangeError(`There is no scene ${name}`);
  const kit = new Kit();
  scene.plan.build(kit, scene.options ?? {});
  const [width, height] = scene.viewpoint.size;
  const size = [Math.round(width * scale), Math.round(height * scale)] as const;
  return shootScene({ ...scene.plan, group: kit.group }, { ...scene.viewpoint, size }, quality);
};

/** Builds the subject of a close-up and takes the close-up of that name, as PNG in base64. */
globalThis.takeCloseUp = (name, quality) => {
  const closeUp = CLOSE_UPS[name];
  if (!closeUp) throw new RangeError(`There is no close-up ${name}`);
  const { look, pose = 'open', dress, at, wide, turn = 0, pitch = 0, distance = wide * 3.2 } = closeUp;
  const model = modelOf(look);
  const kit = new Kit();
  const paints = makePaints(look.finish);
  model.build(kit, look, paints, pose);
  dress?.(kit, paints);
  const {
    room = model.room?.(look) ?? BRIGHT_ROOM,
    lighting = model.lighting ?? STUDIO_LIGHT,
    exposure = isDark(look.finish) ? 0.95 : 0.85,
  } = closeUp;
  return shootCloseUp(
    { group: kit.group, room, lighting, exposure },
    { at, wide, turn, pitch, distance },
    quality,
  );
};
