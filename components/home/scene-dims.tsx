import { classes } from '@/components/ui/classes';
import css from './gap-band.module.css';

const c = classes(css);

/** Dimension lines of the gaps in the kitchen picture, in its 1800 × 1000 units. */
const LINES: Record<string, { path: string; x: number; y: number; upright?: true; words: string }> = {
  'cooker-width': {
    path: 'M611 938v36M993 938v36M611 956H993',
    x: 802,
    y: 956,
    words: 'the gap for the range cooker is {mm} mm wide',
  },
  'fridge-width': {
    path: 'M1365 938v36M1717 938v36M1365 956H1717',
    x: 1541,
    y: 956,
    words: 'the gap for the fridge freezer is {mm} mm wide',
  },
  'fridge-height': {
    path: 'M1734 230h36M1734 919h36M1752 230V919',
    x: 1752,
    y: 575,
    upright: true,
    words: 'the gap for the fridge freezer is {mm} mm high',
  },
};

/** Draws dimension lines on the kitchen picture. */
export function SceneDims({ dimensions }: { dimensions: { axis: string; millimetres: number }[] }) {
  const measured = dimensions.flatMap(({ axis, millimetres }) => {
    const line = LINES[axis];
    return line ? [{ ...line, axis, millimetres }] : [];
  });
  if (measured.length === 0) return null;
  const words = measured.map((line) => line.words.replace('{mm}', String(line.millimetres))).join('; ');
  return (
    <svg className={`${c('dims')} drawing`} viewBox="0 0 1800 1000" role="img" aria-label={words}>
      <path d={measured.map((line) => line.path).join('')} className={c('lines')} />
      {measured.map((line) => (
        <g
          key={line.axis}
          transform={`translate(${line.x} ${line.y})${line.upright ? ' rotate(-90)' : ''}`}
          className={c('number')}
        >
          <rect />
          <text>{line.millimetres}</text>
        </g>
      ))}
    </svg>
  );
}
