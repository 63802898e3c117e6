import { ButtonLink } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { href } from '@/lib/routing/href';
import { OpenTicked } from './open-ticked';

/** @param gone number of requested products that are no longer sold, when none of those requested is */
export function CompareEmpty({ gone }: { gone: number }) {
  return (
    <EmptyState
      title={gone > 0 ? 'What you wanted to compare is no longer sold.' : 'There is nothing to compare yet.'}
      action={<ButtonLink href={href('/')}>Browse the departments</ButtonLink>}
    >
      <p>
        Tick Compare on two or more products of the same kind, then press Compare at the bottom of the screen.
      </p>
      {gone > 0 ? null : <OpenTicked />}
    </EmptyState>
  );
}
