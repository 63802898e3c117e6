import type { ComponentProps } from 'react';
import { Button, ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { otherRequirements } from '@/lib/fit/narrowest';
import { SPACE_KEYS } from '@/lib/fit/space-query';
import { mm } from '@/lib/i18n/length';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { listingHref } from '@/lib/listing/url';
import { countWords, type ListingView, type TooNarrow } from '@/lib/listing/view';
import type { ListingIds } from './ids';
import css from './page-foot.module.css';

const c = classes(css);

/** Outline of the kind of product that was looked for. */
const SHAPES: Record<GapKind, NonNullable<ComponentProps<typeof EmptyState>['shape']>> = {
  laundry: 'machine',
  dishwasher: 'shelf',
  fridge: 'fridge',
  cooker: 'cooker',
  oven: 'cooker',
  hob: 'shelf',
};

/**
 * Shown when nothing matches: the filters to remove, with the number of products that each would give (experience
 * LIST-14).
 */
export function EmptyResult({ view, ids }: { view: ListingView; ids: ListingIds }) {
  const { advice, cleared, place, tooNarrow } = view;
  if (tooNarrow) return <TooNarrowResult view={view} {...tooNarrow} />;
  return (
    <EmptyState
      shape={view.gap === null ? 'shelf' : SHAPES[view.gap]}
      title={`No ${place.noun} match all of these filters`}
      action={
        cleared > 0 ? (
          <Button
            type="submit"
            kind={advice.length > 0 ? 'second' : 'primary'}
            form={ids.form}
            name="drop"
            value="all"
          >
            Clear the filters and show {cleared.toLocaleString('en-GB')}
          </Button>
        ) : null
      }
    >
      {advice.length > 0 ? (
        <>
          <p>Remove one filter:</p>
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

/** Shown when a gap is too narrow for every product: what the narrowest needs, and a link to what does fit. */
function TooNarrowResult({
  view: { place, query },
  gap,
  least,
  narrowest,
}: TooNarrow & { view: ListingView }) {
  const picks = query.picks.filter(({ key }) => SPACE_KEYS.some((each) => each === key));
  return (
    <EmptyState
      shape="shelf"
      title={`None of our ${place.noun} fit ${mm(gap)}`}
      action={
        place.above ? (
          <ButtonLink href={listingHref(place.above.path, { ...PLAIN_QUERY, picks })}>
            {`What does fit: ${place.above.name}`}
          </ButtonLink>
        ) : null
      }
    >
      <p>{`The narrowest needs ${mm(least)}: ${mm(least - gap)} more than you have.`}</p>
      {narrowest ? (
        <p>
          It is the <a href={narrowest.path}>{narrowest.name}</a>. {otherRequirements(narrowest).join(' ')}
        </p>
      ) : null}
    </EmptyState>
  );
}
