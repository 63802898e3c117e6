import { Button } from '@/components/ui/controls/button';
import type { Home } from '@/lib/home/types';
import { homeLines } from '@/lib/home/words';
import { href } from '@/lib/routing/href';
import { AccountSection } from './account-section';
import css from './home-kept.module.css';

/** The home facts that the shopper copied into the account, which can be erased here (experience ACC-1). */
export function HomeKept({ home }: { home: Home | null }) {
  return (
    <AccountSection title="Your home" beside={<a href={href('/my-home')}>My home</a>}>
      {home ? (
        <>
          <dl className={css['home']}>
            {homeLines(home).map(({ what, said }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{said}</dd>
              </div>
            ))}
          </dl>
          <form method="post" action={href('/api/account/home/erase')}>
            <Button type="submit" kind="second" size="small">
              Delete it from the account
            </Button>
          </form>
        </>
      ) : (
        <p>
          Nothing is kept here yet. What you measure is kept on your device until you copy it to your account.
        </p>
      )}
    </AccountSection>
  );
}
