import { CardRail, type Row } from '@/components/card/card-rail';
import { ProductPicture } from '@/components/card/product-picture';
import { ListingHead } from '@/components/listing/listing-head';
import { ButtonLink } from '@/components/ui/controls/button';
import { ChipLink, Chips } from '@/components/ui/controls/chip';
import { classes } from '@/components/ui/classes';
import { SectionHead } from '@/components/ui/surface';
import type { Category, CategoryNode } from '@/lib/catalogue/types';
import { counted, nounFor } from '@/lib/i18n/counted';
import { countWords } from '@/lib/listing/view';
import type { Policy } from '@/lib/policy/types';
import { CategoryText } from './category-page';
import css from './department-page.module.css';
import { shortChildName } from './short-name';

const c = classes(css);

/** A popular filter of a list. */
export type PopularFilter = { href: string; label: string; count: number };

type DepartmentPageProps = {
  category: Category;
  below: CategoryNode[];
  /** Number of products in the department. */
  total: number;
  popular: { name: string; filters: PopularFilter[] }[];
  rows: readonly Row[];
  now: Date;
  policy: Policy;
};

/** A top-level category: its kinds before any product (experience §2.2), then some of its products. */
export function DepartmentPage({ category, below, total, popular, rows, now, policy }: DepartmentPageProps) {
  return (
    <>
      <div className="wrap">
        <div className={c('head')}>
          <div>
            <ListingHead
              steps={[{ name: category.name }]}
              title={category.name}
              fact={{
                figure: total.toLocaleString('en-GB'),
                words: `${nounFor(total, 'product')} in ${counted(below.length, 'category', 'categories')}`,
              }}
            />
          </div>
          {category.picture ? (
            <ProductPicture
              picture={category.picture}
              sizes="(min-width: 1024px) 41vw, calc(100vw - 40px)"
              className={c('scene')}
              first
            />
          ) : null}
        </div>
        <ul className={c('kinds', below.length % 3 === 1 && 'fours')}>
          {below.map((node, at) => (
            <li key={node.id} className={c('kind')}>
              <div className={c('picture')}>
                {node.picture ? (
                  <ProductPicture
                    picture={node.picture}
                    alt=""
                    sizes="(min-width: 1024px) 28vw, (min-width: 600px) 43vw, 34vw"
                    eager={at < 3}
                  />
                ) : null}
              </div>
              <h2 className="t-h3">
                <a className="whole" href={node.path}>
                  {node.name}
                </a>
              </h2>
              <p className={c('count')}>
                <b className="num">{node.productCount.toLocaleString('en-GB')}</b>{' '}
                {nounFor(node.productCount, 'product')}
              </p>
              {node.children.length > 0 ? (
                <ul className={c('below')}>
                  {node.children.map((child) => (
                    <li key={child.id}>
                      <a href={child.path}>{shortChildName(child.name, node.name)}</a>{' '}
                      <span>{child.productCount}</span>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
      {rows.map((row) => (
        <CardRail key={row.heading} {...row} now={now} policy={policy} />
      ))}
      <div className="wrap">
        {popular.length > 0 ? (
          <section className="section" aria-labelledby="often-asked">
            <SectionHead id="often-asked" title="Often asked for" />
            <dl className={c('popular')}>
              {popular.map(({ name, filters }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <Chips>
                      {filters.map(({ href, label, count }) => (
                        <ChipLink key={href} href={href} rel="nofollow">
                          {label} <span className={c('small')}>{count}</span>
                        </ChipLink>
                      ))}
                    </Chips>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ) : null}
        <p className={c('all')}>
          <ButtonLink kind="second" href={`${category.path}/all`}>
            See all {countWords(total, 'products')}
          </ButtonLink>
        </p>
        <CategoryText category={category} />
      </div>
    </>
  );
}
