import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Panel } from '@/components/ui/surface';
import { showToast } from '@/components/ui/feedback/toast-store';
import { share, type WishlistState } from '@/lib/lists/wishlist/client';
import { href } from '@/lib/routing/href';
import css from './wishlist.module.css';

const c = classes(css);

const CopyLink = lazyPart(async () => (await import('@/components/lists/copy-link')).CopyLink);

/** Shares the list with everybody who has its link, until that is withdrawn (experience WSH-5). */
export function WishlistShare({ place, shared }: Pick<WishlistState, 'place' | 'shared'>) {
  const [busy, setBusy] = useState(false);
  const set = (wanted: boolean) => {
    setBusy(true);
    share(wanted)
      .then(
        () => showToast(wanted ? 'The link to your wishlist is ready.' : 'The link no longer works.'),
        (error: Error) => showToast(error.message),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Panel className={c('share')}>
      <h2 className="t-h3">Share this list</h2>
      {place === 'browser' ? (
        <p>
          This list is kept in this browser only.{' '}
          <a href={href('/login', { redirect: href('/wishlist') })}>Sign in</a> to have it on all your devices
          and to share it.
        </p>
      ) : null}
      {place === 'account' && !shared ? (
        <>
          <p>Only you can see it. A link lets others see it. They cannot change it or see who you are.</p>
          <Button kind="second" state={busy ? 'busy' : 'rest'} onClick={() => set(true)}>
            Create a link
          </Button>
        </>
      ) : null}
      {place === 'account' && shared ? (
        <>
          <p>Anyone with this link can see the list. Only you can change it.</p>
          <Suspense fallback={<p>Fetching the link.</p>}>
            <CopyLink
              label="Link to this list"
              href={`${location.origin}${href('/wishlist/shared/[token]', { token: shared })}`}
            />
          </Suspense>
          <Button kind="quiet" size="small" state={busy ? 'busy' : 'rest'} onClick={() => set(false)}>
            Stop sharing
          </Button>
        </>
      ) : null}
    </Panel>
  );
}
