import { useEffect, useRef } from 'react';
import { classes } from '@/components/ui/classes';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { energyWords } from '@/lib/catalogue/energy';
import { comparedOf } from '@/lib/compare/compared';
import { tellingRows } from '@/lib/compare/nearest';
import { noValueWords } from '@/lib/compare/rows';
import { londonDate } from '@/lib/dates/rules';
import { useLocalValue } from '@/lib/device/local-value';
import { home } from '@/lib/home/client';
import { useCardsBySku } from '@/lib/lists/cards-client';
import { formatPrice } from '@/lib/money/rules';
import { usePolicy } from '@/lib/policy/client';
import css from './nearest.module.css';

const c = classes(css);

/** Compares similar products in a few rows. The first SKU is that of the page's own product. */
export function NearestTable({ skus, href }: { skus: readonly string[]; href: string }) {
  const place = useRef<HTMLDivElement>(null);
  const policy = usePolicy();
  const told = useLocalValue(home);
  const { data: cards, isError } = useCardsBySku(skus);
  const ready = cards !== undefined;
  useEffect(() => {
    if (ready) place.current?.focus();
  }, [ready]);
  if (isError) {
    return (
      <p className={c('open')}>
        We can’t show them here right now. <a href={href}>Try the page that compares them</a>
      </p>
    );
  }
  if (!cards) return <p className={c('open')}>Comparing them.</p>;
  const compared = comparedOf(cards, told, londonDate(new Date()), policy);
  return (
    <div className={c('place')} ref={place} tabIndex={-1}>
      <table className={c('nearest')}>
        <caption className="vh">This product and others of its kind</caption>
        <thead>
          <tr>
            <td />
            {compared.map(({ card, name }, at) => (
              <th scope="col" key={card.sku}>
                {at === 0 ? <span>{name}</span> : <a href={card.path}>{name}</a>}
                {at === 0 ? <small>this one</small> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Price</th>
            {cards.map(({ sku, price, energy, name }) => (
              <td key={sku}>
                <b>{price ? formatPrice(price.now) : 'On request'}</b>
                {energy ? (
                  <>
                    <EnergyArrow
                      energyClass={energy.class}
                      scale={energy.scale}
                      product={name}
                      words="none"
                      size="row"
                    />
                    <small>{energyWords(energy)}</small>
                  </>
                ) : null}
              </td>
            ))}
          </tr>
          {tellingRows(cards).map(({ name, label, cells }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              {cells.map((cell, at) => (
                <td key={cards[at]?.sku}>
                  {cell.value === null ? noValueWords(cell) : <b>{cell.value}</b>}
                  {cell.best ? <span className={c('best')}>best</span> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href={href}>Compare every figure, and what the dearer ones offer</a>
      </p>
    </div>
  );
}
