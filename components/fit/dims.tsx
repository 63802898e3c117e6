import { classes } from '@/components/ui/classes';
import css from './fit.module.css';

const c = classes(css);

/** Half the height of a tick, in millimetres of the drawing. */
const TICK = 22;

type Across = { from: number; to: number; y: number; text: string };

/** A horizontal dimension line with its figure in the middle. */
export const AcrossDim = ({ from, to, y, text }: Across) => (
  <>
    <path
      className="d-line"
      d={`M${from} ${y - TICK}v${2 * TICK}M${to} ${y - TICK}v${2 * TICK}M${from} ${y}H${to}`}
    />
    <DimText x={(from + to) / 2} y={y} text={text} />
  </>
);

type Upright = { from: number; to: number; x: number; text: string };

/** A vertical dimension line with its figure turned. */
export const UprightDim = ({ from, to, x, text }: Upright) => (
  <>
    <path
      className="d-line"
      d={`M${x - TICK} ${from}h${2 * TICK}M${x - TICK} ${to}h${2 * TICK}M${x} ${from}V${to}`}
    />
    <g transform={`translate(${x} ${(from + to) / 2}) rotate(-90)`}>
      <DimText x={0} y={0} text={text} />
    </g>
  </>
);

/** The styles keep the line clear of the figure. */
const DimText = ({ x, y, text }: { x: number; y: number; text: string }) => (
  <text className={c('figure')} x={x} y={y} textAnchor="middle" dominantBaseline="central">
    {text}
  </text>
);

/** Hatching of a solid wall or unit within a box. */
export function Hatch({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const step = 60;
  const lines: string[] = [];
  for (let offset = step; offset < width + height; offset += step) {
    const [startX, startY] = offset < height ? [x, y + offset] : [x + offset - height, y + height];
    const [endX, endY] = offset < width ? [x + offset, y] : [x + width, y + offset - width];
    lines.push(`M${startX} ${startY}L${endX} ${endY}`);
  }
  return <path className="d-hatch" d={lines.join('')} />;
}
