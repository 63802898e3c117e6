import { round } from '../kit/sheet.ts';
import { CEILING_HEIGHT, HOOD_CLEARANCE, MACHINE_HEIGHT, type Setting, WORKTOP_HEIGHT } from './standing.ts';

/** What surrounds a product, in millimetres, and how it is drawn from its lower left corner on the floor. */
export type Surroundings = {
  width: number;
  height: number;
  draw: (left: number, floor: number, scale: number) => string;
};

/** The palette's porcelain and its hairline, which keep the surroundings in the background. */
const FILL = '#f4f6f9';
const LINE = '#c5ccd8';

const PLINTH = 100;
const SLAB = 38;
const HOUSING_HEIGHT = 2000;
const WALL_UNIT_HEIGHT = 720;

type Piece = [x: number, y: number, w: number, h: number];

/** Returns the furniture around a product of this width in millimetres; none around a freestanding one. */
export function surroundings(setting: Setting, thing: number): Surroundings {
  if (setting === 'floor') return { width: thing, height: 0, draw: () => '' };
  if (setting === 'machine') return furniture(thing, [[0, 0, thing, MACHINE_HEIGHT]]);
  if (setting === 'housing') {
    const width = thing + 40;
    return furniture(width, [
      [30, 0, width - 60, PLINTH],
      [0, PLINTH, width, HOUSING_HEIGHT - PLINTH],
    ]);
  }
  const width = Math.max(thing + 360, 1000);
  const units = worktop(width);
  if (setting === 'wall unit') {
    const wide = thing + 10;
    units.push([(width - wide) / 2, WORKTOP_HEIGHT + HOOD_CLEARANCE, wide, WALL_UNIT_HEIGHT]);
  }
  if (setting === 'ceiling') units.push([0, CEILING_HEIGHT, width, SLAB]);
  return furniture(width, units);
}

/** Base units below a worktop. */
function worktop(width: number): Piece[] {
  const top = WORKTOP_HEIGHT - SLAB;
  const count = Math.round(width / 600);
  const each = width / count;
  const doors = Array.from(
    { length: count },
    (_, index): Piece => [index * each, PLINTH, each, top - PLINTH],
  );
  return [[40, 0, width - 80, PLINTH], ...doors, [-15, top, width + 30, SLAB]];
}

function furniture(width: number, pieces: readonly Piece[]): Surroundings {
  return {
    width,
    height: Math.max(...pieces.map(([, y, , h]) => y + h)),
    draw: (left, floor, scale) =>
      pieces
        .map(
          ([x, y, w, h]) =>
            `<rect x="${round(left + x * scale)}" y="${round(floor - (y + h) * scale)}" width="${round(w * scale)}" height="${round(h * scale)}" fill="${FILL}" stroke="${LINE}" stroke-width="3"/>`,
        )
        .join(''),
  };
}
