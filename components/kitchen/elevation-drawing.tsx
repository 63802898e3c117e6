import { AcrossDim, UprightDim } from '@/components/fit/dims';
import { FrontMarks } from '@/components/fit/front-marks';
import { classes } from '@/components/ui/classes';
import { ScrollFrame } from '@/components/ui/scroll-frame';
import { hingeOf } from '@/lib/catalogue/dimensions';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { type Elevation, type Placed, UNDERSIDE_MM, WORKTOP_MM } from '@/lib/kitchen/elevation';
import type { PieceKind } from '@/lib/catalogue/kinds/types';
import css from './elevation.module.css';

const c = classes(css);

const MARKS: Partial<Readonly<Record<PieceKind, GapKind>>> = {
  'fridge freezer': 'fridge',
  'washing machine': 'laundry',
  'tumble dryer': 'laundry',
  cooker: 'cooker',
  oven: 'oven',
  dishwasher: 'dishwasher',
};

/** Pixels per millimetre: figures are legible, and a kitchen of five pieces fits a desktop. */
const SCALE = 0.22;
/** Height in millimetres below which a piece has its number above it. */
const LOW_MM = 160;

type Props = {
  elevation: Elevation;
  /** Returns the number of a product in the table beside the drawing. */
  numberOf: (sku: string) => number;
};

/**
 * The appliances of a set side by side, from the front and to one scale, with missing ones dashed. It keeps a legible
 * width, and scrolls sideways on a phone.
 */
export function ElevationDrawing({ elevation, numberOf }: Props) {
  const { width, height, placed } = elevation;
  if (placed.length === 0) return null;
  const said = placed.map(({ kind, piece, width: wide, height: high }) =>
    piece ? `${numberOf(piece.sku)}: ${piece.name}, ${wide} by ${high} mm` : `a place for the ${kind}`,
  );
  const tallest = placed.reduce((most, each) =>
    each.base + each.height > most.base + most.height ? each : most,
  );
  return (
    <ScrollFrame label="Drawing of the set" className={c('scroll')}>
      <svg
        className="drawing"
        role="img"
        aria-label={`The set from the front, left to right. ${said.join('; ')}.`}
        viewBox={`-240 -60 ${width + 320} ${height + 260}`}
        width={(width + 320) * SCALE}
        height={(height + 260) * SCALE}
      >
        <path className="d-space" d={`M-60 ${height}H${width + 60}`} />
        <Worktop elevation={elevation} />
        {placed.map((each) => (
          <PlacedPiece
            key={each.key}
            placed={each}
            top={height - each.base - each.height}
            number={each.piece && numberOf(each.piece.sku)}
          />
        ))}
        {bottomDims(placed).map(({ x, width: wide, key }) => (
          <AcrossDim key={key} from={x} to={x + wide} y={height + 110} text={`${wide}`} />
        ))}
        <UprightDim
          from={height - tallest.base - tallest.height}
          to={height}
          x={-150}
          text={`${tallest.base + tallest.height}`}
        />
      </svg>
    </ScrollFrame>
  );
}

type PieceProps = { placed: Placed; top: number; number: number | null };

function PlacedPiece({ placed: { kind, piece, x, width, height }, top, number }: PieceProps) {
  const middle = height < LOW_MM ? top - 90 : top + height / 2;
  const marks = MARKS[kind];
  return (
    <g>
      <rect className={piece ? 'd-prod' : 'd-ghost'} x={x} y={top} width={width} height={height} />
      {piece && marks ? (
        <FrontMarks
          kind={marks}
          doors={piece.facts.doors ?? null}
          hinge={hingeOf(piece.facts)}
          x={x}
          y={top}
          width={width}
          height={height}
        />
      ) : null}
      {number === null ? null : (
        <>
          <circle className={c('ground')} cx={x + width / 2} cy={middle} r={62} />
          <text x={x + width / 2} y={middle} textAnchor="middle" dominantBaseline="central">
            {number}
          </text>
        </>
      )}
      {piece ? null : (
        <text
          className="t-note"
          x={x + width / 2}
          y={top + height / 2}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {kind}
        </text>
      )}
    </g>
  );
}

/** The worktop over a hob, and over an oven built in under the worktop. */
function Worktop({ elevation: { placed, height } }: { elevation: Elevation }) {
  const under = placed.filter(
    ({ kind, ...each }) => kind === 'hob' || each.base + each.height === UNDERSIDE_MM,
  );
  return under.map(({ key, x, width }) => (
    <path key={key} className="d-line" d={`M${x - 40} ${height - WORKTOP_MM}H${x + width + 40}`} />
  ));
}

/** Returns the widest piece of each column. */
function bottomDims(placed: readonly Placed[]): Placed[] {
  const widest = new Map<number, Placed>();
  for (const each of placed) {
    const middle = Math.round(each.x + each.width / 2);
    const current = widest.get(middle);
    if (!current || current.width < each.width) widest.set(middle, each);
  }
  return [...widest.values()];
}
