import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { Place } from '../../engine/camera.ts';
import { font, lettering } from '../../kit/ink.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Paints } from '../../paints.ts';
import { middleOf, onDrawer, type Panel } from './laundry-panel-parts.ts';

const ROUND_DIAL = {
  washer: ['Off', 'Wool', '20°', '30°', '40°', '60°', '90°', 'Spin'],
  dryer: ['Off', 'Wool', 'Iron', 'Eco', 'Cupboard', 'Extra', 'Warm', 'Cool'],
} as const;

/** One large dial in the middle with text around it, or a row of touch words; square edges and no display. */
export const plainPanel: Panel = { build, badge: (look, z) => onDrawer(look, z - 4, [136, 22], 6) };

function build(kit: Kit, look: Look, paints: Paints, z: number): void {
  const { width: w, traits } = look;
  const y = middleOf(look);
  kit.box([w, 3, 4], [0, y - 66, z - 1], paints.gap, 1);
  kit.box([2.4, 128, 3], [190 - w / 2, y, z - 1], paints.gap, 0.6);
  kit.box([132, 9, 3], [96 - w / 2, y - 46, z - 0.6], paints.gap, 1);
  const dryer = traits['dryer'] === true;
  const words = dryer ? ROUND_DIAL.dryer : ROUND_DIAL.washer;
  keys(kit, [222, y, z], paints);
  if (traits['controls'] === 'touch') {
    row(kit, [24, y, z], words.slice(2, 7), paints);
    return;
  }
  around(kit, [0, y, z], words, paints.inkColour);
  const [body, line] =
    look.finish === 'WH' ? [paints.blackPlastic, paints.whitePlastic] : [paints.satin, paints.gap];
  kit.cylinder(51, 5, [0, y, z + 1.5], paints.satin, { axis: 'z', bevel: 1 });
  kit.cylinder(47, 30, [0, y, z + 17], body, { axis: 'z', bevel: 4, end: 45 });
  const pointer = kit.part([0, y, z + 32], [0, 0, 0.32]);
  pointer.box([5, 28, 2], [0, 28, 0], line, 0.8);
}

/** Text around a dial, from half past seven to half past four on a clock face. */
function around(kit: Kit, [x, y, z]: Place, words: readonly string[], colour: string): void {
  kit.print(
    [248, 132],
    [x, y, z + 0.3],
    (pen, width, height) => {
      const mm = height / 132;
      pen.fillStyle = colour;
      pen.strokeStyle = colour;
      pen.lineWidth = mm * 1.4;
      pen.font = font(mm * 10);
      pen.textBaseline = 'middle';
      pen.translate(width / 2, height / 2);
      words.forEach((word, i) => {
        const angle = ((i / (words.length - 1)) * 1.5 - 1.25) * Math.PI;
        const [cos, sin] = [Math.cos(angle) * mm, Math.sin(angle) * mm];
        pen.beginPath();
        pen.moveTo(cos * 53, sin * 53);
        pen.lineTo(cos * 58, sin * 58);
        pen.stroke();
        pen.textAlign = cos < 0 ? 'right' : 'left';
        pen.fillText(word, cos * 62, sin * 59);
      });
    },
    { pixels: 1024 },
  );
}

/** Three flat keys side by side, each below its label; the first is Start. */
function keys(kit: Kit, [x, y, z]: Place, paints: Paints): void {
  for (const [i, word] of ['Start', 'Delay', 'Extra'].entries()) {
    const at = x + (i - 1) * 46;
    kit.box([40, 20, 3], [at, y - 14, z - 0.6], paints.gap, 1);
    kit.box([37, 17, 6], [at, y - 14, z + 0.6], i === 0 ? paints.satin : paints.front, 1.2);
    kit.print([40, 14], [at, y + 12, z + 0.3], lettering(word, paints.inkColour, 0.8));
  }
}

/** A row of words, each below a lamp, on a strip of black glass with square corners. */
function row(kit: Kit, [x, y, z]: Place, words: readonly string[], paints: Paints): void {
  kit.plate([236, 62], 4, [x, y, z + 1], paints.blackGlass, { radius: 2, bevel: 1 });
  kit.print(
    [228, 56],
    [x, y, z + 3.4],
    (pen, width, height) => {
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      pen.font = font(height * 0.29);
      words.forEach((word, i) => {
        const middle = (width * (i + 0.5)) / words.length;
        pen.fillStyle = i === 2 ? '#ffffff' : '#9aa3aa';
        pen.fillText(word, middle, height * 0.62);
        pen.fillStyle = i === 2 ? '#ffb84d' : '#3a4046';
        pen.fillRect(middle - height * 0.16, height * 0.2, height * 0.32, height * 0.08);
      });
    },
    { glow: 0.8 },
  );
}
