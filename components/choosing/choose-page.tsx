import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Fold } from '@/components/ui/fold';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { CategoryLink, CategoryNode } from '@/lib/catalogue/types';
import { type Ask, chooseHref, isAnswered, NOTHING_ASKED } from '@/lib/choosing/ask';
import type { Choice } from '@/lib/choosing/about';
import { askedAgain, askedWords } from '@/lib/choosing/asked-words';
import { bestHref } from '@/lib/choosing/best-href';
import { nounOf } from '@/lib/listing/place';
import { href } from '@/lib/routing/href';
import { ChooseForm } from './choose-form';
import css from './choosing.module.css';
import { KindTiles } from './kind-tiles';
import { PrintThree } from './print-three';
import { Three } from './three';
import { WhyNotForm } from './why-not-form';

const c = classes(css);

/** Asks for a category where the URL names none. */
export function WhichList({ lists }: { lists: readonly CategoryNode[] }) {
  return (
    <div className={`wrap ${c('page')}`}>
      <Breadcrumbs steps={[{ name: 'Three for you' }]} />
      <div>
        <h1 className="t-h1">Three for you</h1>
        <p className="t-lead">
          Tell us what happened, what your home is like and what matters to you. We will show three, and say
          why.
        </p>
      </div>
      <h2 className="t-h3">What do you need?</h2>
      <KindTiles
        tiles={lists.map(({ name, path, picture }) => ({
          href: chooseHref({ ...NOTHING_ASKED, list: path }),
          name,
          picture,
        }))}
      />
    </div>
  );
}

type Props = { category: CategoryLink; ask: Ask; choice: Choice };

/** Recommends three products of a category for a household: the questions, and once answered, the three above them. */
export function ChoosePage({ category, ask, choice }: Props) {
  const { kind, kinds, picks, about } = choice;
  const noun = nounOf(category.name);
  const answered = isAnswered(ask);
  if (kind === null) return null;
  const form = <ChooseForm ask={ask} kinds={kinds} kind={kind} />;
  return (
    <div className={`wrap ${c('page')}`} data-choosing>
      <Breadcrumbs steps={[category, { name: 'Three for you' }]} />
      <h1 className="t-h1">Three for you: {noun}</h1>
      {answered ? (
        <>
          <p className="t-lead">{askedWords(ask, kind, choice)}</p>
          {picks.length > 0 ? (
            <Three picks={picks} />
          ) : (
            <NoneFound category={category} ask={ask} why={choice.none} />
          )}
          {picks.length > 0 ? (
            <p data-no-print>
              <a href={bestHref(ask, traitsOf(kind).gap)}>All of them, best for you first</a>
            </p>
          ) : null}
          <WhyNotForm ask={ask} about={about} />
          <Fold title="Change your answers" data-no-print>
            {form}
          </Fold>
          {picks.length > 0 ? <PrintThree /> : null}
        </>
      ) : (
        form
      )}
      <p className="t-small t-quiet">
        Chosen by their figures, prices and reviews alone. No maker pays for a place.{' '}
        <a href={href('/how-we-rank')}>How we choose</a>
      </p>
    </div>
  );
}

type NoneProps = { category: CategoryLink; ask: Ask; why: string | null };

function NoneFound({ category, ask, why }: NoneProps) {
  const again = askedAgain(ask);
  return (
    <EmptyState
      title="Nothing here meets all of that."
      action={<ButtonLink href={chooseHref(again.ask)}>{again.words}</ButtonLink>}
    >
      {why ? <p>{why}</p> : null}
      <p>
        Ask below about a product that you had in mind, or look at <a href={category.path}>the whole list</a>.
      </p>
    </EmptyState>
  );
}
