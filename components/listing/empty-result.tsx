import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/empty-state';
import { countWords, type ListingView } from '@/lib/catalogue/listing-view';
import type { ListingIds } from './ids';
import css from './page-foot.module.css';

const c = classes(css);

/** Nothing matches: which filter to drop, and how many products each drop would give (experience LIST-14). */
export function EmptyResult({ view, ids }: { view: ListingView; ids: ListingIds }) {
  const { advice, place, whole } = view;
  return (
    <EmptyState
      title={`No ${place.noun} match all of these filters`}
      action={
        <Button
          type="submit"
          kind={advice.length > 0 ? 'second' : 'primary'}
          form={ids.form}
          name="drop"
          value="all"
        >
          Clear the filters and show {whole.toLocaleString('en-GB')}
        </Button>
      }
    >
      {advice.length > 0 ? (
        <>
          <p>Take one away:</p>
          <ul className={c('advice')}>
            {advice.map(({ drop, label, count }) => (
              <li key={drop}>
                <Button type="submit" kind="second" size="small" form={ids.form} name="drop" value={drop}>
                  Without “{label}”: {countWords(count, place.noun)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </EmptyState>
  );
}
