import { classes } from '@/components/ui/classes';
import { wantedHole } from '@/lib/fit/housing';
import { leastOf } from '@/lib/fit/space';
import type { Range } from '@/lib/catalogue/facts/types';
import type { FitFacts, Space } from '@/lib/fit/types';
import { mm } from '@/lib/i18n/length';
import { AcrossDim, UprightDim } from './dims';
import css from './fit.module.css';

const c = classes(css);

/** Margin for the figures, in millimetres. */
const AROUND = 170;

const words = ({ min, max }: Range): string => (min === max ? `${min}` : `${min} to ${max}`);

type Props = { space: Space; facts: FitFacts; name: string };

/** The housing from the front, or the cut-out from above, in ink, and the least that the appliance needs in cobalt. */
export function HoleDrawing({ space, facts, name }: Props) {
  const wants = wantedHole(facts);
  if (!wants) return null;
  const { across, along, seen } = wants;
  const width = leastOf(space.widths);
  const height = seen === 'front' ? leastOf(space.heights) : space.depth;
  if (width === null && height === null) return null;
  const [wide, high] = [width ?? across.min, height ?? along.min];
  const [most, tall] = [Math.max(wide, across.min), Math.max(high, along.min)];
  const x = (most - across.min) / 2;
  const label = `${seen === 'front' ? 'Housing from the front' : 'Cut-out from above'}, ${[
    width === null ? null : `${mm(width)} wide`,
    height === null ? null : `${mm(height)} ${seen === 'front' ? 'high' : 'deep'}`,
  ]
    .filter(Boolean)
    .join(' and ')}. ${name} needs ${words(across)} by ${words(along)} mm.`;
  return (
    <div className={c('draw', 'hole')}>
      <figure>
        <figcaption>{seen === 'front' ? 'From the front' : 'From above'}</figcaption>
        <svg
          className="drawing"
          role="img"
          aria-label={label}
          viewBox={`${-AROUND} ${-AROUND} ${most + 2 * AROUND} ${tall + 2 * AROUND}`}
        >
          <path className="d-space" d={`M${(most - wide) / 2} ${tall - high}h${wide}V${tall}h${-wide}z`} />
          <rect className="d-prod" x={x} y={tall - along.min} width={across.min} height={along.min} />
          {width === null ? null : (
            <>
              <AcrossDim
                from={(most - wide) / 2}
                to={(most + wide) / 2}
                y={tall - high - 90}
                text={`${width}`}
              />
              <AcrossDim from={x} to={x + across.min} y={tall + 90} text={words(across)} />
            </>
          )}
          {height === null ? null : (
            <>
              <UprightDim from={tall - high} to={tall} x={most + 90} text={`${height}`} />
              <UprightDim from={tall - along.min} to={tall} x={-90} text={words(along)} />
            </>
          )}
        </svg>
      </figure>
    </div>
  );
}
