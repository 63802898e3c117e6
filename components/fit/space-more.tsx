import { useId } from 'react';
import { TextButton } from '@/components/ui/controls/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { classes } from '@/components/ui/classes';
import { Fold } from '@/components/ui/fold';
import { Segments } from '@/components/ui/controls/segments';
import { HOLE_SIDES } from '@/lib/fit/gap-words';
import { UNMEASURED } from '@/lib/fit/space';
import type { Fit, HingeSide, Neighbour, Space } from '@/lib/fit/types';
import { useKeptWords } from '@/lib/home/client';
import css from './fit.module.css';
import { LengthField } from './length-field';
import { SpaceSize } from './space-size';

const c = classes(css);

const SIDES: readonly { value: Neighbour; label: string }[] = [
  { value: 'unit', label: 'Unit' },
  { value: 'wall', label: 'Wall' },
  { value: 'open', label: 'Open' },
];
const ABOVE: readonly { value: Space['top']; label: string }[] = [
  { value: 'covered', label: 'Worktop or unit' },
  { value: 'open', label: 'Open' },
];

const TITLES: Readonly<Record<'gap' | NonNullable<Fit['hole']>, string>> = {
  gap: 'Walls, floor, and measuring again',
  housing: 'Measure again, and the floor',
  'cut-out': 'Measure again',
};

type Props = {
  space: Space;
  hinge: HingeSide;
  /** Set for built-in appliances, where neighbours do not matter. */
  hole: Fit['hole'];
  onChange: (part: Partial<Space>) => void;
  onErase: () => void;
};

/** Whether anything besides the three sides was entered. */
function isTold({ widths, heights, depth: _, ...rest }: Space): boolean {
  const { widths: _w, heights: _h, depth: _d, ...nothing } = UNMEASURED;
  return widths.length > 1 || heights.length > 1 || JSON.stringify(rest) !== JSON.stringify(nothing);
}

/** Further details of a space: repeated measurements, what stands beside it, and the floor in front. */
export function SpaceMore({ space, hinge, hole, onChange, onErase }: Props) {
  const id = useId();
  const kept = useKeptWords('Kept on this device.');
  const [width, height] = HOLE_SIDES[hole ?? 'gap'];
  const byWall = (space.left === 'wall' && hinge !== 'right') || (space.right === 'wall' && hinge !== 'left');
  const size = { id, space, hole, onChange };
  return (
    <form
      className={c('ask', 'more')}
      onSubmit={(event) => event.preventDefault()}
      aria-label="Walls and floor"
      data-no-print
    >
      <Fold title={TITLES[hole ?? 'gap']} open={isTold(space)}>
        <div className={c('folded')}>
          <div className={c('three')}>
            <SpaceSize {...size} label={`${width}, middle`} side="widths" at={1} />
            <SpaceSize {...size} label={`${width}, bottom`} side="widths" at={2} />
            <SpaceSize {...size} label={`${height}, other side`} side="heights" at={1} />
          </div>
          {hole ? null : (
            <>
              <Segments
                legend="Left of it"
                options={SIDES}
                value={space.left}
                onChoose={(left) => onChange({ left })}
              />
              <Segments
                legend="Right of it"
                options={SIDES}
                value={space.right}
                onChoose={(right) => onChange({ right })}
              />
              <Segments
                legend="Above it"
                options={ABOVE}
                value={space.top}
                onChoose={(top) => onChange({ top })}
              />
              {byWall && hinge !== 'none' ? (
                <LengthField
                  id={`${id}-wall`}
                  label={`From the space to ${space.left === space.right ? 'the nearer' : 'that'} wall`}
                  help="Leave this empty, or type 0, if the wall touches the space."
                  value={space.wallDistance}
                  zero
                  onChange={(wallDistance) => onChange({ wallDistance })}
                />
              ) : null}
              <Checkbox
                label="It must be flush with the units"
                checked={space.flush}
                onChange={({ target }) => onChange({ flush: target.checked })}
              />
            </>
          )}
          {hole === 'cut-out' ? null : (
            <LengthField
              id={`${id}-floor`}
              label="Free floor in front"
              value={space.freeFloor}
              onChange={(freeFloor) => onChange({ freeFloor })}
            />
          )}
        </div>
      </Fold>
      <p className="t-small t-second">
        {kept} <TextButton onClick={onErase}>Erase these measurements</TextButton>
      </p>
    </form>
  );
}
