import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountPage } from '@/components/account/account-page';
import { AddressCard } from '@/components/account/address-card';
import { ConfirmForm } from '@/components/forms/confirm-form';
import { getAddress } from '@/lib/addresses/queries';
import { readAddressId } from '@/lib/addresses/requests';
import { requireSession } from '@/lib/platform/session/require-session';
import { href } from '@/lib/routing/href';

export const instant = false;

export const metadata: Metadata = { title: 'Delete an address' };

const BOOK = { name: 'Address book', path: href('/account/address-book') };

type Props = {
  params: Promise<{ id: string }>;
};

/** Asks for confirmation before an address is deleted (experience ACC-4); the next page offers to undo it. */
export default async function DeleteAddressPage({ params }: Props) {
  const id = readAddressId((await params).id);
  const path = id === null ? BOOK.path : href('/account/address-book/[id]/delete', { id });
  const session = await requireSession(path);
  const address = id === null ? null : await getAddress(session, path, id);
  if (!address) notFound();
  return (
    <AccountPage title="Delete this address?" above={[BOOK]}>
      <AddressCard address={address} isDefault={false} />
      <p className="t-second">Past orders keep it. You can undo this on the next page.</p>
      <ConfirmForm
        action={href('/api/account/addresses/delete')}
        values={{ addressEntityId: String(address.id) }}
        submit="Delete it"
        back={{ name: 'Keep it', path: BOOK.path }}
      />
    </AccountPage>
  );
}
