import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { Place } from '../engine/camera.ts';
import { type Kit, roundedRect } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';
import { bodyBox, type Built, type Model, UNMEASURED } from './model.ts';

/** Parts of a hood's ducting. Trait: `form`. Pipes and channels lie with an open end towards the viewer. */
export const ducting: Model = {
  level: 0,
  turn: 0.62,
  pitch: 0.34,
  build,
};

const WALL = 3;

function build(kit: Kit, look: Look, paints: Paints): Built {
  const { width, depth, traits } = look;
  const bore = width - 10;
  switch (traits['form']) {
    case 'flat-channel':
      channel(kit, depth, paints);
      return { edges: UNMEASURED };
    case 'flexible-duct':
      flexible(kit, bore, paints);
      return { edges: UNMEASURED };
    case '90-bend':
      bend(kit, bore, paints);
      return { edges: UNMEASURED };
    case 'reducer':
      reducer(kit, bore, paints);
      return { edges: UNMEASURED };
    case 'wall-vent-kit':
      wallKit(kit, bore, paints);
      return { edges: UNMEASURED };
    default:
      straight(kit, bore, depth, paints);
      return { body: bodyBox(look) };
  }
}

/** A pipe with a socket at its near end, into which the next one fits. */
function straight(kit: Kit, bore: number, long: number, paints: Paints): void {
  const [r, y] = [bore / 2, bore / 2 + 5];
  kit.ring(r - WALL, r, long - 50, [0, y, -25], paints.shell, 1);
  kit.ring(r, r + 5, 70, [0, y, long / 2 - 35], paints.shell, 1.5);
  kit.ring(r + 1, r + 7, 10, [0, y, long / 2 - 66], paints.shell, 2);
  kit.disc(r - WALL, [0, y, -long / 2 + 4], paints.gap);
}

/** The usual flat channel, 220 by 90 mm. */
function channel(kit: Kit, long: number, paints: Paints): void {
  const [w, h] = [220, 90];
  const hole = roundedRect(w - 2 * WALL, h - 2 * WALL, 5);
  kit.plate([w, h], long, [0, h / 2, 0], paints.shell, { radius: 7, bevel: 0.8, holes: [hole] });
  kit.pane([w - 8, h - 8], [0, h / 2, -long / 2 + 4], paints.gap);
}

function flexible(kit: Kit, bore: number, paints: Paints): void {
  const y = bore / 2 + 2;
  const points: Place[] = [
    [-40, y, -210],
    [-56, y, -90],
    [-20, y, 40],
    [40, y, 150],
  ];
  kit.bellows(points, bore / 2, { pitch: 9, length: 390, depth: 5 }, paints.shell);
}

/** A bend from an end that faces up to one that faces the viewer. */
function bend(kit: Kit, bore: number, paints: Paints): void {
  const r = bore / 2;
  const radius = bore * 0.78;
  const arc = Array.from({ length: 9 }, (_, i): Place => {
    const angle = (i / 8) * (Math.PI / 2);
    return [0, r + radius - Math.cos(angle) * radius + 6, radius - Math.sin(angle) * radius - 20];
  });
  kit.tube(arc, r, paints.shell);
  const [near, far] = [arc.at(0), arc.at(-1)];
  if (!near || !far) return;
  kit.ring(r, r + 4, 60, [0, near[1], near[2] + 28], paints.shell, 1.5);
  kit.ring(r, r + 4, 60, [0, far[1] + 28, far[2]], paints.shell, 1.5, 'y');
}

function reducer(kit: Kit, bore: number, paints: Paints): void {
  const r = bore / 2;
  kit.lathe(
    [
      [r, 0],
      [r, 55],
      [r * 0.8, 92],
      [r * 0.8, 150],
      [r * 0.8 - WALL, 150],
      [r * 0.8 - WALL, 92],
    ],
    [0, 0, 0],
    paints.shell,
  );
}

/** A louvred cover for the outer wall, and the pipe with its flap that goes through the wall. */
function wallKit(kit: Kit, bore: number, paints: Paints): void {
  const side = bore + 44;
  const cover = kit.part([-bore * 0.42, side / 2 + 2, 40], [-0.16, 0, 0]);
  cover.plate([side, side], 16, [0, 0, 0], paints.front, { radius: 10, bevel: 3 });
  cover.plate([side - 34, side - 34], 4, [0, 0, 7.4], paints.gap, { radius: 4, bevel: 0.5 });
  const flaps = 4;
  for (let i = 0; i < flaps; i += 1) {
    const high = (side - 36) / flaps;
    const flap = cover.part([0, (side - 36) / 2 - high * (i + 0.5), 13], [0.26, 0, 0]);
    flap.box([side - 40, high + 1, 3], [0, 0, 0], paints.front, 1.2);
  }
  const pipe = kit.part([bore * 0.86, bore / 2 + 1, -bore * 0.3], [0, 0.3, 0]);
  pipe.ring(bore / 2 - WALL, bore / 2, 180, [0, 0, 0], paints.shell, 1);
  pipe.ring(bore / 2, bore / 2 + 9, 8, [0, 0, 78], paints.front, 2);
  pipe.disc(bore / 2 - WALL - 1, [0, 0, 58], paints.greyPlastic);
  pipe.cylinder(3, bore - 8, [0, 0, 60], paints.satin, { axis: 'x' });
}
