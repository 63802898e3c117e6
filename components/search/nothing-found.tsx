import { ChipLink, Chips } from '@/components/ui/controls/chip';
import { classes } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { CategoryNode } from '@/lib/catalogue/types';
import { resultsHref } from '@/lib/search/rules';
import type { SearchView } from '@/lib/search/types';
import css from './nothing-found.module.css';
import { PhoneLine } from './phone-line';

const c = classes(css);

/** Where shoppers who found nothing can continue. */
export type Help = {
  departments: readonly CategoryNode[];
  phone: { label: string; dial: string; hours: string } | null;
};

const MOST_NEAR = 4;

type NothingProps = { places: SearchView['places']; corrected: string | null; help: Help };

/** Specification §8, word for word, with links to continue (experience SRCH-7). */
export function NothingFound({ places: found, corrected, help }: NothingProps) {
  const near = found?.categories.slice(0, MOST_NEAR) ?? [];
  const places = near.length > 0 ? near : help.departments;
  return (
    <div className={c('nothing')}>
      <EmptyState title="No results found, try searching another term.">
        <div className={c('ways')}>
          {corrected ? (
            <p>
              Did you mean <a href={resultsHref(corrected)}>{corrected}</a>?
            </p>
          ) : null}
          <p>
            A model number works with or without its dashes.{' '}
            {near.length > 0 ? 'These departments come nearest:' : 'Or start from a department:'}
          </p>
          <Chips>
            {places.map(({ id, name, path }) => (
              <ChipLink key={id} href={path}>
                {name}
              </ChipLink>
            ))}
          </Chips>
          <PhoneLine phone={help.phone} />
        </div>
      </EmptyState>
    </div>
  );
}
