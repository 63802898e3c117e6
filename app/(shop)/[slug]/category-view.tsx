import { CardGrid } from '@/components/product/card-grid';
import { ProductCard } from '@/components/product/product-card';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { cardView } from '@/lib/catalogue/card-view';
import { EVERYTHING } from '@/lib/catalogue/listing-filter';
import { getListing } from '@/lib/catalogue/listing-queries';
import type { Category } from '@/lib/catalogue/types';
import { getNow } from '@/lib/dates/queries';

/** A category with its products. */
export async function CategoryView({ category }: { category: Category }) {
  const filter = { ...EVERYTHING, within: category.id };
  const { products, total } = await getListing(filter, { sort: 'FEATURED', size: 24, number: 1 });
  const now = await getNow();
  return (
    <div className="wrap">
      <Breadcrumbs steps={category.breadcrumbs} />
      <h1 className="t-h1">{category.name}</h1>
      <p>{total} products</p>
      <CardGrid>
        {products.map((card) => (
          <ProductCard key={card.id} card={card} view={cardView(card, now)} anchors={card.anchors} />
        ))}
      </CardGrid>
    </div>
  );
}
