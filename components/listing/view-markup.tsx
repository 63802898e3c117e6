import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import type { View } from '@/lib/listing/query';
import css from './list-bar.module.css';

const c = classes(css);

const SIDES = [
  { value: 'grid', label: 'Grid', icon: 'grid' },
  { value: 'list', label: 'Compact list', icon: 'rows' },
] as const;

type Props = {
  formId: string;
  view: View;
  /** Called instead of submitting the form. */
  onChoose?: (view: View) => void;
};

/** Switch between grid and compact list, as buttons of the list's form. */
export function ViewMarkup({ formId, view, onChoose }: Props) {
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
          onClick={
            onChoose &&
            ((event) => {
              event.preventDefault();
              onChoose(value);
            })
          }
        >
          <Icon name={icon} />
        </button>
      ))}
    </span>
  );
}
