import { ProductPicture } from '@/components/card/product-picture';
import { classes } from '@/components/ui/classes';
import { Swatch } from '@/components/ui/controls/swatch';
import type { ProductCard } from '@/lib/catalogue/types';
import { nounFor } from '@/lib/i18n/counted';
import css from './colour-row.module.css';

const c = classes(css);

type Colour = {
  code: string;
  name: string;
  total: number;
  products: ProductCard[];
  departments: { name: string; path: string; count: number }[];
};

/** A colour with its swatch, code, number of products, sample products, and categories. */
export function ColourRow({ colour }: { colour: Colour }) {
  const { code, name, total, products, departments } = colour;
  return (
    <li className={c('row')} id={code.toLowerCase()}>
      <div>
        <Swatch code={code} large />
        <span className={c('code')}>{code}</span>
      </div>
      <div>
        <h2 className="t-h3">{name}</h2>
        <p className={c('total')}>
          <b className="num">{total.toLocaleString('en-GB')}</b> {nounFor(total, 'product')}
        </p>
        {departments.length > 0 ? (
          <ul className={c('departments')}>
            {departments.map((department) => (
              <li key={department.path}>
                <a href={department.path}>
                  {department.name}
                  <span className="vh"> in {name}</span>{' '}
                  <span className={c('count')}>{department.count.toLocaleString('en-GB')}</span>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <ul className={c('pictures')}>
        {products.map((product) => (
          <li key={product.id}>
            <a href={product.path} aria-label={product.name}>
              {product.picture ? (
                <ProductPicture picture={product.picture} alt="" sizes="160px" />
              ) : (
                product.name
              )}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
