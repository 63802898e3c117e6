import { classes } from '@/components/ui/classes';
import type { HingeSide } from '@/lib/catalogue/dimensions';
import { isMeasured, leastOf } from '@/lib/fit/space';
import type { Fit, FitFacts, Space } from '@/lib/fit/types';
import { mm } from '@/lib/i18n/length';
import { AcrossDim, Hatch, UprightDim } from './dims';
import css from './fit.module.css';

const c = classes(css);

const WALL = 90;
/** Depth of the floor drawn where none was measured, in millimetres. */
const FLOOR = 400;
const LEAF = 36;

/** The plan from above, wall at the left and room at the right: air behind, body, door and the swing of the door. */
export function PlanDrawing({
  space,
  facts,
  fit,
  name,
}: {
  space: Space;
  facts: FitFacts;
  fit: Fit;
  name: string;
}) {
  const { body, air, depthOpen } = facts;
  const deepest = facts.depthDoor ?? body.depth;
  if (body.width === null || body.depth === null || deepest === null || !isMeasured(space)) return null;
  const depth = space.depth ?? air.behind + deepest;
  const width = leastOf(space.widths) ?? body.width + air.left + air.right;
  const y = (width - body.width) / 2;
  const front = air.behind + body.depth;
  const open = depthOpen === null ? null : air.behind + depthOpen;
  const floor = space.freeFloor ?? FLOOR;
  const right = Math.max(depth + floor, open ?? 0);
  const swing = open === null ? 0 : open - front;
  const words = [
    air.behind > 0 ? `${mm(air.behind)} kept free behind` : null,
    `body ${mm(body.depth)}`,
    fit.proud.door > 0 ? `stands out ${mm(fit.proud.door)}` : null,
    fit.front ? `the open door takes ${mm(fit.front.use)} in front` : null,
    fit.front?.walkway == null ? null : `${mm(fit.front.walkway)} left to walk past`,
  ];
  return (
    <figure className={c('plan')}>
      <figcaption>From above</figcaption>
      <svg
        className="drawing"
        role="img"
        aria-label={`View of ${name} from above: ${words.filter(Boolean).join(', ')}.`}
        viewBox={`${-WALL - 20} ${-WALL - 190} ${right + 2 * WALL + 40} ${width + 2 * WALL + 340}`}
      >
        <Hatch x={-WALL} y={-WALL} width={WALL} height={width + 2 * WALL} />
        <path className="d-space" d={`M0 ${-WALL}V${width + WALL}`} />
        {space.left === 'open' ? null : <Side y={-WALL} edge={0} depth={depth} />}
        {space.right === 'open' ? null : <Side y={width} edge={width} depth={depth} />}
        <rect className="d-prod" x={air.behind} y={y} width={body.depth} height={body.width} />
        {facts.depthDoor !== null && facts.depthDoor > body.depth ? (
          <rect className="d-prod" x={front} y={y} width={facts.depthDoor - body.depth} height={body.width} />
        ) : null}
        {swing > 0 ? (
          <Swing front={front} reach={swing} y={y} width={body.width} hinge={facts.hinge} />
        ) : null}
        {space.depth === null ? null : <AcrossDim from={0} to={depth} y={-WALL - 110} text={`${depth}`} />}
        <AcrossDim from={air.behind} to={air.behind + deepest} y={width + WALL + 90} text={`${deepest}`} />
        {fit.front && fit.front.use > 0 ? (
          <AcrossDim from={depth} to={depth + fit.front.use} y={-WALL - 110} text={`${fit.front.use}`} />
        ) : null}
        {fit.front?.walkway ? (
          <>
            <path className="d-space" d={`M${depth + floor} ${-WALL}V${width + WALL}`} />
            <AcrossDim
              from={depth + fit.front.use}
              to={depth + floor}
              y={width + WALL + 90}
              text={`${fit.front.walkway}`}
            />
          </>
        ) : null}
        {leastOf(space.widths) !== null ? (
          <UprightDim from={0} to={width} x={air.behind + body.depth / 2} text={`${width}`} />
        ) : null}
      </svg>
    </figure>
  );
}

/** The unit or wall at one side, as deep as the space. */
const Side = ({ y, edge, depth }: { y: number; edge: number; depth: number }) => (
  <>
    <Hatch x={0} y={y} width={depth} height={WALL} />
    <path className="d-space" d={`M0 ${edge}H${depth}`} />
  </>
);

type SwingProps = { front: number; reach: number; y: number; width: number; hinge: HingeSide };

/** The doors opened to 90° on their hinge sides, as seen by someone in front; a drop-down door takes the full width. */
function Swing({ front, reach, y, width, hinge }: SwingProps) {
  if (hinge === 'none')
    return <path className="d-prod-line" d={`M${front} ${y}h${reach}v${width}h${-reach}z`} />;
  const sides = hinge === 'both' ? (['left', 'right'] as const) : [hinge];
  return sides.map((side) => {
    const [hung, way] = side === 'left' ? [y + width, -1] : [y, 1];
    const end = hung + way * Math.min(width / sides.length, reach + LEAF);
    return (
      <g key={side}>
        <path className="d-prod-line" d={`M${front} ${hung}h${reach}v${way * LEAF}h${-reach}z`} />
        <path
          className="d-ghost"
          d={`M${front + reach} ${hung + way * LEAF}A${reach} ${reach} 0 0 ${way < 0 ? 0 : 1} ${front} ${end}`}
        />
      </g>
    );
  });
}
