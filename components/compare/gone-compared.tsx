import { WayOn } from '@/components/lists/way-on';
import { Notice } from '@/components/ui/feedback/notice';
import type { Withdrawn } from '@/lib/lists/withdrawn';

/** A SKU that is no longer sold, and what is still known of the product. */
export type GoneCompared = { sku: string; withdrawn: Withdrawn | null };

/** Names the compared products that are no longer sold, with links to continue. */
export function GoneComparedNotice({ gone }: { gone: readonly GoneCompared[] }) {
  return (
    <Notice kind="info">
      <p>
        {gone.length === 1 ? 'One product in this comparison is' : `${gone.length} of these are`} no longer
        sold: {gone.map(({ sku, withdrawn }) => withdrawn?.name ?? sku).join('; ')}.
      </p>
      {gone.map((each) => (
        <p key={each.sku} data-no-print>
          <WayOn {...each} />
        </p>
      ))}
    </Notice>
  );
}
