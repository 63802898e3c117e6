import type { ListingIds } from '@/components/listing/ids';
import { ActiveChipsLater, FitsFilterLater } from '@/components/listing/later';
import { Island } from '@/components/parts/finished/island';
import { TextButton } from '@/components/ui/controls/button';
import { ChipButton, Chips } from '@/components/ui/controls/chip';
import { classes } from '@/components/ui/classes';
import { formatListingQuery } from '@/lib/listing/url';
import type { ListingView } from '@/lib/listing/view';
import css from './chip-row.module.css';
import { ChipsMarkup } from './chips-markup';

const c = classes(css);

type Props = { view: ListingView; ids: ListingIds; finished: boolean };

/** Chips of the active filters, then of the promoted ones, all of them buttons of the filter form. */
export function ChipRow({ view, ids, finished }: Props) {
  const { chips, quick, place } = view;
  const fits = {
    kind: place.base.search === undefined ? view.gap : null,
    path: place.path,
    query: formatListingQuery({ ...view.query, page: 1 }),
    ids: view.listing.products.map(({ id }) => id),
  };
  const clearable = chips.some(({ drop }) => drop !== 'stock');
  return (
    <div role="group" aria-label="Filters in use and quick filters">
      <Chips scroll>
        {finished ? (
          <ChipsMarkup chips={chips} formId={ids.form} />
        ) : (
          <ActiveChipsLater path={place.path} chips={chips} formId={ids.form} />
        )}
        {clearable ? (
          <TextButton type="submit" form={ids.form} name="drop" value="all" className={c('clear')} data-chip>
            Clear all
          </TextButton>
        ) : null}
        {finished ? <Island name="fits" props={fits} /> : <FitsFilterLater {...fits} />}
        {quick.map(({ key, token, label, count }) => (
          <ChipButton
            key={`${key}:${token}`}
            type="submit"
            form={ids.form}
            name={key}
            value={token}
            className={c('quick')}
          >
            {label} <span className={c('count')}>{count}</span>
          </ChipButton>
        ))}
      </Chips>
    </div>
  );
}
