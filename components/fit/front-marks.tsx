import type { GapKind } from '@/lib/catalogue/kinds/types';
import type { HingeSide } from '@/lib/fit/types';

type Box = { x: number; y: number; width: number; height: number };

type Props = Box & { kind: GapKind; doors: number | null; hinge: HingeSide };

/** The few lines by which an appliance is recognised from the front. */
export function FrontMarks({ kind, doors, hinge, x, y, width, height }: Props) {
  const [middle, right] = [x + width / 2, x + width];
  const fascia = `M${x} ${y + 0.15 * height}H${right}`;
  switch (kind) {
    case 'laundry':
      return (
        <g className="d-prod-line">
          <path d={fascia} />
          <circle cx={middle} cy={y + 0.56 * height} r={0.37 * width} />
          <circle cx={middle} cy={y + 0.56 * height} r={0.27 * width} />
        </g>
      );
    case 'fridge':
      return <path className="d-prod-line" d={coldDoors({ x, y, width, height }, doors, hinge)} />;
    case 'cooker':
      return (
        <path
          className="d-prod-line"
          d={`${fascia}M${x} ${y + 0.88 * height}H${right}M${x + 60} ${y + 0.22 * height}H${right - 60}`}
        />
      );
    default:
      return <path className="d-prod-line" d={`${fascia}M${x + 60} ${y + 0.22 * height}H${right - 60}`} />;
  }
}

/**
 * Returns the lines of doors side by side, one above the other, a single door or a chest lid. Each handle is opposite
 * its hinge.
 */
function coldDoors(box: Box, doors: number | null, hinge: HingeSide): string {
  const { x, y, width, height } = box;
  if (hinge === 'both') return pairOfDoors(box, doors ?? 2);
  if (hinge === 'none' && doors === 1) return `M${x} ${y + 0.12 * height}h${width}`;
  const at = hinge === 'left' ? x + width - 45 : x + 45;
  if (doors === 1) return handle(box, at, 0.35, 0.65);
  const between = `M${x} ${y + PARTED * height}h${width}`;
  return hinge === 'none' ? between : `${between}${handle(box, at, 0.4, 0.56)}${handle(box, at, 0.64, 0.74)}`;
}

/** Where the freezer begins below a fridge, as a fraction of the height. */
const PARTED = 0.6;

/** Returns the lines of two full-height doors, or of two above one drawer or two more doors. */
function pairOfDoors(box: Box, doors: number): string {
  const { x, y, width, height } = box;
  const handles = (from: number, to: number) =>
    [-30, 30].map((aside) => handle(box, x + width / 2 + aside, from, to)).join('');
  const parting = (to: number) => `M${x + width / 2} ${y}v${to * height}`;
  if (doors <= 2) return parting(1) + handles(0.3, 0.7);
  const above = `M${x} ${y + PARTED * height}h${width}${handles(0.3, 0.56)}`;
  return doors === 3 ? parting(PARTED) + above : parting(1) + above + handles(0.64, 0.74);
}

const handle = ({ y, height }: Box, at: number, from: number, to: number) =>
  `M${at} ${y + from * height}V${y + to * height}`;
