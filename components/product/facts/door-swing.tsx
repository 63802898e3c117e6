import type { Dimensions } from '@/lib/catalogue/dimensions';

/** Thickness of a drawn door, in millimetres. */
const LEAF = 40;

/** Returns how far each of two doors projects beside the body when folded back, in millimetres. */
export const besideBody = ({ width, doorsOpen }: Dimensions): number =>
  Math.max(0, ((doorsOpen ?? width) - width) / 2);

/**
 * The plan of the doors at 90° on their hinge sides with the paths of their swings; two doors are also shown folded
 * back. A part that drops or pulls out takes the full width. Renders nothing if the depth with open doors is not known.
 */
export function DoorSwing({ dimensions }: { dimensions: Dimensions }) {
  const { width, depth, depthOpen, behind, hinge } = dimensions;
  const front = (behind ?? 0) + depth;
  const reach = (depthOpen ?? 0) - depth;
  if (reach <= 0) return null;
  if (hinge === 'none')
    return <path className="d-prod-line" d={`M0 ${front}h${width}v${reach}h${-width}z`} />;
  const sides = hinge === 'both' ? (['left', 'right'] as const) : [hinge];
  const folded = besideBody(dimensions);
  return sides.map((side) => {
    const [hung, way] = side === 'left' ? [0, 1] : [width, -1];
    const end = hung + way * Math.min(width / sides.length, reach + LEAF);
    return (
      <g key={side}>
        <path className="d-prod-line" d={`M${hung} ${front}h${way * LEAF}v${reach}h${-way * LEAF}z`} />
        <path
          className="d-ghost"
          d={`M${hung + way * LEAF} ${front + reach}A${reach} ${reach} 0 0 ${way > 0 ? 0 : 1} ${end} ${front}`}
        />
        {folded > 0 ? (
          <path className="d-ghost" d={`M${hung} ${front}h${-way * folded}v${-LEAF}h${way * folded}`} />
        ) : null}
      </g>
    );
  });
}
