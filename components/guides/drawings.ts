import type { DrawingKind } from '@/lib/content/page-types';

/** A box in a drawing of 320 by 220 units. */
type Box = { x: number; y: number; w: number; h: number; look: 'd-prod' | 'd-space' | 'd-ghost' | 'd-hatch' };
/** A dimension line, and the position of its letter. */
type Line = { from: [number, number]; to: [number, number]; at: [number, number] };

export type Drawing = { says: string; boxes: Box[]; lines: Line[] };

const box = (look: Box['look'], x: number, y: number, w: number, h: number): Box => ({ look, x, y, w, h });
const line = (x1: number, y1: number, x2: number, y2: number, x: number, y: number): Line => ({
  from: [x1, y1],
  to: [x2, y2],
  at: [x, y],
});

/** What to measure for each kind of place; the letters follow the order of a guide's measurements. */
export const DRAWINGS_BY_KIND: Readonly<Record<DrawingKind, Drawing>> = {
  gap: {
    says: 'A gap between two kitchen units from the front, and the same from the side with the hose behind',
    boxes: [
      box('d-space', 14, 40, 40, 150),
      box('d-space', 134, 40, 40, 150),
      box('d-prod', 58, 48, 72, 142),
      box('d-space', 214, 40, 92, 8),
      box('d-prod', 228, 50, 66, 140),
      box('d-ghost', 294, 80, 14, 60),
    ],
    lines: [
      line(56, 24, 132, 24, 94, 18),
      line(190, 40, 190, 190, 198, 120),
      line(214, 206, 308, 206, 260, 218),
    ],
  },
  niche: {
    says: 'A housing in a tall cupboard from the front, and the same from the side with the space behind',
    boxes: [
      box('d-space', 30, 14, 120, 184),
      box('d-prod', 42, 62, 96, 92),
      box('d-space', 206, 14, 104, 184),
      box('d-prod', 206, 66, 84, 84),
      box('d-ghost', 290, 66, 18, 84),
    ],
    lines: [
      line(42, 44, 138, 44, 90, 38),
      line(168, 62, 168, 154, 176, 112),
      line(206, 206, 308, 206, 256, 218),
    ],
  },
  hob: {
    says: 'A worktop from above with the cut-out for a hob, and from the side with the space below it',
    boxes: [
      box('d-space', 14, 30, 170, 130),
      box('d-prod', 40, 48, 118, 94),
      box('d-ghost', 50, 56, 98, 78),
      box('d-space', 214, 70, 92, 12),
      box('d-prod', 226, 82, 68, 18),
      box('d-ghost', 214, 120, 92, 30),
    ],
    lines: [
      line(50, 176, 148, 176, 98, 190),
      line(204, 100, 204, 120, 196, 114),
      line(14, 18, 40, 18, 27, 12),
    ],
  },
  hood: {
    says: 'A hood above a hob, with the height between them, the widths and the duct',
    boxes: [
      box('d-ghost', 144, 6, 32, 34),
      box('d-prod', 80, 40, 160, 34),
      box('d-space', 20, 186, 280, 10),
      box('d-prod', 90, 180, 140, 6),
    ],
    lines: [
      line(262, 74, 262, 180, 274, 132),
      line(58, 74, 58, 180, 46, 132),
      line(80, 94, 240, 94, 160, 110),
      line(144, 24, 176, 24, 190, 28),
    ],
  },
  worktop: {
    says: 'A worktop below a cupboard, with the width, the height and the depth that is free',
    boxes: [
      box('d-space', 20, 10, 150, 40),
      box('d-space', 20, 186, 150, 10),
      box('d-prod', 52, 104, 86, 80),
      box('d-space', 206, 186, 100, 10),
      box('d-prod', 218, 104, 70, 80),
      box('d-ghost', 288, 130, 16, 30),
    ],
    lines: [
      line(52, 206, 138, 206, 95, 218),
      line(184, 50, 184, 186, 192, 120),
      line(206, 90, 304, 90, 256, 84),
    ],
  },
  sink: {
    says: 'A sink with a tap above and the cupboard below it with a tank, a socket and a valve',
    boxes: [
      box('d-space', 20, 78, 280, 10),
      box('d-space', 20, 88, 280, 112),
      box('d-ghost', 60, 88, 110, 36),
      box('d-prod', 196, 120, 54, 78),
      box('d-prod', 150, 30, 10, 48),
      box('d-prod', 112, 24, 48, 8),
      box('d-ghost', 266, 118, 18, 18),
    ],
    lines: [
      line(196, 212, 250, 212, 223, 210),
      line(150, 96, 160, 96, 155, 112),
      line(182, 24, 182, 78, 192, 56),
    ],
  },
};
