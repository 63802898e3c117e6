import { useEffect, useId, useRef } from 'react';
import { classes } from '@/components/ui/classes';
import { HOLE_SIDES } from '@/lib/fit/gap-words';
import type { Fit, Space } from '@/lib/fit/types';
import css from './fit.module.css';
import { LengthField } from './length-field';
import { SpaceSize } from './space-size';

const c = classes(css);

/** Instructions for measuring. */
const HOW = {
  gap: 'Measure the space at its narrowest, in mm, cm or inches.',
  housing: 'Measure the housing inside, at its narrowest.',
  'cut-out': 'Measure the hole in the worktop, and how much is free below it.',
} as const;

type Props = {
  space: Space;
  /** Set for built-in appliances, where neighbours do not matter. */
  hole: Fit['hole'];
  focus: boolean;
  onChange: (part: Partial<Space>) => void;
};

/** Fields for the three sides of a space. Saves every change at once. */
export function SpaceForm({ space, hole, focus, onChange }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focus) form.current?.querySelector('input')?.focus();
  }, [focus]);
  const [width, height, depth] = HOLE_SIDES[hole ?? 'gap'];
  return (
    <form
      ref={form}
      className={c('ask')}
      onSubmit={(event) => event.preventDefault()}
      aria-label="Your space"
      data-no-print
    >
      <p className="t-small">{HOW[hole ?? 'gap']}</p>
      <div className={c('three')}>
        <SpaceSize id={id} label={width} space={space} hole={hole} side="widths" at={0} onChange={onChange} />
        <SpaceSize
          id={id}
          label={height}
          space={space}
          hole={hole}
          side="heights"
          at={0}
          onChange={onChange}
        />
        <LengthField
          id={`${id}-depth`}
          label={depth}
          value={space.depth}
          onChange={(mm) => onChange({ depth: mm })}
        />
      </div>
    </form>
  );
}
