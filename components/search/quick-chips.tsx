import { ChipButton, Chips } from '@/components/ui/controls/chip';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import type { Chip } from '@/lib/search/understand/types';
import css from './quick-search.module.css';

const c = classes(css);

type ChipsProps = { chips: readonly Chip[]; onChange: (text: string) => void };

/** How the search was understood, as chips that can be removed. */
export function QuickChips({ chips, onChange }: ChipsProps) {
  return (
    <div className={c('read')} role="group" aria-label="How we read your search">
      <Chips>
        {chips.map(({ label, without }) => (
          <ChipButton key={label} aria-label={`Remove: ${label}`} onClick={() => onChange(without)}>
            {label}
            <Icon name="close" />
          </ChipButton>
        ))}
      </Chips>
    </div>
  );
}
