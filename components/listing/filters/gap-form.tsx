import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { TextField } from '@/components/ui/controls/input';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { LARGEST_MM, readLength } from '@/lib/content/gap-rules';
import { GAP_WORDS } from '@/lib/fit/gap-words';
import { bareUnit } from '@/lib/fit/housing';
import type { measuredIn } from '@/lib/fit/space-query';
import { home } from '@/lib/home/client';
import { keepGap, keepLandingGap } from '@/lib/home/gap-client';
import { mm } from '@/lib/i18n/length';
import { href } from '@/lib/routing/href';
import css from './gap-plate.module.css';

const c = classes(css);

const SIDES = ['width', 'height', 'depth'] as const;
type Side = (typeof SIDES)[number];
type Measured = ReturnType<typeof measuredIn>;

type Props = {
  id: string;
  kind: GapKind;
  /** The path of the list, without its first slash. */
  list: string;
  /** What the list is narrowed by besides. */
  rest: string;
  /** What the list is narrowed by of the gap. */
  measured: Measured;
};

/** What the home knows of the gap, the least of each side. */
function measuredAtHome(kind: GapKind): Measured {
  const { widths = [], heights = [], depth = null } = home.read().spaces[kind] ?? {};
  const least = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : null);
  return { width: least(widths), height: least(heights), depth };
}

/** Three sides that lead to what goes in, without a script too; with one they are kept for every tool. */
export function GapForm({ id, kind, list, rest, measured }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [unread, setUnread] = useState<readonly string[]>([]);

  useEffect(() => {
    keepLandingGap(kind, location.search);
    const known = measuredAtHome(kind);
    for (const side of SIDES) {
      const input = form.current?.elements.namedItem(side);
      if (input instanceof HTMLInputElement && input.value === '') input.value = String(known[side] ?? '');
    }
  }, [kind]);

  const read = (side: Side, text: string) => readLength(text, LARGEST_MM, bareUnit(side, kind === 'hob'));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget);
    const texts = SIDES.map((side) => [side, String(typed.get(side) ?? '').trim()] as const);
    const wrong = texts
      .filter(([side, text]) => text !== '' && read(side, text) === null)
      .map(([side]) => side);
    setUnread(wrong);
    if (wrong.length > 0) {
      event.preventDefault();
      const first = event.currentTarget.elements.namedItem(wrong[0] ?? '');
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    const given = (side: Side) => read(side, String(typed.get(side) ?? ''));
    keepGap(kind, { width: given('width'), height: given('height'), depth: given('depth') });
  };

  return (
    <form ref={form} className={c('form')} action={href('/fits')} method="get" onSubmit={submit}>
      <input type="hidden" name="kind" value={list} />
      {rest ? <input type="hidden" name="rest" value={rest} /> : null}
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
