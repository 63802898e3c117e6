import { classes } from '@/components/ui/classes';
import type { ProductCard } from '@/lib/catalogue/types';
import css from './set-drawing.module.css';
import { type Box, HOOD_GAP_MM, layOutSet, type Place } from './set-layout';
import { shapes } from './set-shapes';

const c = classes(css);
const ORDER: Place[] = ['fridge', 'oven', 'hob', 'hood', 'dishwasher'];

/** The set in a kitchen, from the front and to one scale, with dimension lines for each piece. */
export function SetDrawing({ pieces }: { pieces: { slot: string; card: ProductCard }[] }) {
  const layout = layOutSet(pieces);
  if (!layout) return null;
  const { width, height, floor, worktop, unit, pieces: placed } = layout;
  const { fridge, hob, hood, dishwasher, oven } = placed;
  const words = ORDER.flatMap((kind) => {
    const box = placed[kind];
    return box ? [`${kind} ${box.w} mm wide`] : [];
  });
  return (
    <div className={c('side')}>
      <svg
        className={c('drawing')}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`The set drawn to one scale: ${words.join(', ')}; the hood hangs ${HOOD_GAP_MM} mm above the hob`}
      >
        <path d={`M-4000 ${floor}h${width + 8000}`} className={c('floor')} />
        <Rect box={unit} />
        <path
          d={`M${unit.x} ${unit.y + unit.h}h${unit.w}v${floor - unit.y - unit.h}h-${unit.w}z`}
          className={c('unit')}
        />
        {ORDER.map((kind) => {
          const box = placed[kind];
          return box ? <g key={kind}>{shapes[kind](box)}</g> : null;
        })}
        <Rect box={worktop} />
        {fridge ? <Upright x={fridge.x - 90} from={fridge.y} to={fridge.y + fridge.h} /> : null}
        {hob && hood ? <Upright x={hood.x + hood.w - 60} from={hood.y + hood.h} to={hob.y} /> : null}
        {[fridge, hob ?? oven, dishwasher].map((box) =>
          box ? <Flat key={box.x} box={box} y={floor + 90} /> : null,
        )}
        {hood ? <Flat box={hood} y={hood.y - 70} /> : null}
      </svg>
    </div>
  );
}

const Rect = ({ box: { x, y, w, h } }: { box: Box }) => (
  <rect x={x} y={y} width={w} height={h} className={c('unit')} />
);

/** A horizontal dimension line above or below a box. */
function Flat({ box: { x, w }, y }: { box: Box; y: number }) {
  const gap = 115;
  return (
    <>
      <path
        d={`M${x} ${y - 32}v64M${x + w} ${y - 32}v64M${x} ${y}h${w / 2 - gap}M${x + w} ${y}h${gap - w / 2}`}
        className={c('line')}
      />
      <text x={x + w / 2} y={y + 28}>
        {w}
      </text>
    </>
  );
}

function Upright({ x, from, to }: { x: number; from: number; to: number }) {
  const middle = (from + to) / 2;
  const gap = 120;
  return (
    <>
      <path
        d={`M${x - 32} ${from}h64M${x - 32} ${to}h64M${x} ${from}V${middle - gap}M${x} ${to}V${middle + gap}`}
        className={c('line')}
      />
      <text transform={`translate(${x + 28} ${middle}) rotate(-90)`}>{Math.round(to - from)}</text>
    </>
  );
}
