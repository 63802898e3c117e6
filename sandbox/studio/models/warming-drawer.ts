import { darkRoom } from '../engine/room.ts';
import { bodyBox, type Model } from './model.ts';
import { figures, knob } from './parts/controls.ts';

/** Warming and vacuum drawers: one front on a carcase. Traits: `vacuum`; `controls`. */
export const warmingDrawer: Model = {
  level: 560,
  turn: 0.36,
  room: ({ finish }) =>
    finish === 'BL' || finish === 'GM' ? darkRoom(0.36, { shift: 0.2, light: 1.25 }) : undefined,
  build: (kit, look, paints) => {
    const { width: w, height: h, depth: d, finish, traits } = look;
    const z = d / 2 - 26;
    kit.box([w - 36, h - 14, d - 40], [0, h / 2 - 2, -18], paints.galvanised, 4);
    kit.box([w - 16, h - 10, 8], [0, h / 2, z - 2], paints.gap, 2);
    kit.plate([w, h - 2], 26, [0, h / 2, z + 13], finish === 'BL' ? paints.blackGlass : paints.front, {
      radius: 6,
      bevel: 3,
    });
    if (traits['vacuum'] === true || traits['controls'] === 'touch') {
      if (finish !== 'BL')
        kit.plate([150, 34], 3, [w * 0.3, h / 2, z + 26], paints.blackGlass, { radius: 5, bevel: 1 });
      figures(kit, [110, 24], [w * 0.3, h / 2, z + 28], traits['vacuum'] === true ? 'VACUUM' : '60 °C');
    } else knob(kit, [w * 0.36, h / 2, z + 26], 17, { material: paints.satin, pointer: paints.gap });
    kit.box([w * 0.5, 6, 16], [0, h - 3, z + 20], paints.satin, 2);
    return { body: bodyBox(look), detail: { from: [w * 0.05, 0, d / 2], to: [w / 2, h, d / 2] } };
  },
};
