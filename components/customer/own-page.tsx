'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { ButtonLink } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { announce } from '@/components/ui/feedback/live-store';
import { usePresence } from '@/lib/customer/presence-client';

/** What is a customer's own: empty as soon as they sign out in this browser, in this tab or another. */
export function OwnPage({ children }: { children: ReactNode }) {
  const router = useRouter();
  const path = usePathname();
  const presence = usePresence(() => router.refresh());
  useEffect(() => {
    if (presence === 'gone') announce('You have signed out.');
  }, [presence]);

  if (presence === 'here') return children;
  return (
    <div className="wrap section">
      {presence === 'asking' ? (
        <p role="status">Checking whether you are signed in.</p>
      ) : (
        <EmptyState
          title="You have signed out"
          shape="shelf"
          action={
            <ButtonLink href={path} data-reload>
              Sign in again
            </ButtonLink>
          }
        >
          <p>So this page shows nothing of yours any more. It is all kept with your account.</p>
        </EmptyState>
      )}
    </div>
  );
}
