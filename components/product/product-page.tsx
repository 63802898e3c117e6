import { RichText } from '@/components/content/rich-text';
import { AddToBasket } from '@/components/basket/add-to-basket';
import { MultibuyButton } from '@/components/lists/multibuy-button';
import { SaveButton } from '@/components/lists/save-button';
import { CardGrid } from '@/components/product/card-grid';
import { ProductCard } from '@/components/product/product-card';
import { ProductPicture } from '@/components/product/product-picture';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { EnergyArrow } from '@/components/ui/energy-arrow';
import { PriceNote, PriceText } from '@/components/ui/price-text';
import { SpecTable } from '@/components/ui/spec-table';
import { Stars } from '@/components/ui/stars';
import { StockMark } from '@/components/ui/stock-mark';
import { specification } from '@/lib/catalogue/attributes';
import { cardView } from '@/lib/catalogue/card-view';
import { shortName } from '@/lib/catalogue/names';
import { isBuyable } from '@/lib/catalogue/stock';
import type { Product, ProductCard as Card, RatingBar, ReviewPage } from '@/lib/catalogue/types';
import { formatPrice } from '@/lib/money/rules';

type ProductPageProps = {
  product: Product;
  related: Card[];
  reviews: ReviewPage;
  ratings: RatingBar[];
  /** When the page was made. */
  now: Date;
};

/** A product with everything that is known of it. */
export function ProductPage({ product, related, reviews, ratings, now }: ProductPageProps) {
  const [category] = product.categories;
  const view = cardView(product, now);
  return (
    <div className="wrap">
      <Breadcrumbs steps={category?.breadcrumbs ?? []} />
      {product.picture ? <ProductPicture picture={product.picture} sizes="50vw" eager /> : null}
      {product.brand ? <a href={product.brand.path}>{product.brand.name}</a> : null}
      <h1 className="t-h1">{shortName(product)}</h1>
      {product.rating ? <Stars average={product.rating.average} count={product.rating.count} /> : null}
      <Offer product={product} />
      <StockMark state={view.stock.state}>{view.stock.words}</StockMark>
      {view.delivery?.day ? <p>Delivery {view.delivery.day}</p> : null}
      {isBuyable(product.stock) && product.price ? (
        <AddToBasket
          product={{ name: product.name, path: product.path, sku: product.sku }}
          items={[{ product_id: product.id, quantity: product.quantity.min }]}
        />
      ) : null}
      <MultibuyButton product={{ id: product.id, name: product.name }} />
      <SaveButton product={{ id: product.id, name: product.name }} />
      <RichText html={product.descriptionHtml} />
      {specification(product.attributes).map(({ title, rows }) => (
        <SpecTable
          key={title}
          caption={title}
          rows={rows.map(({ label, value, tip }) => ({ name: label, value, note: tip }))}
        />
      ))}
      <Reviews reviews={reviews} ratings={ratings} />
      <CardGrid>
        {related.map((card) => (
          <ProductCard key={card.id} card={card} view={cardView(card, now)} anchors={card.anchors} />
        ))}
      </CardGrid>
    </div>
  );
}

function Offer({ product: { price, energy, name } }: { product: Product }) {
  if (!price) return <p>Price on request</p>;
  return (
    <div>
      <PriceText text={formatPrice(price.now)} pence={price.now} size="hero" />
      {energy ? (
        <EnergyArrow energyClass={energy.class} scale={energy.scale} product={name} size="hero" />
      ) : null}
      {price.was ? <PriceNote>Was {formatPrice(price.was.pence)}</PriceNote> : null}
      {price.rrp ? <PriceNote>RRP {formatPrice(price.rrp)}</PriceNote> : null}
    </div>
  );
}

function Reviews({ reviews, ratings }: { reviews: ReviewPage; ratings: RatingBar[] }) {
  return (
    <section aria-labelledby="reviews">
      <h2 className="t-h2" id="reviews">
        Reviews
      </h2>
      {reviews.reviews.length === 0 ? <p>No reviews yet</p> : null}
      <ul>
        {ratings.map(({ stars, count }) => (
          <li key={stars}>
            {stars} stars: {count}
          </li>
        ))}
      </ul>
      {reviews.reviews.map((review) => (
        <article key={review.id}>
          <h3>{review.title}</h3>
          <Stars average={review.rating} />
          <p>{review.text}</p>
          {review.reply ? <p>{review.reply}</p> : null}
        </article>
      ))}
    </section>
  );
}
