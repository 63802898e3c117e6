'use client';

import { useSyncExternalStore } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import type { Chip } from '@/lib/listing/chips';
import { inOrderChosen } from './chip-order';
import css from './chip-row.module.css';

const c = classes(css);
const never = () => () => undefined;

/** Filters in use, each taken away by a press, in the order in which they were chosen (experience LIST-4). */
export function ActiveChips({ path, chips, formId }: { path: string; chips: Chip[]; formId: string }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const ordered = inBrowser ? inOrderChosen(path, chips) : chips;
  return ordered.map(({ drop, label, name }) => (
    <button
      key={drop}
      type="submit"
      form={formId}
      name="drop"
      value={drop}
      className={c('chip')}
      aria-label={`Remove filter: ${name}`}
      data-chip
    >
      {label}
      <Icon name="close" />
    </button>
  ));
}
