import { StockAlert } from '@/components/enquiries/stock-alert';
import sheet from '@/components/product/facts/printed-sheet.module.css';
import {
  BuyButtonsLater,
  CompareTickLater,
  DeliveryBoxLater,
  ExtrasLater,
  PriceSoFarLater,
} from '@/components/product/later';
import { classes } from '@/components/ui/classes';
import { broughtOf } from '@/lib/catalogue/delivery';
import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import { belongsInSet } from '@/lib/catalogue/kinds/rules';
import { remedyOf } from '@/lib/catalogue/remedy';
import type { Product, ProductCard } from '@/lib/catalogue/types';
import { chosenOf } from '@/lib/compare/tray';
import { londonDate } from '@/lib/dates/rules';
import { secureWords } from '@/lib/product-safety/words';
import { COVER_WORDS, isCover } from '@/lib/services/cover';
import { extraOf, type NoCover, type ServiceGroup } from '@/lib/services/rules';
import css from './deal.module.css';
import { Guarantee } from './guarantee';
import { Hazards } from './hazards';
import { InStockNow } from './in-stock-now';

const c = classes({ ...css, ...sheet });

type Props = {
  product: Product;
  buyable: boolean;
  /** Years of the shop's own guarantee; 0 if it is not known. */
  ourYears: number;
  /** When the page was rendered. */
  now: Date;
  /** Services for the product. */
  groups: readonly ServiceGroup[];
  /** Extended cover; a reason where none is sold, null where that is not known. */
  covers: ServiceGroup | NoCover | null;
  /** Products of its kind at a similar price; those in stock are shown here while this one is not. */
  alike: readonly ProductCard[];
};

/** Delivery dates, safety information, services, the buttons, and the guarantee. */
export function Deal({ product, buyable, ourYears, now, groups, covers, alike }: Props) {
  const { brand, kind, facts, options, variants } = product;
  const maker = brand?.name ?? 'The maker';
  const by = deliveryClassOf(product);
  return (
    <div className={c('deal')}>
      <DeliveryBoxLater product={broughtOf(product)} madeAt={now.toISOString()} />
      {buyable ? null : <InStockNow product={product} alike={alike} />}
      {isCover(product) ? <p>{COVER_WORDS}</p> : buyable ? null : <StockAlert product={product} />}
      <Hazards facts={facts} />
      {groups.length > 0 ? (
        <div className={c('extras')} id="extras">
          <ExtrasLater
            groups={groups.map(({ kind, services }) => ({ kind, extras: services.map(extraOf) }))}
          />
          <PriceSoFarLater by={by} />
        </div>
      ) : null}
      <BuyButtonsLater buyable={buyable} inSets={belongsInSet(kind)} options={options} variants={variants} />
      {by === 'none' ? null : (
        <>
          <CompareTickLater product={chosenOf(product)} />
          <Guarantee
            ourYears={ourYears}
            makerYears={facts.guaranteeYears ?? 0}
            maker={maker}
            remedy={remedyOf(product)}
            covers={covers}
            secure={secureWords(facts, maker, londonDate(now))}
          />
        </>
      )}
    </div>
  );
}
