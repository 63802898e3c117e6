import type { GapKind } from '@/lib/catalogue/kinds/types';
import type { HingeSide } from '@/lib/fit/types';

type Box = { x: number; y: number; width: number; height: number };

type Props = Box & { kind: GapKind; doors: number | null; hinge: HingeSide };

/** The few lines by which one knows an appliance from the front. */
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

/** Doors beside each other, one above another, one alone or the lid of a chest; each handle is away from its hinge. */
function coldDoors({ x, y, width, height }: Box, doors: number | null, hinge: HingeSide): string {
  const [middle, right] = [x + width / 2, x + width];
  const handle = (at: number, from: number, to: number) => `M${at} ${y + from * height}V${y + to * height}`;
  if (hinge === 'both')
    return `M${middle} ${y}v${height}${handle(middle - 30, 0.3, 0.7)}${handle(middle + 30, 0.3, 0.7)}`;
  if (hinge === 'none' && doors === 1) return `M${x} ${y + 0.12 * height}H${right}`;
  const at = hinge === 'left' ? right - 45 : x + 45;
  if (doors === 1) return handle(at, 0.35, 0.65);
  const between = `M${x} ${y + 0.6 * height}H${right}`;
  return hinge === 'none' ? between : `${between}${handle(at, 0.4, 0.56)}${handle(at, 0.64, 0.74)}`;
}
