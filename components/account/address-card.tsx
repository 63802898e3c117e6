import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { keyed } from '@/components/ui/keyed';
import { addressLines } from '@/lib/addresses/rules';
import type { Address } from '@/lib/addresses/types';
import { unbroken } from '@/lib/i18n/unbroken';
import css from './address-card.module.css';

const c = classes(css);

/** An address laid out as on a label, with the phone number below. */
export function AddressLabel({ address }: { address: Omit<Address, 'id'> }) {
  const [name, ...lines] = addressLines(address);
  return (
    <address className={c('label')}>
      <b>{name}</b>
      {keyed(lines, (line) => line).map(({ key, item }) => (
        <span key={key}>{unbroken(item)}</span>
      ))}
      {address.phone ? <span className={c('phone')}>{address.phone}</span> : null}
    </address>
  );
}

/** An entry of the address book with its actions. */
export function AddressCard({
  address,
  isDefault,
  children,
}: {
  address: Address;
  isDefault: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={c('card')}>
      {isDefault ? (
        <p className={c('mark')}>
          <b>Default</b> Offered first at the checkout
        </p>
      ) : null}
      <AddressLabel address={address} />
      {children ? <div className={c('acts')}>{children}</div> : null}
    </div>
  );
}
