import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { LARGEST_MM, readLength } from '@/lib/content/gap-rules';
import { bareUnit } from '@/lib/fit/housing';
import { leastOf } from '@/lib/fit/space';
import { home } from '@/lib/home/client';
import { keepGap, keepLandingGap } from '@/lib/home/gap-client';
import { type Gap, GapMarkup, type Measured, type Side, SIDES } from './gap-markup';

/** Returns the smallest stored measurement of each side. */
function measuredAtHome(kind: GapKind): Measured {
  const { widths = [], heights = [], depth = null } = home.read().spaces[kind] ?? {};
  return { width: leastOf(widths), height: leastOf(heights), depth };
}

/**
 * Form for the three sides of a gap, which leads to what fits. With scripts it validates the lengths and stores them
 * for every tool.
 */
export function GapForm(gap: Gap) {
  const { kind } = gap;
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

  return <GapMarkup {...gap} unread={unread} ref={form} onSubmit={submit} />;
}
