import type { FocusEvent, ReactNode } from 'react';
import { FormControl } from '@/components/forms/form-control';
import { classes } from '@/components/ui/classes';
import { Fold } from '@/components/ui/fold';
import type { Bind } from './bind';
import css from './delivery-form.module.css';

const c = classes(css);

type Props = {
  bind: Bind;
  onLeavePostcode: (event: FocusEvent) => void;
  /** Attached to the postcode field. */
  beside: ReactNode;
  /** The addresses found at the postcode; null where the look-up is off. */
  found: ReactNode;
};

/** Fields of a new address. The postcode comes first, because it determines the delivery days. */
export function AddressFields({ bind, onLeavePostcode, beside, found }: Props) {
  const postcode = bind('postalCode');
  return (
    <>
      <FormControl
        field={{
          name: 'postalCode',
          label: 'Postcode',
          autoComplete: 'postal-code',
          ...(found ? { help: 'We will show its addresses and its delivery days.' } : {}),
        }}
        {...postcode}
        control={{
          ...postcode.control,
          onBlur: (event) => {
            postcode.control.onBlur(event);
            onLeavePostcode(event);
          },
        }}
        beside={beside}
      />
      {found}
      <FormControl
        field={{ name: 'fullName', label: 'Full name', autoComplete: 'name' }}
        {...bind('fullName')}
      />
      <FormControl
        field={{ name: 'address1', label: 'House and street', autoComplete: 'address-line1' }}
        {...bind('address1')}
      />
      <Fold
        title="Add a flat, building or company"
        kind="words"
        className={c('more')}
        open={Boolean(bind('address2').initial)}
      >
        <FormControl
          field={{
            name: 'address2',
            label: 'Flat, building or company',
            autoComplete: 'address-line2',
            optional: true,
          }}
          {...bind('address2')}
        />
      </Fold>
      <FormControl
        field={{ name: 'city', label: 'Town or city', autoComplete: 'address-level2' }}
        {...bind('city')}
      />
    </>
  );
}
