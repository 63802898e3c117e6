import { Button } from '@/components/ui/button';
import { ErrorView } from './error-view';
import { messageOf } from './messages';

/** What a thrown error is shown as. `digest` is the framework's reference for it. */
export function Failure({ error, retry }: { error: Error & { digest?: string }; retry?: () => void }) {
  const unreachable = error.digest === 'UNREACHABLE';
  const status = unreachable ? 503 : 500;
  return (
    <ErrorView status={status} {...messageOf(status)} reference={unreachable ? undefined : error.digest}>
      {retry ? (
        <Button kind="second" onClick={retry}>
          Try again
        </Button>
      ) : null}
    </ErrorView>
  );
}
