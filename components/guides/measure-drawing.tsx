import type { DrawingKind } from '@/lib/content/page-types';
import { DRAWINGS_BY_KIND } from './drawings';

const LETTERS = 'ABCDEF';

/** Drawing of what to measure, each dimension with its letter (experience GDE-2). */
export function MeasureDrawing({ kind, className }: { kind: DrawingKind; className?: string | undefined }) {
  const { says, boxes, lines } = DRAWINGS_BY_KIND[kind];
  return (
    <svg className={`drawing ${className ?? ''}`} viewBox="0 0 320 226" role="img" aria-label={says}>
      {boxes.map(({ x, y, w, h, look }) => (
        <rect key={`${x} ${y} ${w} ${h}`} className={look} x={x} y={y} width={w} height={h} rx="3" />
      ))}
      {lines.map(({ from: [x1, y1], to: [x2, y2], at: [x, y] }, index) => {
        const [dx, dy] = x1 === x2 ? [4, 0] : [0, 4];
        return (
          <g key={LETTERS[index]}>
            <path
              className="d-line"
              d={`M${x1} ${y1}L${x2} ${y2}M${x1 - dx} ${y1 - dy}l${2 * dx} ${2 * dy}M${x2 - dx} ${y2 - dy}l${2 * dx} ${2 * dy}`}
            />
            <text x={x} y={y} textAnchor="middle">
              {LETTERS[index]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Returns the letter of a measurement by its index. */
export const measureLetter = (index: number): string => LETTERS[index] ?? '';
