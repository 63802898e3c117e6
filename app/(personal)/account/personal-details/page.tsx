import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { AccountSection } from '@/components/account/account-section';
import { ProfileForm } from '@/components/account/profile-form';
import { PageNote } from '@/components/forms/page-note';
import { ButtonLink } from '@/components/ui/controls/button';
import { readCustomer } from '@/lib/customer/queries';
import { getFormNote } from '@/lib/forms/queries';
import { requireSession, signIn } from '@/lib/platform/session/require-session';
import { orUnreachable } from '@/lib/platform/result';
import { href } from '@/lib/routing/href';

export const instant = false;

export const metadata: Metadata = { title: 'Personal details' };

const PATH = href('/account/personal-details');

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PersonalDetailsPage({ searchParams }: Props) {
  const session = await requireSession(PATH);
  const [found, note] = await Promise.all([readCustomer(session), getFormNote(session, searchParams)]);
  const { id: _id, ...values } = orUnreachable(found) ?? signIn(PATH);
  return (
    <AccountPage title="Personal details">
      {note?.kind === 'done' ? <PageNote note={note} /> : null}
      <ProfileForm values={values} note={note} />
      <AccountSection title="Your data">
        <p>
          Your details, addresses, home, lists, price and stock alerts and orders as one file, to keep or to
          take elsewhere.
        </p>
        <div>
          <ButtonLink kind="second" href={href('/api/account/data')} download>
            Download your data
          </ButtonLink>
        </div>
      </AccountSection>
      <AccountSection title="Delete the account">
        <p>
          Your details, addresses, home, lists and alerts are deleted for good. Your orders stay on record for
          as long as tax law requires, and your guarantees continue.
        </p>
        <div>
          <ButtonLink kind="second" href={href('/account/personal-details/delete')}>
            Delete your account
          </ButtonLink>
        </div>
      </AccountSection>
    </AccountPage>
  );
}
