import { useState } from 'react';
import { LengthField } from '@/components/fit/length-field';
import type { Route } from '@/lib/access/route';
import { GAP_KINDS, type GapKind } from '@/lib/catalogue/kinds/types';
import { SPACE_NAMES } from '@/lib/home/words';
import { mm } from '@/lib/i18n/length';

/** What the new one is for, and how wide it is. */
export type Newcomer = { kind: GapKind; width: number };

type Props = {
  old: Route['old'];
  /** Null where no product is shown: then what was told before can be changed. */
  newcomer: Newcomer | null;
  onChange: (old: Route['old']) => void;
};

/** How wide the old appliance is that goes out by the same way, where that is more than the new one. */
export function OldFields({ old, newcomer, onChange }: Props) {
  // A field that is emptied stays.
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
