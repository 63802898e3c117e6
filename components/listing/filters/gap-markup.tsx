import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { TextField } from '@/components/ui/controls/input';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { LARGEST_MM } from '@/lib/content/gap-rules';
import { GAP_WORDS } from '@/lib/fit/gap-words';
import type { measuredIn } from '@/lib/fit/space-query';
import { mm } from '@/lib/i18n/length';
import { href } from '@/lib/routing/href';
import css from './gap-plate.module.css';

const c = classes(css);

export const SIDES = ['width', 'height', 'depth'] as const;
export type Side = (typeof SIDES)[number];
export type Measured = ReturnType<typeof measuredIn>;

export type Gap = {
  id: string;
  kind: GapKind;
  /** Path of the list without its leading slash. */
  list: string;
  /** The list's other filters, as a query. */
  others: string;
  /** The sides of the gap that the list is filtered by. */
  measured: Measured;
};

type Props = Gap & {
  /** Sides whose text is not a length. */
  unread?: readonly string[];
} & Omit<ComponentProps<'form'>, keyof Gap>;

const NONE: readonly string[] = [];

/** Form for the three sides of a gap, as plain HTML, which leads to what fits. */
export function GapMarkup({ id, kind, list, others, measured, unread = NONE, ...rest }: Props) {
  return (
    <form {...rest} className={c('form')} action={href('/fits')} method="get">
      <input type="hidden" name="kind" value={list} />
      {others ? <input type="hidden" name="rest" value={others} /> : null}
      {SIDES.map((side, at) => (
        <TextField
          key={side}
          id={`${id}-${side}`}
          name={side}
          label={GAP_WORDS[kind].sides[at]}
          defaultValue={measured[side] ?? ''}
          numeric
          autoComplete="off"
          maxLength={12}
          className={c('side')}
          error={unread.includes(side) ? `1 to ${mm(LARGEST_MM)}` : null}
        />
      ))}
      <Button type="submit" className={c('show')}>
        Show what fits
      </Button>
    </form>
  );
}
