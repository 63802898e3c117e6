import { useEffect, useId, useRef } from 'react';
import { TextButton } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { classes } from '@/components/ui/classes';
import { Segments } from '@/components/ui/segments';
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

/** The list with one of its measurements changed; one that was taken away leaves no hole. */
const replaced = (list: readonly number[], at: number, value: number | null): number[] => {
  const next: (number | null)[] = [...list];
  next[at] = value;
  return next.filter((each) => each !== null && each !== undefined);
};

type Props = {
  space: Space;
  hinge: HingeSide;
  /** Built in: what stands beside the housing does not matter. */
  housed: boolean;
  focus: boolean;
  onChange: (space: Space) => void;
  onErase: () => void;
};

/** A space, measured; every change counts at once and is kept. */
export function SpaceForm({ space, hinge, housed, focus, onChange, onErase }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focus) form.current?.querySelector('input')?.focus();
  }, [focus]);
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
      <p className="t-small">Measure the space at its narrowest.</p>
      <div className={c('three')}>
        {size('widths', 0, 'Width')}
        {size('heights', 0, 'Height')}
        <LengthField
          id={`${id}-depth`}
          label="Depth"
          value={space.depth}
          onChange={(depth) => change({ depth })}
        />
      </div>
      <details className={c('more')}>
        <summary>Walls out of true? Measure again</summary>
        <div className={c('three')}>
          {size('widths', 1, 'Width, middle')}
          {size('widths', 2, 'Width, bottom')}
          {size('heights', 1, 'Height, other side')}
        </div>
      </details>
      {housed ? null : (
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
      <LengthField
        id={`${id}-floor`}
        label="Free floor in front"
        value={space.freeFloor}
        onChange={(freeFloor) => change({ freeFloor })}
      />
      <p className="t-small t-second">
        Kept on this device. <TextButton onClick={onErase}>Erase these measurements</TextButton>
      </p>
    </form>
  );
}
