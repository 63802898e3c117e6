import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import type { Chip } from '@/lib/listing/chips';
import css from './chip-row.module.css';

const c = classes(css);

/** Chips of the active filters; a press removes one. */
export function ChipsMarkup({ chips, formId }: { chips: readonly Chip[]; formId: string }) {
  return chips.map(({ drop, label, name }) => (
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
