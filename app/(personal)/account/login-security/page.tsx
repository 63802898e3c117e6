import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { AccountSection } from '@/components/account/account-section';
import { PasswordForm } from '@/components/account/password-form';
import { ConfirmForm } from '@/components/forms/confirm-form';
import { PageNote } from '@/components/forms/page-note';
import { readCustomer } from '@/lib/customer/queries';
import { getFormNote } from '@/lib/forms/queries';
import { requireSession, signIn } from '@/lib/platform/session/require-session';
import { orUnreachable } from '@/lib/platform/result';
import { href } from '@/lib/routing/href';

export const instant = false;

export const metadata: Metadata = { title: 'Sign-in and security' };

const PATH = href('/account/login-security');

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function LoginSecurityPage({ searchParams }: Props) {
  const session = await requireSession(PATH);
  const [found, note] = await Promise.all([readCustomer(session), getFormNote(session, searchParams)]);
  const { email } = orUnreachable(found) ?? signIn(PATH);
  return (
    <AccountPage title="Sign-in and security">
      {note?.kind === 'done' ? <PageNote note={note} /> : null}
      <AccountSection title="You sign in with">
        <p>
          <b>{email}</b>. <a href={href('/account/personal-details')}>Change the e-mail address</a>
        </p>
      </AccountSection>
      <AccountSection title="Change the password">
        <p>Changing it signs you out on your other devices.</p>
        <PasswordForm note={note} />
      </AccountSection>
      <AccountSection title="Other devices">
        <p>Lost a phone or lent a computer? Sign out on every device but this one.</p>
        <ConfirmForm
          action={href('/api/account/sign-out-elsewhere')}
          submit="Sign out everywhere else"
          kind="second"
        />
      </AccountSection>
    </AccountPage>
  );
}
