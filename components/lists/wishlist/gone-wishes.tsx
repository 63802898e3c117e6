import { WayOn } from '@/components/lists/way-on';
import { TextButton } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { unsave } from '@/lib/lists/wishlist/client';
import { useWithdrawn } from '@/lib/lists/withdrawn-client';

/**
 * Products of a wishlist that are no longer sold, by name where the platform still knows it, with links to continue.
 */
export function GoneWishes({ ids }: { ids: readonly number[] }) {
  const { withdrawn } = useWithdrawn('ids', ids);
  const names = withdrawn.map(({ name }) => name);
  return (
    <Notice kind="info">
      <p>
        {ids.length === 1 ? 'One product is' : `${ids.length} products are`} no longer sold
        {names.length > 0 ? `: ${names.join('; ')}` : null}.{' '}
        <TextButton onClick={() => unsave(ids).catch((error: Error) => showToast(error.message))}>
          Remove {ids.length === 1 ? 'it' : 'them'} from the list
        </TextButton>
      </p>
      {withdrawn.map((each) => (
        <p key={each.id}>
          <WayOn sku={each.sku} withdrawn={each} />
        </p>
      ))}
    </Notice>
  );
}
