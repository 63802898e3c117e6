'use client';

import { MultibuyButton } from '@/components/lists/multibuy/multibuy-button';
import { SaveButton } from '@/components/lists/wishlist/save-button';
import { OptionPickerLater } from '@/components/product/later';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { PLAIN_ADD, PURCHASE_FORM } from '@/lib/basket/plain-fields';
import type { ProductOption, Variant } from '@/lib/catalogue/types';
import { BuyButton } from './buy-button';
import { usePolicy } from '@/lib/policy/client';
import css from './buy-buttons.module.css';
import { usePurchase } from './purchase-context';

const c = classes(css);

/** `inSets`: whether it is a kind that can be part of a kitchen set. */
type Props = { buyable: boolean; inSets: boolean; options: ProductOption[]; variants: Variant[] };

/** The choice of size where there are several, then the buttons for basket, kitchen set and wishlist. */
export function BuyButtons({ buyable, inSets, options, variants }: Props) {
  const { product, needsChoice } = usePurchase();
  const [best] = usePolicy().sets.tiers;
  return (
    <div className={c('buttons')} id="buy">
      {variants.length > 1 ? <OptionPickerLater options={options} variants={variants} /> : null}
      {buyable && needsChoice ? (
        <>
          <p className={c('reason')}>Choose one above to add it to your basket.</p>
          <noscript>
            <Button {...PLAIN_ADD} type="submit" form={PURCHASE_FORM} size="tall" wide>
              Add to basket
            </Button>
          </noscript>
        </>
      ) : null}
      {buyable && !needsChoice ? (
        <span className={c(inSets && 'add')}>
          <BuyButton size="tall" wide />
        </span>
      ) : null}
      {inSets ? <MultibuyButton product={product} wide /> : null}
      <SaveButton product={product} />
      {inSets && best ? (
        <p className={c('reason')}>
          {`Save up to ${best.perMille / 10}% with ${best.kinds} kinds in your set.`}
        </p>
      ) : null}
    </div>
  );
}
