import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { darkRoom } from '../engine/room.ts';
import type { Kit } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';
import { bodyBox, type Model } from './model.ts';
import { figures, knob } from './parts/controls.ts';
import { vacuumChamber, warmingBox } from './parts/drawer-inside.ts';

const THICK = 26;

/** Warming and vacuum drawers: one front on a carcase. Traits: `vacuum`; `controls`. */
export const warmingDrawer: Model = {
  level: 560,
  turn: 0.36,
  openPitch: 0.5,
  room: ({ finish }) =>
    finish === 'BL' || finish === 'GM' ? darkRoom(0.36, { shift: 0.2, light: 1.25 }) : undefined,
  build: (kit, look, paints, pose) => {
    const { width: w, height: h, depth: d, traits } = look;
    const z = d / 2 - THICK;
    kit.box([w - 36, h - 14, d - 40], [0, h / 2 - 2, -18], paints.galvanised, 4);
    kit.box([w - 16, h - 10, 8], [0, h / 2, z - 2], paints.gap, 2);
    const isVacuum = traits['vacuum'] === true;
    const slide = [0, 0, isVacuum ? 300 : 360] as const;
    const drawer = pose === 'closed' ? kit : kit.hinged('drawer', [0, 0, 0], { slide }, pose === 'open');
    front(drawer, look, paints, z);
    const room = { width: w - 64, high: h - 34, deep: slide[2], at: [0, 12, z - 1] } as const;
    if (pose !== 'closed' && isVacuum) vacuumChamber(drawer, room, paints, pose === 'open');
    else if (pose !== 'closed') warmingBox(drawer, room, paints);
    return { body: bodyBox(look), detail: { from: [w * 0.05, 0, d / 2], to: [w / 2, h, d / 2] } };
  },
};

function front(kit: Kit, { width: w, height: h, finish, traits }: Look, paints: Paints, z: number): void {
  kit.plate(
    [w, h - 2],
    THICK,
    [0, h / 2, z + THICK / 2],
    finish === 'BL' ? paints.blackGlass : paints.front,
    {
      radius: 6,
      bevel: 3,
    },
  );
  if (traits['vacuum'] === true || traits['controls'] === 'touch') {
    if (finish !== 'BL')
      kit.plate([150, 34], 3, [w * 0.3, h / 2, z + THICK], paints.blackGlass, { radius: 5, bevel: 1 });
    const words = traits['vacuum'] === true ? 'VACUUM' : '60 °C';
    figures(kit, [110, 24], [w * 0.3, h / 2, z + THICK + 2], words);
  } else knob(kit, [w * 0.36, h / 2, z + THICK], 17, { material: paints.satin, pointer: paints.gap });
  kit.box([w * 0.5, 6, 16], [0, h - 3, z + 20], paints.satin, 2);
}
