import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { FLAT_GLASS_ROOM } from '../engine/room.ts';
import { surface } from '../engine/surface.ts';
import type { Kit } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';
import { bodyBox, type Model } from './model.ts';
import { knob } from './parts/controls.ts';
import { gasTop, glassZones } from './parts/hob-top.ts';

/** Hobs. Traits: `heat` glass or gas; `zones`; `flex`; `vent`; `controls` knobs on gas. */
export const hob: Model = {
  level: 0,
  turn: 0.3,
  pitch: 0.62,
  distance: 2.6,
  elevation: Math.PI / 2,
  room: ({ traits, finish }) => (traits['heat'] === 'gas' && finish === 'SS' ? undefined : FLAT_GLASS_ROOM),
  build: (kit, look, paints) => {
    const { width: w, height: h, depth: d, traits } = look;
    const top = Math.min(h, 60);
    kit.box([w - 40, top - 8, d - 40], [0, (top - 8) / 2, 0], paints.blackMatt, 4);
    const y = top;
    if (traits['heat'] === 'gas') gasHob(kit, look, paints, y);
    else glassHob(kit, look, paints, y);
    return {
      body: { ...bodyBox(look), to: [w / 2, y, d / 2] },
      detail: { from: [-w * 0.1, y, -d * 0.3], to: [w / 2, y + 10, d / 2] },
    };
  },
};

function glassHob(kit: Kit, { width: w, depth: d, finish, traits }: Look, paints: Paints, y: number): void {
  const zones = Number(traits['zones']);
  const glass =
    finish === 'GR' || finish === 'GM'
      ? surface({ colour: [0.05, 0.052, 0.056], rough: 0.03, f0: 0.05, waves: 0.003 })
      : paints.blackGlass;
  kit.box([w + 3, 4, d + 3], [0, y - 6, 0], paints.satin, 1.8);
  kit.tray([w, d], 8, [0, y - 2, 0], glass, { radius: 10, bevel: 2.5 });
  const vent = traits['vent'] === true;
  glassZones(
    kit,
    { width: w, depth: d, at: [0, y + 2.4, vent ? 0 : -8], zones },
    { flex: traits['flex'] === true, vent },
  );
  if (vent) {
    kit.box([110, 4, 300], [0, y + 2, -20], paints.satinDark, 2);
    kit.box([92, 5, 280], [0, y + 2.4, -20], paints.gap, 2);
    for (let i = 0; i < 9; i += 1) kit.box([92, 3, 6], [0, y + 5, -146 + i * 31], paints.satinDark, 1);
  }
  panel(kit, w, d, y + 2.6, zones);
}

/** Touch sliders and symbols along the front edge. */
function panel(kit: Kit, w: number, d: number, y: number, zones: number): void {
  kit.print(
    [w * 0.86, 34],
    [0, y, d / 2 - 30],
    (pen, width, height) => {
      pen.fillStyle = '#dfe4e8';
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      pen.font = `${height * 0.42}px "Liberation Sans", Arial, sans-serif`;
      for (let i = 0; i < zones; i += 1) {
        const x = width * (0.2 + (0.7 * (i + 0.5)) / zones);
        pen.fillText('−', x - height * 0.5, height / 2);
        pen.fillText('+', x + height * 0.5, height / 2);
        pen.fillStyle = '#ff5a48';
        pen.fillText(i % 3 === 1 ? '7' : '0', x, height / 2);
        pen.fillStyle = '#dfe4e8';
      }
      pen.strokeStyle = '#dfe4e8';
      pen.lineWidth = height * 0.06;
      pen.beginPath();
      pen.arc(width * 0.07, height / 2, height * 0.26, -1.1, 4.25);
      pen.stroke();
    },
    { pixels: 1024, turn: [-Math.PI / 2, 0, 0], glow: 0.3 },
  );
}

function gasHob(kit: Kit, { width: w, depth: d, finish, traits }: Look, paints: Paints, y: number): void {
  const zones = Number(traits['zones']);
  const sheet = finish === 'BL' ? paints.blackGlass : paints.front;
  kit.tray([w, d], 10, [0, y - 3, 0], sheet, { radius: 14, bevel: 4 });
  const front = 74;
  gasTop(kit, { width: w - 10, depth: d - front, at: [0, y + 2, -front / 2 + 8], zones }, paints);
  for (let i = 0; i < zones; i += 1) {
    const flat = kit.part(
      [(i - (zones - 1) / 2) * Math.min(86, (w - 80) / zones), y + 2, d / 2 - 36],
      [-Math.PI / 2, 0, 0],
    );
    knob(flat, [0, 0, 0], 15, {
      material: finish === 'BL' ? paints.blackPlastic : paints.satin,
      skirt: paints.satin,
      pointer: paints.whitePlastic,
      turn: 0,
    });
  }
}
