import { classes } from '@/components/ui/classes';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { Swatch } from '@/components/ui/controls/swatch';
import { variantValue } from '@/lib/basket/plain-fields';
import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductOption, Variant } from '@/lib/catalogue/types';
import { codeOfHex } from '@/lib/listing/data/hex-codes';
import { formatPrice } from '@/lib/money/rules';
import css from './option-picker.module.css';
import { usePurchase } from './purchase-context';
import { usePurchaseForm } from './use-purchase-form';

const c = classes(css);

type Props = { options: ProductOption[]; variants: Variant[] };

/** Choice of size and colour, each with its price. One that is out of stock can be chosen, and says so. */
export function OptionPicker({ options, variants }: Props) {
  const early = useEarlyPress<HTMLFieldSetElement>();
  const { variant, chooseVariant } = usePurchase();
  const form = usePurchaseForm();
  const values = new Map(options.flatMap((option) => option.values.map((value) => [value.id, value])));
  const chosen = ({ optionValueIds }: Variant) => optionValueIds.flatMap((id) => values.get(id) ?? []);
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
            {chosen(each)
              .flatMap(({ colours }) => colours.map(codeOfHex))
              .map((code) => code && <Swatch key={code} code={code} />)}
            {chosen(each)
              .map(({ label }) => label)
              .join(', ')}
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
