import { CompareTick } from '@/components/compare/compare-tick';
import { StockAlert } from '@/components/enquiries/stock-alert';
import sheet from '@/components/product/facts/printed-sheet.module.css';
import { BuyButtonsLater, DeliveryBoxLater } from '@/components/product/later';
import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import { belongsInSet, traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Product } from '@/lib/catalogue/types';
import { chosenOf } from '@/lib/compare/tray';
import { londonDate } from '@/lib/dates/rules';
import { secureWords } from '@/lib/product-safety/words';
import { COVER_WORDS, isCover } from '@/lib/services/cover';
import type { ServiceGroup } from '@/lib/services/rules';
import { Guarantee } from './guarantee';
import { Hazards } from './hazards';

type Props = {
  product: Product;
  buyable: boolean;
  /** When the page was made. */
  now: Date;
  /** Undefined where none is sold, null where that cannot be told now. */
  covers: ServiceGroup | undefined | null;
};

/** When it comes, what is to be known before, the buttons, and who stands for it afterwards. */
export function Deal({ product, buyable, now, covers }: Props) {
  const { brand, kind, facts, price, stock, options, variants } = product;
  const maker = brand?.name ?? 'The maker';
  return (
    <div className={sheet['deal']}>
      <DeliveryBoxLater product={{ price, stock, kind, facts }} madeAt={now.toISOString()} />
      {isCover(product) ? <p>{COVER_WORDS}</p> : buyable ? null : <StockAlert product={product} />}
      <Hazards facts={facts} />
      <BuyButtonsLater buyable={buyable} inSets={belongsInSet(kind)} options={options} variants={variants} />
      {deliveryClassOf(product) === 'none' ? null : (
        <>
          <CompareTick product={chosenOf(product)} />
          <Guarantee
            makerYears={facts.guaranteeYears ?? 0}
            maker={maker}
            usedUp={traitsOf(kind).figures === 'care'}
            covers={covers}
            secure={secureWords(facts, maker, londonDate(now))}
          />
        </>
      )}
    </div>
  );
}
