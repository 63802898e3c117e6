import { Button } from '@/components/ui/controls/button';
import { Island } from '@/components/parts/finished/island';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/controls/select';
import { SHOWS } from '@/lib/listing/query';
import type { ListingView } from '@/lib/listing/view';
import type { ListingIds } from './ids';
import { ViewSwitchLater } from './later';
import css from './list-bar.module.css';
import { TotalLine } from './total-line';
import { ViewMarkup } from './view-markup';

const c = classes(css);

/** The total, page size, sort order and view of a list; sticky on a phone. Labels as in specification §2. */
export function ListBar({ view, ids, finished }: { view: ListingView; ids: ListingIds; finished: boolean }) {
  const { query, chips, sorts } = view;
  const chosen = chips.filter(({ drop }) => drop !== 'stock').length;
  return (
    <div className={c('bar')} data-sticky>
      <TotalLine view={view} large />
      <div className={c('tools')}>
        <Button
          kind="second"
          size="small"
          className={c('filters')}
          popoverTarget={ids.sheet}
          popoverTargetAction="show"
        >
          <Icon name="filters" />
          Filters{chosen > 0 ? ` (${chosen})` : ''}
        </Button>
        <label className={c('show')}>
          <span>Show {query.show} products</span>
          <Select name="show" form={ids.form} defaultValue={query.show} data-value={query.show}>
            {SHOWS.map((show) => (
              <option key={show} value={show}>
                Show {show} products
              </option>
            ))}
          </Select>
        </label>
        <label className={c('sort')}>
          <span>Sort by</span>
          <Select name="sort" form={ids.form} defaultValue={query.sort} data-value={query.sort}>
            {sorts.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        </label>
        <noscript>
          <Button type="submit" kind="second" size="small" form={ids.form}>
            Apply
          </Button>
        </noscript>
        {finished ? (
          <Island name="view" props={{ formId: ids.form, requested: query.view }}>
            <ViewMarkup formId={ids.form} view={query.view} />
          </Island>
        ) : (
          <ViewSwitchLater formId={ids.form} requested={query.view} />
        )}
      </div>
    </div>
  );
}
