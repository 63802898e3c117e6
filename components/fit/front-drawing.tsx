import { leastOf } from '@/lib/fit/space';
import type { FitFacts, Space } from '@/lib/fit/types';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { figureOf, mm } from '@/lib/i18n/length';
import { classes } from '@/components/ui/classes';
import { AcrossDim, Hatch, UprightDim } from './dims';
import css from './fit.module.css';
import { FrontMarks } from './front-marks';

const c = classes(css);

/** Height in millimetres above which the drawing is scaled down, so that its figures need a larger size. */
const TALL = 1400;

/** Drawn width of what stands beside the space, in millimetres. */
const BESIDE = 110;

type Props = { kind: GapKind; space: Space; facts: FitFacts; name: string; goesIn: boolean };

/** The space in ink and the appliance in cobalt, to one scale, from the front. */
export function FrontDrawing({ kind, space, facts, name, goesIn }: Props) {
  const { width: bodyWidth, height: bodyHeight } = facts.body;
  if (bodyWidth === null || bodyHeight === null) return null;
  const width = leastOf(space.widths) ?? bodyWidth + facts.air.left + facts.air.right;
  const height = leastOf(space.heights) ?? bodyHeight + facts.air.top;
  const top = Math.max(height, bodyHeight);
  const x = (width - bodyWidth) / 2;
  const beside = { y: top - height, width: BESIDE, height };
  const label = `Front view. Space ${mm(width)} wide and ${mm(height)} high; ${name}, ${figureOf(bodyWidth)} by ${mm(bodyHeight)}, ${goesIn ? 'goes in' : 'does not go in'}.`;
  return (
    <figure className={c(top > TALL && 'tall')}>
      <figcaption>From the front</figcaption>
      <svg
        className="drawing"
        role="img"
        aria-label={label}
        viewBox={`${-BESIDE - 160} -130 ${width + 2 * BESIDE + 320} ${top + 280}`}
      >
        {space.left === 'open' ? null : <Hatch x={-BESIDE} {...beside} />}
        {space.right === 'open' ? null : <Hatch x={width} {...beside} />}
        <path
          className="d-space"
          d={`M${-BESIDE} ${top}H${width + BESIDE}${space.left === 'open' ? '' : `M0 ${top - height}V${top}`}${space.right === 'open' ? '' : `M${width} ${top - height}V${top}`}${space.top === 'open' ? '' : `M${-BESIDE} ${top - height}H${width + BESIDE}`}`}
        />
        <rect className="d-prod" x={x} y={top - bodyHeight} width={bodyWidth} height={bodyHeight} />
        <FrontMarks
          kind={kind}
          doors={facts.doors}
          hinge={facts.hinge}
          x={x}
          y={top - bodyHeight}
          width={bodyWidth}
          height={bodyHeight}
        />
        {leastOf(space.widths) !== null ? (
          <AcrossDim from={0} to={width} y={top - height - 80} text={`${width}`} />
        ) : null}
        <AcrossDim from={x} to={x + bodyWidth} y={top + 90} text={`${bodyWidth}`} />
        {leastOf(space.heights) !== null ? (
          <UprightDim from={top - height} to={top} x={width + BESIDE + 90} text={`${height}`} />
        ) : null}
        <UprightDim from={top - bodyHeight} to={top} x={-BESIDE - 90} text={`${bodyHeight}`} />
      </svg>
    </figure>
  );
}
