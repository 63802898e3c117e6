import { Button, ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { announce } from '@/components/ui/feedback/live-store';
import { Notice } from '@/components/ui/feedback/notice';
import { useLocalValue } from '@/lib/device/local-value';
import { useKeepHome, useKeptHome } from '@/lib/home/account-client';
import { home } from '@/lib/home/client';
import { isSame, isTold } from '@/lib/home/copy';
import type { Home } from '@/lib/home/types';
import { useCustomerName } from '@/lib/http/customer-name-client';
import { href } from '@/lib/routing/href';
import css from './home-facts.module.css';

const c = classes(css);

/** The copy of the home facts in the account, which is saved, restored and deleted only on request. */
export function HomeAccount({ onBrought }: { onBrought: () => void }) {
  if (useCustomerName() !== null) return <Kept onBrought={onBrought} />;
  return (
    <>
      <p>Sign in to save a copy in your account, so that your other devices can use these details too.</p>
      <div>
        <ButtonLink kind="second" href={href('/login', { redirect: href('/my-home') })}>
          Sign in
        </ButtonLink>
      </div>
    </>
  );
}

function Kept({ onBrought }: { onBrought: () => void }) {
  const told = useLocalValue(home);
  const { data: saved, isError } = useKeptHome();
  const { mutate, isPending, error } = useKeepHome();
  const keep = (next: Home | null, words: string) => mutate(next, { onSuccess: () => announce(words) });
  const copy = () => keep(told, 'Copied to your account');
  const erase = () => keep(null, 'Deleted from your account');
  const bring = () => {
    if (!saved) return;
    home.change(() => saved);
    onBrought();
    announce('The copy in your account is now in use here');
  };

  if (isError) return <p>Your account cannot be reached right now. Nothing here depends on it.</p>;
  const differs = saved ? !isSame(told, saved) : isTold(told);
  return (
    <>
      <p aria-live="polite">{wordsOf(saved, differs)}</p>
      {error ? <Notice kind="error">{error.message}</Notice> : null}
      <div className={c('acts')}>
        {differs && isTold(told) ? (
          <Button kind="second" state={isPending ? 'busy' : 'rest'} onClick={copy}>
            {saved ? 'Replace the copy in my account' : 'Copy to my account'}
          </Button>
        ) : null}
        {saved && differs ? (
          <Button kind="second" onClick={bring}>
            Use the copy in my account
          </Button>
        ) : null}
        {saved ? (
          <Button kind="second" state={isPending ? 'busy' : 'rest'} onClick={erase}>
            Delete it from my account
          </Button>
        ) : null}
      </div>
    </>
  );
}

function wordsOf(saved: Home | null | undefined, differs: boolean): string {
  if (saved === undefined) return 'Checking your account.';
  if (saved === null) {
    return differs
      ? 'No copy is saved in your account. With one, your other devices can use these details too.'
      : 'No copy is saved in your account, and there is nothing to copy yet.';
  }
  return differs ? 'The copy in your account is different.' : 'The copy in your account is up to date.';
}
