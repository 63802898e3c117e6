import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { DeleteAccountForm } from '@/components/account/delete-account-form';
import { Notice } from '@/components/ui/feedback/notice';
import { getFormNote } from '@/lib/forms/queries';
import { requireSession } from '@/lib/platform/session/require-session';
import { href } from '@/lib/routing/href';

export const instant = false;

export const metadata: Metadata = { title: 'Delete your account' };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Asks for confirmation and the password before an account is deleted (experience ACC-8). */
export default async function DeleteAccountPage({ searchParams }: Props) {
  const session = await requireSession(href('/account/personal-details/delete'));
  return (
    <AccountPage
      title="Delete your account?"
      above={[{ name: 'Personal details', path: href('/account/personal-details') }]}
    >
      <Notice kind="warn">
        This cannot be undone. Orders on their way will still be delivered; to look them up later you need the
        order number and your postcode.
      </Notice>
      <DeleteAccountForm note={await getFormNote(session, searchParams)} />
    </AccountPage>
  );
}
