import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { Place } from '../../engine/camera.ts';
import { font } from '../../kit/ink.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Paints } from '../../paints.ts';
import { figures, touchSigns } from './controls.ts';
import { middleOf, onDrawer, type Panel, timeOf } from './laundry-panel-parts.ts';

const LIT = '#e8f3ff';
const DIM = '#7f8c99';

/** From the right edge to the middle of the time display, in millimetres. */
const ROUND = 84;

/** Black glass from edge to edge, in front of the drawer too, and a display that is visible only when lit. */
export const glassPanel: Panel = {
  build,
  badge: (look, z) => ({ ...onDrawer(look, z, [132, 24], 0), ink: 'light' }),
};

function build(kit: Kit, look: Look, paints: Paints, z: number): void {
  const { width: w, traits } = look;
  const [x, y] = [w / 2 - ROUND, middleOf(look)];
  kit.plate([w - 3, 127], 8, [0, y, z], paints.blackGlass, { radius: 7, bevel: 2 });
  const face = z + 4.2;
  kit.box([1.4, 120, 2], [196 - w / 2, y, face - 0.6], paints.darkPlastic, 0.5);
  programmes(kit, [-22, y, face], traits['dryer'] === true);
  if (traits['controls'] === 'touch') {
    ring(kit, [x, y, face]);
    figures(kit, [78, 40], [x, y + 1, face], timeOf(look));
    touchSigns(kit, [80, 24], [108, y, face], 3, LIT);
    return;
  }
  kit.ring(41, 48, 24, [x, y, face + 9], paints.satin, 3);
  kit.cylinder(42, 20, [x, y, face + 8], paints.blackGlass, { axis: 'z', bevel: 1.5 });
  figures(kit, [60, 30], [x, y, face + 18.4], timeOf(look));
  for (const up of [22, -22]) touchSigns(kit, [26, 24], [122, y + up, face], 1, LIT);
}

/** Three programmes one below another, the selected one bright. */
function programmes(kit: Kit, at: Place, dryer: boolean): void {
  const words = dryer ? ['Iron dry', 'Cupboard dry', 'Extra dry'] : ['Quick 30', 'Eco 40-60', 'Cotton'];
  kit.print(
    [150, 92],
    at,
    (pen, width, height) => {
      pen.textBaseline = 'middle';
      for (const [i, word] of words.entries()) {
        pen.fillStyle = i === 1 ? LIT : DIM;
        pen.font = font(height * (i === 1 ? 0.2 : 0.155));
        pen.fillText(word, width * 0.06, height * (0.19 + 0.31 * i));
      }
    },
    { glow: 0.8 },
  );
}

/** The elapsed time as part of a circle. */
function ring(kit: Kit, at: Place): void {
  kit.print(
    [104, 104],
    at,
    (pen, width) => {
      const [middle, radius] = [width / 2, width * 0.44];
      pen.lineWidth = width * 0.035;
      for (const [colour, share] of [
        ['#2b3640', 1],
        ['#5cc8ff', 0.62],
      ] as const) {
        pen.strokeStyle = colour;
        pen.beginPath();
        pen.arc(middle, middle, radius, -Math.PI / 2, (2 * share - 0.5) * Math.PI);
        pen.stroke();
      }
    },
    { glow: 0.9 },
  );
}
