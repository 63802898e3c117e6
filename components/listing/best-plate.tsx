import { PEOPLE } from '@/components/choosing/answers';
import { Tick } from '@/components/choosing/tick';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Fold } from '@/components/ui/fold';
import { bestWords } from '@/lib/choosing/best-words';
import type { Weighed } from '@/lib/listing/best';
import { MOST_SORTED_HERE } from '@/lib/listing/sorts';
import { formatListingQuery } from '@/lib/listing/url';
import type { ListingView } from '@/lib/listing/view';
import { peopleOf } from '@/lib/listing/wishes';
import { href } from '@/lib/routing/href';
import css from './best-plate.module.css';

const c = classes(css);

type Props = { view: ListingView; weighed: Weighed };

/** Says by which wishes the list is sorted and explains the ranking; asks for wishes while there are none. */
export function BestPlate({ view, weighed }: Props) {
  const { query, listing } = view;
  const said = bestWords(query.wishes, weighed);
  if (said === '') {
    return (
      <section className={c('plate')} aria-label="Best for you">
        <p className={c('line')}>
          <b>Best for you:</b> tell us what matters, and we will sort the list to match. Until then the most
          popular come first.
        </p>
        <Questions view={view} weighed={weighed} />
      </section>
    );
  }
  return (
    <section className={c('plate')} aria-label="Best for you">
      <p className={c('line')}>
        <b>Best for you:</b> {said}. Those with all of that come first, then the best value for their price,
        delivery and running costs.
        {listing.total > MOST_SORTED_HERE
          ? ` We compare the ${MOST_SORTED_HERE} most popular; the others follow by popularity.`
          : ''}{' '}
        <a href={href('/how-we-rank')}>How we rank</a>
      </p>
      <Fold kind="words" title="Change what matters">
        <Questions view={view} weighed={weighed} />
      </Fold>
    </section>
  );
}

/** A form of its own, because the list is sorted once, for all wishes together. */
function Questions({ view: { place, query }, weighed: { wishes, byPeople } }: Props) {
  const kept = new URLSearchParams(formatListingQuery({ ...query, sort: 'best', wishes: [], page: 1 }));
  const people = peopleOf(query.wishes);
  return (
    <form className={c('form')} method="get" action={place.path} aria-label="What matters to you">
      {place.asked === undefined ? null : <input type="hidden" name="q" value={place.asked} />}
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {byPeople ? (
        <fieldset>
          <legend>How many people?</legend>
          <div className={c('row')}>
            {PEOPLE.map(([value, label]) => (
              <Tick
                key={value}
                type="radio"
                name="for"
                value={`${value}-people`}
                label={label}
                defaultChecked={people === value}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      <fieldset>
        <legend>What matters?</legend>
        <div className={c('row')}>
          {wishes.map(({ name, ask }) => (
            <Tick
              key={name}
              type="checkbox"
              name="for"
              value={name}
              label={ask}
              defaultChecked={query.wishes.includes(name)}
            />
          ))}
        </div>
      </fieldset>
      <p>
        <Button type="submit">Sort the list</Button>
      </p>
    </form>
  );
}
