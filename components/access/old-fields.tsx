import { useState } from 'react';
import { LengthField } from '@/components/fit/length-field';
import type { Route } from '@/lib/access/route';
import { GAP_KINDS, type GapKind } from '@/lib/catalogue/kinds/types';
import { SPACE_NAMES } from '@/lib/home/words';
import { mm } from '@/lib/i18n/length';

/** Kind of gap that the new appliance is for, and its width in millimetres. */
export type Newcomer = { kind: GapKind; width: number };

type Props = {
  old: Route['old'];
  /** Null where no product is shown: widths entered before can then be changed. */
  newcomer: Newcomer | null;
  onChange: (old: Route['old']) => void;
};

/** Fields for the width of the old appliance, which goes out the same way, if it is wider than the new one. */
export function OldFields({ old, newcomer, onChange }: Props) {
  // Kept in state so that a field that is emptied does not disappear.
  const [told] = useState(() => GAP_KINDS.filter((kind) => old[kind]));
  const fields = newcomer
    ? [{ kind: newcomer.kind, label: `The old one, if it is wider than ${mm(newcomer.width)}` }]
    : told.map((kind) => ({ kind, label: `The old one, ${SPACE_NAMES[kind].toLowerCase()}` }));
  return fields.map(({ kind, label }) => (
    <LengthField
      key={kind}
      id={`access-old-${kind}`}
      label={label}
      help="If we take it away, it goes out the same way."
      value={old[kind] ?? null}
      onChange={(width) => {
        const { [kind]: _, ...others } = old;
        onChange(width === null ? others : { ...others, [kind]: width });
      }}
    />
  ));
}
