import type { GapKind } from '@/lib/catalogue/kinds/types';
import type { HingeSide } from '@/lib/fit/types';

type Props = { kind: GapKind; hinge: HingeSide; x: number; y: number; width: number; height: number };

/** The few lines by which one knows an appliance from the front. */
export function FrontMarks({ kind, hinge, x, y, width, height }: Props) {
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
      return (
        <path
          className="d-prod-line"
          d={
            hinge === 'both'
              ? `M${middle} ${y}V${y + height}M${middle - 30} ${y + 0.3 * height}v${0.4 * height}M${middle + 30} ${y + 0.3 * height}v${0.4 * height}`
              : `M${x} ${y + 0.6 * height}H${right}`
          }
        />
      );
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
