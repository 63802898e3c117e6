import type { CSSProperties } from 'react';
import { priceScale } from '@/components/listing/enhance/price-steps';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/controls/input';
import type { ListingView } from '@/lib/listing/view';
import { formatPrice } from '@/lib/money/rules';
import { FacetFold } from './facet-fold';
import css from './facet-price.module.css';

const c = classes(css);
const pounds = (value: number): string => value.toLocaleString('en-GB');

/**
 * Two number fields and a slider with two thumbs over the range of the list's prices. The fields' placeholders state
 * the ends to the penny; the slider rounds them outwards (experience LIST-7).
 */
export function FacetPrice({ view, idPrefix }: { view: ListingView; idPrefix: string }) {
  const { minPrice, maxPrice } = view.query;
  const cheapest = Math.floor(view.listing.cheapest / 100);
  const dearest = Math.ceil(view.listing.dearest / 100);
  if (dearest <= cheapest && minPrice === null && maxPrice === null) return null;
  const scale = priceScale(cheapest, dearest);
  const onLine = (price: number) => Math.min(Math.max(price, scale.low), scale.high);
  const share = (price: number) => `${((onLine(price) - scale.low) / (scale.high - scale.low)) * 100}%`;
  const ends = [
    {
      end: 'from',
      label: 'From',
      says: 'Minimum price',
      price: minPrice,
      bound: view.listing.cheapest,
      edge: scale.low,
    },
    {
      end: 'to',
      label: 'To',
      says: 'Maximum price',
      price: maxPrice,
      bound: view.listing.dearest,
      edge: scale.high,
    },
  ].map(({ price, bound, ...rest }) => ({
    ...rest,
    price: price === null ? null : price / 100,
    bound: formatPrice(bound).replace('£', ''),
  }));
  const line: CSSProperties & Record<`--${string}`, string> = Object.fromEntries(
    ends.map(({ end, price, edge }) => [`--${end}`, share(price ?? edge)]),
  );
  return (
    <FacetFold name="price" label="Price" open>
      <div className={c('fields')} data-price>
        {ends.map(({ end, label, price, bound }) => (
          <TextField
            key={end}
            id={`${idPrefix}-${end}`}
            name={`price-${end}`}
            label={label}
            numeric
            affix={{ text: '£', at: 'start' }}
            inputMode="decimal"
            defaultValue={price === null ? '' : pounds(price)}
            placeholder={bound}
          />
        ))}
        <p className={c('error')} id={`${idPrefix}-no-price`} data-price-error hidden>
          <Icon name="warning" small />
          Enter a price in pounds, such as 450
        </p>
        <div className={c('slider')} style={line}>
          <span className={c('line')} aria-hidden="true" />
          <span className={c('span')} aria-hidden="true" />
          {ends.map(({ end, says, price, bound, edge }) => (
            <input
              key={end}
              type="range"
              min={scale.low}
              max={scale.high}
              step={scale.step}
              defaultValue={onLine(price ?? edge)}
              aria-label={says}
              aria-valuetext={`£${price === null ? bound : pounds(price)}`}
            />
          ))}
        </div>
      </div>
    </FacetFold>
  );
}
