'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { announce } from '@/components/ui/feedback/live-store';
import { usePresence } from '@/lib/customer/presence-client';
import { href } from '@/lib/routing/href';

/** Shows a customer's own page, and hides it as soon as they sign out in this browser, in this tab or another. */
export function OwnPage({ children }: { children: ReactNode }) {
  const router = useRouter();
  const path = usePathname();
  const { presence, ask } = usePresence(() => router.refresh());
  const [isAskedAgain, setAskedAgain] = useState(false);
  useEffect(() => {
    if (presence === 'gone') announce('You have signed out.');
  }, [presence]);

  if (presence === 'here') return children;
  return (
    <div className="wrap section">
      {presence === 'gone' ? (
        <EmptyState
          title="You have signed out"
          shape="shelf"
          action={
            // Not all of these pages redirect to the sign-in: an order shows the tracking form instead.
            <ButtonLink href={href('/login', { redirect: `${path}${location.search}` })} data-reload>
              Sign in again
            </ButtonLink>
          }
        >
          <p>This page no longer shows anything of yours. It is all kept in your account.</p>
        </EmptyState>
      ) : (
        <>
          <p role="status">
            {presence === 'asking'
              ? 'Checking whether you are signed in.'
              : 'We could not check whether you are signed in, so this page does not show your details yet.'}
          </p>
          {presence === 'unknown' || isAskedAgain ? (
            <Button
              kind="second"
              state={presence === 'asking' ? 'busy' : 'rest'}
              onClick={() => {
                setAskedAgain(true);
                ask();
              }}
            >
              Try again
            </Button>
          ) : null}
        </>
      )}
    </div>
  );
}
