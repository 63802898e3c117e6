import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import type { Dimensions } from '@/lib/catalogue/dimensions';
import { mm } from '@/lib/i18n/length';
import css from './dimension-drawing.module.css';
import { besideBody, DoorSwing } from './door-swing';

const c = classes(css);

/** Margin around each view for its dimension lines, in millimetres of the drawing. */
const MARGIN = 260;

/**
 * Front, side and plan to one scale, from the product's own figures (experience PDP-3). Each figure's share of the row
 * is proportional to its width.
 */
export function DimensionDrawing({ dimensions, name }: { dimensions: Dimensions; name: string }) {
  const { width, height, depth, depthDoor, depthOpen, behind } = dimensions;
  const reach = Math.max(depth, depthDoor ?? 0);
  const folded = besideBody(dimensions);
  const size = {
    sideWidth: (behind ?? 0) + reach,
    planDepth: (behind ?? 0) + Math.max(reach, depthOpen ?? 0),
  };
  return (
    <div className={c('views')}>
      <Sheet
        title="Front"
        width={width}
        height={height}
        label={`${name}: front, ${mm(width)} wide, ${mm(height)} high`}
      >
        <rect className="d-prod" width={width} height={height} />
        <Across from={0} to={width} y={height + 90} />
        <Down from={0} to={height} x={-90} />
      </Sheet>
      <Sheet
        title="Side"
        width={size.sideWidth}
        height={height}
        label={`${name}: side, body ${mm(depth)} deep`}
      >
        {behind ? <path className="d-space" d={`M0 0V${height}`} /> : null}
        <rect className="d-prod" x={behind ?? 0} width={depth} height={height} />
        {depthDoor && depthDoor > depth ? (
          <rect
            className="d-prod"
            x={(behind ?? 0) + depth}
            y={height * 0.1}
            width={depthDoor - depth}
            height={height * 0.8}
          />
        ) : null}
        <Across from={behind ?? 0} to={(behind ?? 0) + depth} y={height + 90} />
        {depthDoor ? <Across from={behind ?? 0} to={(behind ?? 0) + depthDoor} y={height + 210} /> : null}
        {behind ? <Across from={0} to={behind} y={-90} /> : null}
      </Sheet>
      <Sheet
        title="From above"
        from={-folded}
        width={width + 2 * folded}
        height={size.planDepth}
        label={`${name}: from above${depthOpen ? `, ${mm(depthOpen)} deep with the door open` : ''}`}
      >
        {behind ? <path className="d-space" d={`M0 0H${width}`} /> : null}
        <rect className="d-prod" y={behind ?? 0} width={width} height={depth} />
        <DoorSwing dimensions={dimensions} />
        <Across from={-folded} to={width + folded} y={size.planDepth + 90} />
        {depthOpen ? <Down from={behind ?? 0} to={(behind ?? 0) + depthOpen} x={-folded - 90} /> : null}
      </Sheet>
    </div>
  );
}

type SheetProps = {
  title: string;
  /** Left edge of the drawing, in millimetres. */
  from?: number;
  width: number;
  height: number;
  label: string;
  children: ReactNode;
};

function Sheet({ title, from = 0, width, height, label, children }: SheetProps) {
  const box = [from - MARGIN, -MARGIN / 1.5, width + 1.6 * MARGIN, height + 1.9 * MARGIN];
  return (
    <figure style={{ flex: `${Math.round(width + 1.6 * MARGIN)} 1 0` }}>
      <figcaption>{title}</figcaption>
      <svg className="drawing" viewBox={box.map(Math.round).join(' ')} role="img" aria-label={label}>
        {children}
      </svg>
    </figure>
  );
}

function Across({ from, to, y }: { from: number; to: number; y: number }) {
  const middle = (from + to) / 2;
  return (
    <>
      <path className="d-line" d={`M${from} ${y - 26}v52M${to} ${y - 26}v52M${from} ${y}H${to}`} />
      <Figure x={middle} y={y} value={to - from} />
    </>
  );
}

function Down({ from, to, x }: { from: number; to: number; x: number }) {
  return (
    <>
      <path className="d-line" d={`M${x - 26} ${from}h52M${x - 26} ${to}h52M${x} ${from}V${to}`} />
      <Figure x={x} y={(from + to) / 2} value={to - from} turned />
    </>
  );
}

function Figure({ x, y, value, turned }: { x: number; y: number; value: number; turned?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})${turned ? ' rotate(-90)' : ''}`}>
      <rect className={c('ground')} x={-80} y={-42} width={160} height={84} />
      <text textAnchor="middle" dominantBaseline="central">
        {value}
      </text>
    </g>
  );
}
