import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { AddressList } from '@/components/account/address-list';
import { PageNote } from '@/components/forms/page-note';
import { getAddresses } from '@/lib/addresses/queries';
import { getFormNote } from '@/lib/forms/queries';
import { nounFor } from '@/lib/i18n/counted';
import { requireSession } from '@/lib/platform/session/require-session';
import { href } from '@/lib/routing/href';

export const instant = false;

export const metadata: Metadata = { title: 'Address book' };

const PATH = href('/account/address-book');

type Props = {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function AddressBookPage({ searchParams }: Props) {
  const session = await requireSession(PATH);
  const [addresses, note] = await Promise.all([
    getAddresses(session, PATH),
    getFormNote(session, searchParams),
  ]);
  const measure = addresses.length > 0 && (
    <>
      <b>{addresses.length}</b> {nounFor(addresses.length, 'address', 'addresses')}
    </>
  );
  return (
    <AccountPage title="Address book" measure={measure || undefined}>
      <PageNote note={note} />
      <AddressList addresses={addresses} />
    </AccountPage>
  );
}
