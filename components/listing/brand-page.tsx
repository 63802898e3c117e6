import { RichText } from '@/components/content/rich-text';
import { ProductPicture } from '@/components/product/product-picture';
import { classes } from '@/components/ui/classes';
import type { ListingView } from '@/lib/catalogue/listing-view';
import type { Brand } from '@/lib/catalogue/types';
import css from './brand-page.module.css';
import { Listing } from './listing';
import { ListingHead } from './listing-head';

const c = classes(css);

type BrandPageProps = {
  brand: Brand;
  view: ListingView;
  now: Date;
  made: 'ahead' | 'now';
  locked?: boolean;
};

/** A maker: its story and guarantee, what it makes, then its products. */
export function BrandPage({ brand, view, now, made, locked }: BrandPageProps) {
  return (
    <div className="wrap">
      <ListingHead
        steps={[{ name: 'Brands', path: '/brands' }, { name: brand.name }]}
        title={brand.name}
        fact={view.title}
      />
      {view.query.page === 1 && made === 'ahead' ? (
        <div className={c('story')}>
          {brand.picture ? (
            <ProductPicture
              picture={brand.picture}
              alt={brand.name}
              sizes="300px"
              className={c('logo')}
              eager
            />
          ) : null}
          <RichText html={brand.descriptionHtml} />
        </div>
      ) : null}
      <Listing view={view} now={now} made={made} {...(locked ? { locked } : {})} />
    </div>
  );
}
