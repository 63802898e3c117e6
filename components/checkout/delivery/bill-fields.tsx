import { FormControl } from '@/components/forms/form-control';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { classes } from '@/components/ui/classes';
import type { FormField } from '@/lib/forms/types';
import type { Bind } from './bind';
import css from './delivery-form.module.css';

const c = classes(css);

const FIELDS: readonly FormField[] = [
  { name: 'billName', label: 'Full name on the bill', autoComplete: 'billing name' },
  {
    name: 'billPostcode',
    label: 'Postcode on the bill',
    autoComplete: 'billing postal-code',
    width: 'short',
  },
  { name: 'billAddress1', label: 'House and street on the bill', autoComplete: 'billing address-line1' },
  { name: 'billCity', label: 'Town or city on the bill', autoComplete: 'billing address-level2' },
];

/** Billing address: the delivery address, unless another is entered (experience CHK-11). */
export function BillFields({ bind }: { bind: Bind }) {
  const { control, initial } = bind('otherBill');
  return (
    <div className={c('bill')}>
      <Checkbox
        {...control}
        value="on"
        defaultChecked={initial === 'on'}
        label="Bill to another name or address"
      />
      <div className={c('revealed')}>
        {FIELDS.map((field) => (
          <FormControl key={field.name} field={field} {...bind(field.name)} />
        ))}
      </div>
    </div>
  );
}
