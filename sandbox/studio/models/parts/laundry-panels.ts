import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { Place } from '../../engine/camera.ts';
import { font } from '../../kit/ink.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Paints } from '../../paints.ts';
import { inkOn } from '../model.ts';
import { buttons, colourScreen, dial, display, knob, marks, touchSigns } from './controls.ts';
import { framedPanel } from './laundry-framed-panel.ts';
import { glassPanel } from './laundry-glass-panel.ts';
import {
  drawer,
  drawerOf,
  middleOf,
  onDrawer,
  type Panel,
  plasticOf,
  timeOf,
} from './laundry-panel-parts.ts';
import { plainPanel } from './laundry-plain-panel.ts';

const USUAL: Panel = {
  build: usualPanel,
  badge: (look, z) => onDrawer(look, z, [124, 17], 24),
};

const PANELS: Readonly<Record<string, Panel>> = {
  plastic: {
    build: plasticPanel,
    badge: (look, z) => ({
      at: [-38, middleOf(look) + 24, z + 1],
      size: [130, 24],
      ink: inkOn(look.finish),
      stays: true,
    }),
  },
  chrome: { build: chromePanel, badge: (look, z) => onDrawer(look, z, [146, 22], 8) },
  glass: glassPanel,
  plain: plainPanel,
  framed: framedPanel,
};

/** Returns the panel of a washing machine or tumble dryer, by the trait `design`. */
export const panelOf = ({ traits }: Look): Panel => PANELS[String(traits['design'])] ?? USUAL;

/** A steel dial beside a display, or both in one strip of glass. */
function usualPanel(kit: Kit, look: Look, paints: Paints, z: number): void {
  const { width: w, traits } = look;
  const y = middleOf(look);
  const dryer = traits['dryer'] === true;
  const { wide } = drawerOf(look);
  drawer(kit, look, paints, z);
  kit.box([94, 15, 3], [-w / 2 + 96, y - 35, z + 3.5], paints.gap, 1.4);
  const words = dryer ? ['Cupboard', 'dry'] : ['40 °C', '1400 rpm'];
  if (traits['controls'] === 'touch') {
    kit.plate([w - wide - 40, 84], 5, [(wide + 8) / 2, y, z + 1], paints.blackGlass, {
      radius: 10,
      bevel: 1.4,
    });
    display(kit, [120, 42], [62, y + 6, z + 3], paints, timeOf(look), words);
    touchSigns(kit, [110, 18], [206, y + 6, z + 4.2], 4);
    touchSigns(kit, [260, 12], [120, y - 26, z + 4.2], 8);
    return;
  }
  const x = dryer ? 10 : -20;
  dial(kit, [x, y, z], 35, paints);
  display(kit, [dryer ? 140 : 165, 52], [dryer ? 160 : 145, y + 8, z], paints, timeOf(look), words);
  buttons(kit, [x + 98, y - 38, z], 5, 33.5, 4.2, paints.greyPlastic);
  kit.ring(10.5, 13.5, 3, [w / 2 - 38, y + 8, z + 1], paints.chrome, 1);
  kit.cylinder(10.2, 3, [w / 2 - 38, y + 8, z + 1], paints.whitePlastic, { axis: 'z', bevel: 1 });
}

const PROGRAMMES = {
  washer: [
    ['Cotton', 'Eco 40-60', 'Mixed', 'Wool', 'Quick'],
    ['Synthetics', 'Delicates', 'Dark', 'Rinse', 'Spin'],
  ],
  dryer: [
    ['Cotton', 'Cupboard', 'Iron dry', 'Extra dry', 'Quick'],
    ['Synthetics', 'Delicates', 'Warm air', 'Cool air', '30 min'],
  ],
} as const;

/** Two plastic knobs with their functions printed around them, buttons and lamps, but no display. */
function plasticPanel(kit: Kit, look: Look, paints: Paints, z: number): void {
  const y = middleOf(look);
  const plastic = plasticOf(look.finish, paints);
  const [x] = drawer(kit, look, paints, z);
  kit.plate([96, 24], 3, [x, y - 32, z + 3.5], paints.gap, { radius: 12, bevel: 1 });
  const grip = { material: plastic, skirt: paints.greyPlastic, pointer: paints.gap };
  for (const [at, radius, turn] of [
    [204, 34, -0.8],
    [76, 17, 0.5],
  ] as const) {
    marks(kit, [at, y, z], radius, paints.inkColour, 13);
    knob(kit, [at, y, z], radius, { ...grip, turn });
  }
  const [left, right] = look.traits['dryer'] === true ? PROGRAMMES.dryer : PROGRAMMES.washer;
  column(kit, [130, y, z], left, paints.inkColour);
  column(kit, [276, y, z], right, paints.inkColour);
  buttons(kit, [-102, y - 28, z], 4, 38, 7, paints.greyPlastic);
  kit.print(
    [152, 8],
    [-45, y - 10, z + 0.4],
    (pen, width, height) => {
      for (let i = 0; i < 4; i += 1) {
        pen.fillStyle = i === 1 ? '#f08a24' : '#8b8f92';
        pen.beginPath();
        pen.arc((width * (i + 0.5)) / 4, height / 2, height * 0.34, 0, 7);
        pen.fill();
      }
    },
    { glow: 0.5 },
  );
}

/** A column of small text. */
function column(kit: Kit, [x, y, z]: Place, lines: readonly string[], colour: string): void {
  kit.print([42, 104], [x, y, z + 0.3], (pen, width, height) => {
    pen.fillStyle = colour;
    pen.font = font(height * 0.075);
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    lines.forEach((line, i) => pen.fillText(line, width / 2, (height * (i + 0.5)) / lines.length));
  });
}

/** Black glass from the drawer to the edge with a large colour display, and bright lines along the panel and drawer. */
function chromePanel(kit: Kit, look: Look, paints: Paints, z: number): void {
  const { width: w, height: h, traits } = look;
  const y = middleOf(look) - 2;
  const [x] = drawer(kit, look, paints, z);
  kit.box([132, 7, 8], [x, y - 36, z + 5], paints.satin, 2);
  kit.box([w, 7, 10], [0, h - 160, z - 2], paints.satin, 2);
  kit.plate([w - 206, 118], 6, [91, y, z + 1], paints.blackGlass, { radius: 8, bevel: 1.4 });
  const face = z + 4;
  if (traits['controls'] === 'touch') {
    colourScreen(kit, [220, 84], [56, y, face + 0.4], timeOf(look));
    for (const up of [20, -20]) touchSigns(kit, [96, 20], [228, y + up, face + 0.4], 4);
    touchSigns(kit, [30, 30], [-80, y, face + 0.4], 1);
    return;
  }
  dial(kit, [-36, y, face], 40, paints, '#c9ccd0');
  colourScreen(kit, [188, 76], [126, y, face + 0.4], timeOf(look));
  for (const up of [20, -20]) touchSigns(kit, [24, 22], [254, y + up, face + 0.4], 1);
}
