import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { href } from '@/lib/routing/href';

export const metadata: Metadata = { title: 'Your account is deleted', robots: { index: false } };

export default function AccountDeletedPage() {
  return (
    <div className="wrap">
      <h1 className="vh">Your account is deleted</h1>
      <EmptyState
        shape="shelf"
        title="Your account is deleted"
        action={<ButtonLink href={href('/')}>Back to the shop</ButtonLink>}
      >
        <p>
          Everything has been deleted except your orders, which tax law requires us to keep. If you get our
          newsletter, you can stop it with the link at its end.
        </p>
      </EmptyState>
    </div>
  );
}
