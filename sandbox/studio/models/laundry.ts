import { DoubleSide, MathUtils } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { Place } from '../engine/camera.ts';
import { darkRoom } from '../engine/room.ts';
import { surface } from '../engine/surface.ts';
import { ink } from '../kit/ink.ts';
import { type Kit, roundHole } from '../kit/kit.ts';
import { isDark, type Paints } from '../paints.ts';
import { bodyBox, type Built, type Model, type Pose } from './model.ts';
import { feet } from './parts/case.ts';
import { housedEdges, housedExposure, housing, sideDoor } from './parts/housing.ts';
import { doorOf } from './parts/laundry-doors.ts';
import { FASCIA } from './parts/laundry-panel-parts.ts';
import { panelOf } from './parts/laundry-panels.ts';

/** How far the door of an integrated machine protrudes, and how much deeper its unit must be, in millimetres. */
const PROUD = 62;

/**
 * Washing machines, washer dryers and tumble dryers. Traits: `dryer`; `controls` dial or touch; `ring` dark; `design`
 * plastic, chrome, glass, plain or framed, each with its own door and panel; `integrated`, in a kitchen unit with its
 * furniture door half open.
 */
export const laundry: Model = {
  level: 1250,
  turn: 0.4,
  room: ({ finish }) => (isDark(finish) ? darkRoom(0.4) : undefined),
  exposure: housedExposure,
  build: buildLaundry,
};

function buildLaundry(kit: Kit, look: Look, paints: Paints, pose: Pose): Built {
  const { width: w, height: h, depth: d, traits } = look;
  const front = d / 2;
  const middle = h * 0.502;
  const dryer = traits['dryer'] === true;
  const { radius, mouth = radius - 14, build: buildDoor } = doorOf(look);
  const panel = panelOf(look);
  casing(kit, look, paints, middle);
  kit.box([w, 84, 26], [0, 62, front + 1], paints.front);
  if (dryer) {
    for (let i = 0; i < 5; i += 1)
      kit.box([w * 0.42, 4, 4], [-w * 0.2, 40 + i * 11, front + 14], paints.gap, 1);
  } else kit.box([110, 60, 4], [w / 2 - 85, 62, front + 15], paints.front, 3);
  const high = h - 104 - FASCIA - 30;
  kit.plate([w, high], 30, [0, 106 + high / 2, front], paints.front, {
    radius: 10,
    bevel: 5,
    holes: [roundHole(mouth, [0, middle - 106 - high / 2])],
  });
  kit.box([w, FASCIA - 2, 34], [0, h - 28 - FASCIA / 2, front + 1], paints.front, 8);
  inside(kit, paints, middle, front, mouth, dryer);
  buildDoor(hinge(kit, pose, [radius - 8, middle, front + 16], dryer), paints, look);
  panel.build(kit, look, paints, front + 18);
  const integrated = traits['integrated'] === true;
  if (integrated) {
    housing(kit, look, paints, PROUD);
    sideDoor(kit, look, paints, PROUD, 84);
  }
  return {
    body: bodyBox(look),
    ...(integrated && { edges: housedEdges(look, PROUD) }),
    detail: { from: [-w / 2, h - 215, front], to: [w / 2, h, front + 20] },
    ...(!integrated && { badge: panel.badge(look, front + 18) }),
  };
}

/**
 * The part that carries the door. Its origin is the door's middle, `far` mm from the hinge. Washers open to the left,
 * dryers to the right.
 */
function hinge(kit: Kit, pose: Pose, [far, y, z]: Place, dryer: boolean): Kit {
  const [x, swing, out] = dryer ? [far, 155, 14] : [-far, -112, 6];
  const opening = { turn: [0, MathUtils.degToRad(swing), 0], slide: [0, 0, out] } as const;
  return kit.hinged('door', [x, y, z], opening, pose === 'open').part([-x, 0, 0]);
}

function casing(kit: Kit, { width: w, height: h, depth: d }: Look, paints: Paints, middle: number): void {
  const high = h - 30;
  const y = high / 2 + 18;
  for (const x of [-1, 1]) kit.box([30, high, d], [(x * (w - 30)) / 2, y, 0], paints.side, 12);
  kit.box([w, high, 30], [0, y, -d / 2 + 15], paints.side, 12);
  kit.box([w - 10, 30, d - 10], [0, 33, 0], paints.side, 10);
  kit.plate([w - 20, high - 20], 20, [0, y, d / 2 - 20], paints.gap, {
    radius: 10,
    bevel: 0,
    holes: [roundHole(205, [0, middle - y])],
  });
  feet(kit, w, d, paints);
  kit.box([w + 2, 24, d + 12], [0, h - 12, 3], paints.side, 9);
}

/** The drum with its holes and lifters, and the door seal, behind a round opening. */
function inside(kit: Kit, paints: Paints, y: number, front: number, mouth: number, dryer: boolean): void {
  const holes = ink(1024, 256, (pen, w, h) => {
    pen.fillStyle = '#b9bbbd';
    pen.fillRect(0, 0, w, h);
    for (let row = 0; row < 9; row += 1) {
      for (let i = 0; i < 40; i += 1) {
        pen.fillStyle = '#1b1c1d';
        pen.beginPath();
        pen.arc(((i + (row % 2) * 0.5) * w) / 40, ((row + 0.5) * h) / 9, 5.4, 0, 7);
        pen.fill();
      }
    }
  });
  const wall = surface({
    colour: [0.62, 0.625, 0.63],
    metal: 0.9,
    rough: 0.3,
    map: holes,
    side: DoubleSide,
    openShare: 0.5,
  });
  const deep = 240;
  const profile = [
    [200, -deep],
    [200, 0],
  ] as const;
  kit.lathe(profile, [0, y, front - 40], wall, 'z', 96);
  const back = surface({ colour: [0.4, 0.405, 0.41], metal: 0.9, rough: 0.35, openShare: 0.5, shine: 0.75 });
  kit.disc(200, [0, y, front - 40 - deep], back);
  for (let i = 0; i < 3; i += 1) {
    const angle = i * 2.094 + 0.5;
    const lifter = kit.part(
      [Math.cos(angle) * 172, y + Math.sin(angle) * 172, front - 170],
      [0, 0, angle + Math.PI / 2],
    );
    lifter.box([48, 62, 220], [0, 0, 0], paints.satin, 15);
  }
  kit.ring(165, mouth + 3, 50, [0, y, front - 30], dryer ? paints.greyPlastic : paints.rubber, 20);
}
