import { ProductThumb } from '@/components/card/product-picture';
import { classes } from '@/components/ui/classes';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { PriceText } from '@/components/ui/figures/price-text';
import { StockMark } from '@/components/ui/figures/stock-mark';
import { cardView } from '@/lib/catalogue/card-view';
import { energyWords } from '@/lib/catalogue/energy';
import { roundedCost } from '@/lib/catalogue/running-cost-words';
import type { Product } from '@/lib/catalogue/types';
import { runTheSameWay } from '@/lib/compare/compared';
import type { NoiseCounts } from '@/lib/compare/noise';
import { noiseWords } from '@/lib/compare/noise';
import type { CompareGroup } from '@/lib/compare/rows';
import type { Compared } from '@/lib/compare/types';
import { formatPrice } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { Policy } from '@/lib/policy/types';
import { ColumnActions } from './column-actions';
import { CompareGroupRows } from './compare-group-rows';
import { ColumnBuy } from './column-buy';
import css from './compare-table.module.css';
import { WholeWords } from './whole-words';

const c = classes(css);

type Props = {
  products: readonly Product[];
  compared: readonly Compared[];
  groups: readonly CompareGroup[];
  noise: ReadonlyMap<string, NoiseCounts | undefined>;
  now: Date;
  policy: Policy;
};

/** Returns the yearly cost by its parts: `About £41 a year, and £40 for its water.` */
const yearWords = (run: Pence, water: Pence | null): string =>
  water === null
    ? `About ${roundedCost(run)} a year.`
    : `About ${roundedCost(run - water)} a year, and ${roundedCost(water)} for its water.`;

/** One column per product: name, price and button at the top, always in view, then every fact (experience CMP-4). */
export function CompareTable({ products, compared, groups, noise, now, policy }: Props) {
  const views = products.map((product) => cardView(product, now, policy));
  const skus = products.map(({ sku }) => sku);
  const noteOf = (name: string, column: number): string | null => {
    const product = products[column];
    if (!product) return null;
    if (name === 'Noise') return noiseWords(product, noise.get(product.type));
    const { run = null, water = null } = compared[column] ?? {};
    if (name !== 'Energy consumption' || !run) return null;
    return runTheSameWay(compared)
      ? yearWords(run, water)
      : 'The labels are based on different tests, so this cannot be compared.';
  };
  return (
    <table className={c('table')} data-count={products.length}>
      <caption className="vh">
        The figures of {compared.map(({ name }) => name).join(', ')} side by side
      </caption>
      <thead>
        <tr>
          <td />
          {products.map((product, column) => (
            <th scope="col" key={product.sku} data-col={column}>
              <div className={c('product')}>
                {product.picture ? <ProductThumb picture={product.picture} /> : null}
                <a href={product.path}>
                  <WholeWords name={compared[column]?.name ?? product.name} />
                </a>
              </div>
            </th>
          ))}
        </tr>
        <tr>
          <th scope="row">Price</th>
          {products.map((product, column) => (
            <td key={product.sku} data-col={column}>
              <div className={c('offer')}>
                <Price product={product} />
                <ColumnBuy product={product} />
              </div>
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Stock and delivery</th>
          {views.map(({ stock, delivery }, column) => (
            <td key={skus[column]} data-col={column}>
              <StockMark state={stock.state}>{stock.words}</StockMark>
              {delivery ? (
                <p className={c('note')}>
                  {[delivery.day, delivery.cost === 0 ? 'free' : `+ ${formatPrice(delivery.cost)}`]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              ) : null}
            </td>
          ))}
        </tr>
        <tr data-no-print>
          <th scope="row">Choose</th>
          {products.map((product, column) => (
            <td key={product.sku} data-col={column}>
              <ColumnActions product={product} skus={skus} />
            </td>
          ))}
        </tr>
      </tbody>
      {groups.map((group) => (
        <CompareGroupRows key={group.title} group={group} skus={skus} noteOf={noteOf} />
      ))}
    </table>
  );
}

/** The price with an energy arrow of the same size (experience §1 L7). */
function Price({ product: { price, energy, name, path, stock } }: { product: Product }) {
  return (
    <div className={c('price')}>
      {stock.state === 'discontinued' ? (
        <span>No longer made</span>
      ) : price ? (
        <PriceText text={formatPrice(price.now)} pence={price.now} />
      ) : (
        <span>Price on request</span>
      )}
      {energy ? (
        <EnergyArrow
          energyClass={energy.class}
          scale={energy.scale}
          product={name}
          href={`${path}#energy-label`}
          words="none"
        />
      ) : null}
      {energy ? <p className={c('note')}>{energyWords(energy)}</p> : null}
    </div>
  );
}
