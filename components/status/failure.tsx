import { isUnreachable } from '@/lib/platform/result';
import { ErrorView } from './error-view';

/** Shows a thrown error. `digest` is the framework's reference for it. */
export function Failure({ error, retry }: { error: Error & { digest?: string }; retry?: () => void }) {
  const unreachable = isUnreachable(error);
  return (
    <ErrorView
      status={unreachable ? 503 : 500}
      message={unreachable ? 'Service unavailable' : 'Something went wrong'}
      advice={unreachable ? 'It is usually back within a minute.' : 'It is our fault and has been noted.'}
      reference={unreachable ? undefined : error.digest}
    >
      {retry ? (
        <button type="button" onClick={retry}>
          Try again
        </button>
      ) : null}
    </ErrorView>
  );
}
