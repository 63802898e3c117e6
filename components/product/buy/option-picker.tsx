import { classes } from '@/components/ui/classes';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { variantValue } from '@/lib/basket/plain-fields';
import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductOption, Variant } from '@/lib/catalogue/types';
import { formatPrice } from '@/lib/money/rules';
import css from './option-picker.module.css';
import { usePurchase } from './purchase-context';
import { usePurchaseForm } from './use-purchase-form';

const c = classes(css);

type Props = { options: ProductOption[]; variants: Variant[] };

/** The sizes a product comes in, each with its price; one that is out of stock can still be chosen and says so. */
export function OptionPicker({ options, variants }: Props) {
  const early = useEarlyPress<HTMLFieldSetElement>();
  const { variant, chooseVariant } = usePurchase();
  const form = usePurchaseForm();
  const labels = new Map(options.flatMap(({ values }) => values.map(({ id, label }) => [id, label])));
  const legend = options
    .filter(({ style }) => style !== 'text')
    .map(({ name }) => name)
    .join(' and ');
  return (
    <fieldset {...early} className={c('picker')}>
      <legend>{legend}</legend>
      {variants.map((each) => (
        <label key={each.id}>
          <input
            type="radio"
            name="variant"
            value={variantValue(each)}
            form={form}
            required
            checked={variant?.id === each.id}
            onChange={() => chooseVariant(each)}
          />
          <span>
            {each.optionValueIds.map((id) => labels.get(id)).join(', ')}
            <small>
              {each.price ? formatPrice(each.price.now) : null}
              {isBuyable(each.stock) ? null : ', out of stock'}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
