import { bareUnit } from '@/lib/fit/housing';
import type { Fit, Space } from '@/lib/fit/types';
import { LengthField } from './length-field';

/** The list with one of its measurements changed; one that was taken away leaves no hole. */
const replaced = (list: readonly number[], at: number, value: number | null): number[] => {
  const next: (number | null)[] = [...list];
  next[at] = value;
  return next.filter((each) => each !== null && each !== undefined);
};

type Props = {
  id: string;
  label: string;
  space: Space;
  hole: Fit['hole'];
  side: 'widths' | 'heights';
  /** Which of several measurements of that side. */
  at: number;
  onChange: (part: Partial<Space>) => void;
};

/** One measurement of a side that may be measured at several places. */
export const SpaceSize = ({ id, label, space, hole, side, at, onChange }: Props) => (
  <LengthField
    id={`${id}-${side}-${at}`}
    label={label}
    value={space[side][at] ?? null}
    bare={bareUnit(side === 'heights' ? 'height' : 'width', hole === 'cut-out')}
    onChange={(mm) => onChange({ [side]: replaced(space[side], at, mm) })}
  />
);
