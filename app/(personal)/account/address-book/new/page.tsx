import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { AddressForm } from '@/components/account/address-form';
import { getCountries } from '@/lib/addresses/queries';
import { canFindAddresses } from '@/lib/addresses/find-queries';
import { getFormNote } from '@/lib/forms/queries';
import { requireSession } from '@/lib/platform/session/require-session';
import { href } from '@/lib/routing/href';

export const instant = false;

export const metadata: Metadata = { title: 'Add an address' };

const BOOK = { name: 'Address book', path: href('/account/address-book') };

type Props = {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function NewAddressPage({ searchParams }: Props) {
  const session = await requireSession(href('/account/address-book/new'));
  const note = await getFormNote(session, searchParams);
  return (
    <AccountPage title="Add an address" above={[BOOK]}>
      <AddressForm
        note={note}
        address={{}}
        countries={await getCountries()}
        finds={canFindAddresses()}
        beside={<a href={BOOK.path}>Cancel</a>}
      />
    </AccountPage>
  );
}
