import { useEffect, useId, useRef } from 'react';
import { TextButton } from '@/components/ui/controls/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { classes } from '@/components/ui/classes';
import { Fold } from '@/components/ui/fold';
import { Segments } from '@/components/ui/controls/segments';
import type { HingeSide, Neighbour, Space } from '@/lib/fit/types';
import css from './fit.module.css';
import { LengthField } from './length-field';

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

/** What is measured, and what its three sides are called. */
const MEASURES = {
  gap: { how: 'Measure the space at its narrowest.', sides: ['Width', 'Height', 'Depth'] },
  housing: {
    how: 'Measure the housing inside, at its narrowest.',
    sides: ['Inside width', 'Inside height', 'Inside depth'],
  },
  'cut-out': {
    how: 'Measure the hole in the worktop, and how much is free below it.',
    sides: ['Cut-out width', 'Free below the worktop', 'Cut-out depth'],
  },
} as const;

/** The list with one of its measurements changed; one that was taken away leaves no hole. */
const replaced = (list: readonly number[], at: number, value: number | null): number[] => {
  const next: (number | null)[] = [...list];
  next[at] = value;
  return next.filter((each) => each !== null && each !== undefined);
};

type Props = {
  space: Space;
  hinge: HingeSide;
  /** Built in: what stands beside it does not matter. */
  hole: 'housing' | 'cut-out' | null;
  focus: boolean;
  onChange: (space: Space) => void;
  onErase: () => void;
};

/** A space, measured; every change counts at once and is kept. */
export function SpaceForm({ space, hinge, hole, focus, onChange, onErase }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focus) form.current?.querySelector('input')?.focus();
  }, [focus]);
  const { how, sides } = MEASURES[hole ?? 'gap'];
  const change = (part: Partial<Space>) => onChange({ ...space, ...part });
  const byWall = (space.left === 'wall' && hinge !== 'right') || (space.right === 'wall' && hinge !== 'left');
  const size = (key: 'widths' | 'heights', at: number, label: string) => (
    <LengthField
      id={`${id}-${key}-${at}`}
      label={label}
      value={space[key][at] ?? null}
      onChange={(mm) => change({ [key]: replaced(space[key], at, mm) })}
    />
  );
  return (
    <form
      ref={form}
      className={c('ask')}
      onSubmit={(event) => event.preventDefault()}
      aria-label="Your space"
    >
      <p className="t-small">{how}</p>
      <div className={c('three')}>
        {size('widths', 0, sides[0])}
        {size('heights', 0, sides[1])}
        <LengthField
          id={`${id}-depth`}
          label={sides[2]}
          value={space.depth}
          onChange={(depth) => change({ depth })}
        />
      </div>
      <Fold title="Walls out of true? Measure again">
        <div className={c('three')}>
          {size('widths', 1, `${sides[0]}, middle`)}
          {size('widths', 2, `${sides[0]}, bottom`)}
          {size('heights', 1, `${sides[1]}, other side`)}
        </div>
      </Fold>
      {hole ? null : (
        <>
          <Segments
            legend="Left of it"
            options={SIDES}
            value={space.left}
            onChoose={(left) => change({ left })}
          />
          <Segments
            legend="Right of it"
            options={SIDES}
            value={space.right}
            onChoose={(right) => change({ right })}
          />
          <Segments legend="Above it" options={ABOVE} value={space.top} onChoose={(top) => change({ top })} />
          {byWall && hinge !== 'none' ? (
            <LengthField
              id={`${id}-wall`}
              label="From the space to that wall"
              help="Leave it empty when the wall touches the space."
              value={space.wallDistance}
              onChange={(wallDistance) => change({ wallDistance })}
            />
          ) : null}
          <Checkbox
            label="It must be flush with the units"
            checked={space.flush}
            onChange={({ target }) => change({ flush: target.checked })}
          />
        </>
      )}
      {hole === 'cut-out' ? null : (
        <LengthField
          id={`${id}-floor`}
          label="Free floor in front"
          value={space.freeFloor}
          onChange={(freeFloor) => change({ freeFloor })}
        />
      )}
      <p className="t-small t-second">
        Kept on this device. <TextButton onClick={onErase}>Erase these measurements</TextButton>
      </p>
    </form>
  );
}
