import { ProductPicture } from '@/components/card/product-picture';
import { RichText } from '@/components/content/rich-text';
import { Listing } from '@/components/listing/listing';
import { ListingHead } from '@/components/listing/listing-head';
import type { Finish } from '@/components/parts/finished/types';
import { ChipLink, Chips } from '@/components/ui/controls/chip';
import { plural } from '@/lib/catalogue/kinds/rules';
import { classes } from '@/components/ui/classes';
import type { Brand } from '@/lib/catalogue/types';
import type { BrandStory } from '@/lib/content/page-types';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { listingHref } from '@/lib/listing/url';
import type { ListingView } from '@/lib/listing/view';
import type { Policy } from '@/lib/policy/types';
import { href } from '@/lib/routing/href';
import css from './brand-page.module.css';

const c = classes(css);

type BrandPageProps = {
  brand: Brand;
  view: ListingView;
  now: Date;
  policy: Policy;
  rendered: 'ahead' | 'now';
  finish?: Finish | undefined;
  /** Text by the editors. */
  story?: BrandStory | null;
};

/** A maker: its story and guarantee, its kinds of product, then its products. */
export function BrandPage({ brand, view, now, policy, rendered, finish, story }: BrandPageProps) {
  return (
    <div className="wrap">
      <ListingHead
        steps={[{ name: 'Makers', path: href('/brands') }, { name: brand.name }]}
        title={brand.name}
        fact={view.title}
      />
      {view.query.page === 1 ? (
        <div className={c('story')}>
          {brand.picture ? (
            <ProductPicture
              picture={brand.picture}
              alt={brand.name}
              sizes="(min-width: 1024px) 240px, 150px"
              className={c('logo')}
              eager
            />
          ) : null}
          <RichText html={brand.descriptionHtml} />
        </div>
      ) : null}
      <Kinds view={view} brand={brand.name} />
      <Listing view={view} now={now} policy={policy} rendered={rendered} finish={finish} />
      {story ? (
        <section className={c('told')} aria-labelledby="h-story">
          <h2 className="t-h2" id="h-story">
            {story.title}
          </h2>
          <RichText markdown={story.body} />
        </section>
      ) : null}
    </div>
  );
}

/** The maker's kinds of product, with the number of each (experience BRD-2). */
function Kinds({ view, brand }: { view: ListingView; brand: string }) {
  const kinds = view.facets.find(({ key }) => key === 'type')?.groups.flatMap(({ options }) => options) ?? [];
  if (kinds.length < 2) return null;
  const most = kinds.toSorted((a, b) => b.count - a.count);
  return (
    <nav aria-label={`What ${brand} makes`} className={c('kinds')}>
      <Chips scroll>
        {most.map(({ token, label, count }) => (
          <ChipLink
            key={token}
            rel="nofollow"
            href={listingHref(view.place.path, { ...PLAIN_QUERY, picks: [{ key: 'type', values: [token] }] })}
          >
            {label.charAt(0) + plural(label).slice(1)} <span className={c('count')}>{count}</span>
          </ChipLink>
        ))}
      </Chips>
    </nav>
  );
}
