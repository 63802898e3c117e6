import { bareUnit } from '@/lib/fit/housing';
import { withSize } from '@/lib/fit/space';
import type { Fit, Space } from '@/lib/fit/types';
import { LengthField } from './length-field';

type Props = {
  id: string;
  label: string;
  space: Space;
  hole: Fit['hole'];
  side: 'widths' | 'heights';
  /** Index of the measurement among those of that side. */
  at: number;
  onChange: (part: Partial<Space>) => void;
};

/** Field for one measurement of a side that may be measured in several places. */
export const SpaceSize = ({ id, label, space, hole, side, at, onChange }: Props) => (
  <LengthField
    id={`${id}-${side}-${at}`}
    label={label}
    value={space[side][at] ?? null}
    bare={bareUnit(side === 'heights' ? 'height' : 'width', hole === 'cut-out')}
    onChange={(mm) => onChange({ [side]: withSize(space[side], at, mm) })}
  />
);
