import { ButtonLink, TextButton } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { Address } from '@/lib/addresses/types';
import { href } from '@/lib/routing/href';
import { AddressCard } from './address-card';
import css from './address-list.module.css';

/** The address book, with the actions for each entry. */
export function AddressList({ addresses }: { addresses: readonly Address[] }) {
  const add = <ButtonLink href={href('/account/address-book/new')}>Add an address</ButtonLink>;
  if (addresses.length === 0) {
    return (
      <EmptyState shape="fridge" title="No addresses yet" action={add}>
        <p>Save the places you have things delivered to, and we will fill in the checkout for you.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={css['list']}>
        {addresses.map((address, index) => (
          <li key={address.id}>
            <AddressCard address={address} isDefault={index === 0}>
              <a href={href('/account/address-book/[id]', { id: address.id })}>
                Change<span className="vh"> {address.address1}</span>
              </a>
              <a href={href('/account/address-book/[id]/delete', { id: address.id })}>
                Delete<span className="vh"> {address.address1}</span>
              </a>
              {index > 0 ? <DefaultButton address={address} /> : null}
            </AddressCard>
          </li>
        ))}
      </ul>
      <div>{add}</div>
    </>
  );
}

/** Makes an address the default. It is a plain form, so it works without scripts. */
function DefaultButton({ address }: { address: Address }) {
  return (
    <form method="post" action={href('/api/account/addresses/default')}>
      <input type="hidden" name="addressEntityId" value={address.id} />
      <TextButton type="submit">
        Make default<span className="vh">: {address.address1}</span>
      </TextButton>
    </form>
  );
}
