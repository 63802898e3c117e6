import { spanOf } from '@/lib/access/clearance';
import type { Box, Carried, PartAnswer } from '@/lib/access/types';

/** Side of the square that every part is drawn into, in millimetres. */
const SIDE = 2400;
const WALL = 120;

/** An opening from the front, with the box in it as it is held. */
function Opening({ width, height, carried }: { width: number; height: number; carried: Carried }) {
  const x = (SIDE - width) / 2;
  const { across, up } = spanOf(carried.box, carried.held);
  return (
    <>
      <path className="d-space" d={`M0 ${SIDE}H${x}V${SIDE - height}H${x + width}V${SIDE}H${SIDE}`} />
      <rect className="d-prod" x={(SIDE - across) / 2} y={SIDE - up} width={across} height={up} />
    </>
  );
}

/** Two corridors from above, with the box turned between them. */
function Bend({ a, b, box }: { a: number; b: number; box: Box }) {
  const [long, short] = [Math.max(box.width, box.depth), Math.min(box.width, box.depth)];
  return (
    <>
      <path
        className="d-space"
        d={`M${WALL} ${SIDE}V${WALL}H${SIDE}M${WALL + a} ${SIDE}V${WALL + b}H${SIDE}`}
      />
      <rect
        className="d-prod"
        x={-long / 2}
        y={-short / 2}
        width={long}
        height={short}
        transform={`translate(${WALL + (a + short) / 2} ${WALL + (b + short) / 2}) rotate(-45)`}
      />
    </>
  );
}

/** Scale of a flight, which needs more room than the square has. */
const FLIGHT_SCALE = 0.62;

/** A flight from the side, with the box leaning parallel to the stairs. */
function Flight({ headroom, box }: { headroom: number; box: Box }) {
  const span = SIDE / FLIGHT_SCALE;
  const steps = Array.from({ length: 10 }, () => `h${span / 10}v${-span / 15}`).join('');
  const along = Math.max(box.width, box.depth);
  return (
    <g transform={`scale(${FLIGHT_SCALE})`}>
      <path
        className="d-space"
        d={`M0 ${span}${steps}M0 ${span - headroom}L${span} ${span / 3 - headroom}`}
      />
      <rect
        className="d-prod"
        x={-along / 2}
        y={-box.height}
        width={along}
        height={box.height}
        transform={`translate(${span * 0.36} ${span * 0.72}) rotate(34)`}
      />
    </g>
  );
}

/** Usual rise and tread of the steps in front of a British door, in millimetres. */
const RISE = 170;
const TREAD = 280;
const MOST_DRAWN = 6;

/** A few steps from the side, with the box in front of them. */
function Rises({ count, box }: { count: number; box: Box }) {
  const drawn = Math.min(count, MOST_DRAWN);
  const steps = `v${-RISE}h${TREAD}`.repeat(drawn);
  const foot = SIDE - drawn * TREAD;
  const along = Math.max(box.width, box.depth);
  return (
    <>
      <path className="d-space" d={`M0 ${SIDE}H${foot}${steps}`} />
      <rect
        className="d-prod"
        x={Math.max(0, foot - along - WALL)}
        y={SIDE - box.height}
        width={along}
        height={box.height}
      />
    </>
  );
}

function drawn({ part, carried }: PartAnswer) {
  const { box } = carried;
  switch (part.kind) {
    case 'doorway':
      return <Opening width={part.width} height={part.height} carried={carried} />;
    case 'lift':
      return <Opening width={part.door.width} height={part.door.height} carried={carried} />;
    case 'corner':
      return <Bend a={part.a ?? 900} b={part.b ?? 900} box={box} />;
    case 'stairs':
      return <Flight headroom={part.headroom} box={box} />;
    case 'steps':
      return <Rises count={part.count} box={box} />;
    default:
      return part satisfies never;
  }
}

/** Draws one part of the way in to scale; the words beside it say the same. */
export const PartDrawing = ({ answer }: { answer: PartAnswer }) => (
  <svg className="drawing" viewBox={`-20 -20 ${SIDE + 40} ${SIDE + 40}`} aria-hidden="true">
    {drawn(answer)}
  </svg>
);
