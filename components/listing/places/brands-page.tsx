import { BrandMark } from '@/components/card/product-picture';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { classes } from '@/components/ui/classes';
import { DimensionLine } from '@/components/ui/figures/dimension-line';
import type { BrandLetter } from '@/lib/catalogue/places/brand-letters';
import { nounFor } from '@/lib/i18n/counted';
import { BrandSearch } from './brand-search';
import css from './brands-page.module.css';

const c = classes(css);

const ALPHABET = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const anchor = (letter: string): string => `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`;

/** All makers from A to Z, with logo and number of products (experience BRD-1). */
export function BrandsPage({ letters }: { letters: BrandLetter[] }) {
  const count = letters.reduce((sum, { brands }) => sum + brands.length, 0);
  const used = new Set(letters.map(({ letter }) => letter));
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'Makers' }]} />
      <div className={c('head')}>
        <h1 className="t-h1">Makers</h1>
        <DimensionLine kind="title">
          <b>{count}</b> from A to Z
        </DimensionLine>
      </div>
      <BrandSearch>
        <nav aria-label="Letters" className={c('jump')}>
          {ALPHABET.concat(used.has('#') ? '#' : []).map((letter) =>
            used.has(letter) ? (
              <a key={letter} href={`#${anchor(letter)}`}>
                {letter}
              </a>
            ) : (
              <span key={letter} aria-hidden="true">
                {letter}
              </span>
            ),
          )}
        </nav>
        <div className={c('letters')}>
          {letters.map(({ letter, brands }) => (
            <section key={letter} className={c('letter')} aria-labelledby={anchor(letter)} data-letter>
              <h2 id={anchor(letter)} className={c('initial')}>
                {letter}
              </h2>
              <ul className={c('makers')}>
                {brands.map(({ id, name, path, picture, productCount }) => (
                  <li key={id} data-maker={name.toLowerCase()}>
                    <a href={path}>
                      {picture ? <BrandMark picture={picture} /> : null}
                      {name}
                      <span className={c('count')}>
                        {productCount.toLocaleString('en-GB')}
                        <span className="vh"> {nounFor(productCount, 'product')}</span>
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </BrandSearch>
    </div>
  );
}
