import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountPage } from '@/components/account/account-page';
import { AddressForm } from '@/components/account/address-form';
import { getAddress, getCountries } from '@/lib/addresses/queries';
import { readAddressId } from '@/lib/addresses/requests';
import { canFindAddresses } from '@/lib/addresses/find-queries';
import { getFormNote } from '@/lib/forms/queries';
import { requireSession } from '@/lib/platform/session/require-session';
import { href } from '@/lib/routing/href';

export const instant = false;

export const metadata: Metadata = { title: 'Change an address' };

const BOOK = { name: 'Address book', path: href('/account/address-book') };

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function AddressPage({ params, searchParams }: Props) {
  const id = readAddressId((await params).id);
  const path = id === null ? BOOK.path : href('/account/address-book/[id]', { id });
  const session = await requireSession(path);
  const address = id === null ? null : await getAddress(session, path, id);
  if (!address) notFound();
  const note = await getFormNote(session, searchParams);
  return (
    <AccountPage title="Change an address" above={[BOOK]}>
      <AddressForm
        note={note}
        address={address}
        countries={await getCountries()}
        finds={canFindAddresses()}
        beside={<a href={BOOK.path}>Cancel</a>}
      />
    </AccountPage>
  );
}
