import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { Place } from '../../engine/camera.ts';
import { font } from '../../kit/ink.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Paints } from '../../paints.ts';
import { figures } from './controls.ts';
import { drawer, onDrawer, type Panel, timeOf } from './laundry-panel-parts.ts';

const PROGRAMMES = ['Everyday', 'Gentle', 'Quick', 'Spin'];

/** A pill of black glass with the time, large touch words beside it, and a round start button. */
export const framedPanel: Panel = { build, badge: (look, z) => onDrawer(look, z, [136, 22], 12) };

function build(kit: Kit, look: Look, paints: Paints, z: number): void {
  const { width: w } = look;
  const [left, y] = drawer(kit, look, paints, z);
  kit.plate([72, 14], 3, [left, y - 30, z + 3.5], paints.gap, { radius: 7, bevel: 1 });
  kit.plate([148, 64], 6, [-18, y, z + 1], paints.blackGlass, { radius: 32, bevel: 2 });
  figures(kit, [96, 44], [-18, y, z + 4.4], timeOf(look));
  words(kit, [140, y, z], paints);
  const right = w / 2 - 48;
  kit.ring(25, 29, 8, [right, y, z + 2], paints.satin, 1.5);
  kit.cylinder(24.6, 8, [right, y, z + 2], paints.front, { axis: 'z', bevel: 2 });
}

/** The programmes in two columns. */
function words(kit: Kit, [x, y, z]: Place, { inkColour }: Paints): void {
  kit.print([150, 92], [x, y, z + 0.3], (pen, width, height) => {
    pen.fillStyle = inkColour;
    pen.textBaseline = 'middle';
    pen.font = font(height * 0.165);
    PROGRAMMES.forEach((word, i) => {
      const [left, top] = [(i % 2) * width * 0.57, height * (i < 2 ? 0.3 : 0.72)];
      pen.fillText(word, left + width * 0.02, top);
    });
  });
}
