import { LIGHT_FROM_BELOW } from '../engine/lights.ts';
import { surface } from '../engine/surface.ts';
import type { Kit } from '../kit/kit.ts';
import { greaseMesh } from '../models/parts/grease-mesh.ts';
import type { Paints } from '../paints.ts';
import { goods } from '../scenes/scene.ts';
import type { CloseUp } from './close-up.ts';

/** A slim hood as deep as a chimney hood: from below, hoods look alike, whatever their colour. */
const fromBelow = goods('slim-hood', [598, 285, 480], 'SS', { mount: 'canopy' });
const DOWN = [Math.PI / 2, 0, 0] as const;

/** Size of the left filter, and the middle of its place, in millimetres. */
const [WIDE, DEEP] = [254, 352];
const PLACE = [-132, -36] as const;

/** The opening left by the filter, with the fan's wheel in it. */
function opening(kit: Kit, paints: Paints): void {
  const [x, z] = PLACE;
  kit.box([WIDE, 3, DEEP], [x, -12, z], paints.gap, 1);
  kit.print(
    [WIDE - 20, DEEP - 20],
    [x, -14, z],
    (pen, w, h) => {
      pen.translate(w / 2, h * 0.36);
      pen.strokeStyle = '#3b3d40';
      pen.lineWidth = w * 0.035;
      pen.beginPath();
      pen.arc(0, 0, w * 0.34, 0, 7);
      pen.stroke();
      pen.strokeStyle = '#26282a';
      pen.lineWidth = w * 0.022;
      for (let blade = 0; blade < 30; blade += 1) {
        const angle = (blade / 30) * Math.PI * 2;
        pen.beginPath();
        pen.moveTo(Math.cos(angle) * w * 0.19, Math.sin(angle) * w * 0.19);
        pen.lineTo(Math.cos(angle + 0.16) * w * 0.31, Math.sin(angle + 0.16) * w * 0.31);
        pen.stroke();
      }
      pen.fillStyle = '#323437';
      pen.beginPath();
      pen.arc(0, 0, w * 0.1, 0, 7);
      pen.fill();
    },
    { turn: DOWN },
  );
}

/** The filter itself, its front tipped down by the catch. */
function tippedFilter(kit: Kit, paints: Paints): void {
  opening(kit, paints);
  const [x, z] = PLACE;
  const filter = kit.part([x, -20, z - DEEP / 2], [0.36, 0, 0]);
  for (const side of [-1, 1]) {
    filter.box([14, 10, DEEP], [side * (WIDE / 2 - 7), 0, DEEP / 2], paints.satin, 3);
    filter.box([WIDE, 10, 14], [0, 0, DEEP / 2 + side * (DEEP / 2 - 7)], paints.satin, 3);
  }
  const mesh = greaseMesh();
  filter.pane([WIDE - 26, DEEP - 26], [0, -4, DEEP / 2], mesh, DOWN);
  filter.pane([WIDE - 26, DEEP - 26], [0, 4, DEEP / 2], mesh, [-Math.PI / 2, 0, 0]);
  filter.box([64, 5, 18], [0, -7, DEEP - 34], paints.chrome, 2);
}

/** Light of the lamps on the steel around them. */
function lampLight(kit: Kit): void {
  for (const side of [-1, 1])
    kit.print(
      [250, 250],
      [side * 179, -12, 194],
      (pen, w) => {
        const light = pen.createRadialGradient(w / 2, w / 2, 0, w / 2, w / 2, w / 2);
        light.addColorStop(0, 'rgba(255,246,226,.95)');
        light.addColorStop(0.2, 'rgba(255,240,208,.7)');
        light.addColorStop(0.45, 'rgba(255,228,180,.22)');
        light.addColorStop(1, 'rgba(255,220,160,0)');
        pen.fillStyle = light;
        pen.fillRect(0, 0, w, w);
      },
      { glow: 0.9, turn: DOWN },
    );
}

/** The stone on which the pair of filters lies. */
function bench(kit: Kit): void {
  kit.box([620, 20, 620], [0, -10, -40], surface({ colour: [0.6, 0.595, 0.58], rough: 0.5, f0: 0.03 }), 2);
}

/** Close-ups of cooker hoods. */
export const hoodCloseUps: Readonly<Record<string, CloseUp>> = {
  'hood-filter': {
    look: fromBelow,
    at: [-40, -50, 10],
    wide: 430,
    turn: 0.34,
    pitch: -0.86,
    distance: 1500,
    lighting: LIGHT_FROM_BELOW,
    dress: tippedFilter,
  },
  'hood-light': {
    look: fromBelow,
    at: [110, -5, 130],
    wide: 320,
    turn: -0.3,
    pitch: -0.7,
    distance: 1300,
    lighting: LIGHT_FROM_BELOW,
    exposure: 0.7,
    dress: lampLight,
  },
  'hood-charcoal': {
    look: goods('hood-filter', [190, 30, 190], 'BL', { form: 'round' }),
    at: [22, 66, 0],
    wide: 330,
    turn: 0.42,
    pitch: 0.42,
    dress: bench,
  },
};
