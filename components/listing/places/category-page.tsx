import { ThreeMarkup } from '@/components/choosing/three-markup';
import { RichText } from '@/components/content/rich-text';
import { Listing } from '@/components/listing/listing';
import { ListingHead } from '@/components/listing/listing-head';
import { ThreeOpenerLater } from '@/components/listing/later';
import type { Finish } from '@/components/parts/finished/types';
import { Island } from '@/components/parts/finished/island';
import { ChipLink, Chips } from '@/components/ui/controls/chip';
import { PhoneFold } from '@/components/ui/phone-fold';
import { classes } from '@/components/ui/classes';
import type { Category, CategoryNode } from '@/lib/catalogue/types';
import { narrowingOf } from '@/lib/choosing/ask';
import { isChoosable } from '@/lib/choosing/data/lists';
import { kindCounts } from '@/lib/listing/kind-counts';
import { nounOf } from '@/lib/listing/place';
import { formatListingQuery } from '@/lib/listing/url';
import type { ListingView } from '@/lib/listing/view';
import type { Policy } from '@/lib/policy/types';
import { href } from '@/lib/routing/href';
import css from './category-page.module.css';
import { shortChildName } from './short-name';

const c = classes(css);

type CategoryPageProps = {
  category: Category;
  /** Its sub-categories, linked above the list. */
  below: CategoryNode[];
  view: ListingView;
  now: Date;
  policy: Policy;
  rendered: 'ahead' | 'now';
  finish?: Finish | undefined;
  /** Whether the page is `/:category/all`, with the category itself as its parent. */
  all?: boolean;
};

/** A category as a list of products, with its sub-categories above and its text below. */
export function CategoryPage({
  category,
  below,
  view,
  now,
  policy,
  rendered,
  finish,
  all = false,
}: CategoryPageProps) {
  const { page } = view.query;
  const counts = kindCounts(view);
  const above = category.breadcrumbs.filter(({ id }) => id !== category.id);
  const steps = all ? [...above, category, { name: 'All products' }] : [...above, { name: category.name }];
  return (
    <div className="wrap">
      <ListingHead
        steps={steps}
        title={all ? `All ${nounOf(category.name)}` : category.name}
        fact={view.title}
      />
      {below.length > 0 ? (
        <nav aria-label={`Kinds of ${view.place.noun}`} className={c('below')}>
          <Chips scroll>
            {below.map((node) => (
              <ChipLink key={node.id} href={node.path}>
                {shortChildName(node.name, category.name)}
                {counts?.has(node.id) ? <span className={c('count')}> {counts.get(node.id)}</span> : null}
              </ChipLink>
            ))}
          </Chips>
        </nav>
      ) : null}
      {all || !isChoosable(category.path) ? null : (
        <ThreeOfList list={category.path} of={narrowingOf(formatListingQuery(view.query))} finish={finish} />
      )}
      <Listing view={view} now={now} policy={policy} rendered={rendered} finish={finish} />
      {page === 1 && finish ? finish('category text', CategoryText, () => ({ category }), [category]) : null}
      {page === 1 && !finish ? <CategoryText category={category} /> : null}
    </div>
  );
}

/** Opens three products for you out of the list as filtered. */
function ThreeOfList({ finish, ...place }: { list: string; of: string; finish: Finish | undefined }) {
  if (!finish) return <ThreeOpenerLater {...place} />;
  return (
    <Island name="three" props={place}>
      <ThreeMarkup {...place} />
    </Island>
  );
}

/** What to know before choosing, below the products (experience LIST-17). */
export function CategoryText({ category }: { category: Category }) {
  if (!category.descriptionHtml.trim()) return null;
  return (
    <section className={c('about')} aria-labelledby="about-this-list">
      <PhoneFold title={`What to know about ${nounOf(category.name)}`} titleId="about-this-list">
        <RichText html={category.descriptionHtml} />
        <p>
          <a href={href('/buying-guides')}>Read our buying guides</a>
        </p>
      </PhoneFold>
    </section>
  );
}
