import type { Metadata } from 'next';
import { connection } from 'next/server';
import { ConfirmForm } from '@/components/forms/confirm-form';
import { PageHead } from '@/components/orders/tracking/page-head';
import css from '@/components/orders/tracking/track.module.css';
import { ButtonLink } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/feedback/notice';
import { LINK_COOKIE } from '@/lib/customer/mailed-links';
import { openLink } from '@/lib/customer/sign-in-link';
import { readCookie } from '@/lib/platform/session/cookies';
import { href } from '@/lib/routing/href';

export const instant = false;

export const metadata: Metadata = { title: 'Sign in', robots: { index: false }, referrer: 'no-referrer' };

/** Page that an e-mailed sign-in link leads to. It needs a press, because mail clients open links by themselves. */
export default async function OpenLinkPage() {
  await connection();
  const token = (await readCookie(LINK_COOKIE)) ?? '';
  const isGood = token !== '' && (await openLink(token)) !== null;
  return (
    <div className="wrap">
      <PageHead title="Sign in" />
      <div className={css['ask']}>
        {isGood ? (
          <>
            <p>Press the button to sign in on this device.</p>
            <ConfirmForm
              action={href('/api/login-open')}
              values={{ token }}
              submit="Sign in"
              back={{ name: 'Not now', path: '/' }}
            />
          </>
        ) : (
          <>
            <Notice kind="error" role="alert">
              This link has been used or has expired. Each one works once, for 15 minutes.
            </Notice>
            <ButtonLink href={href('/login/link')}>E-mail me a new one</ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
