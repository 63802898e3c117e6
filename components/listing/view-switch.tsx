'use client';

import { useSyncExternalStore } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import type { View } from '@/lib/listing/query';
import css from './list-bar.module.css';
import { chooseView, chosenView, subscribeToView } from './view-store';

const c = classes(css);

const SIDES = [
  { value: 'grid', label: 'Grid', icon: 'grid' },
  { value: 'list', label: 'Compact list', icon: 'rows' },
] as const;

/** Pictures or rows. The list is drawn the same for both, so that the choice needs no new page; it is remembered. */
export function ViewSwitch({ formId, requested }: { formId: string; requested: View }) {
  const view = useSyncExternalStore(
    subscribeToView,
    () => chosenView() ?? requested,
    () => requested,
  );
  return (
    <span className={c('view')} role="group" aria-label="View">
      {SIDES.map(({ value, label, icon }) => (
        <button
          key={value}
          type="submit"
          form={formId}
          name="view"
          value={value}
          aria-label={label}
          aria-pressed={view === value}
          onClick={(event) => {
            event.preventDefault();
            chooseView(value);
          }}
        >
          <Icon name={icon} />
        </button>
      ))}
    </span>
  );
}
