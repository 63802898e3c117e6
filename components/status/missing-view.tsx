import { ErrorView } from './error-view';
import { MissingPath } from './missing-path';

/**
 * "Not found" after a client navigation. Every page contains it, so it is short; a first request is answered with the
 * full page at `/status/404`.
 */
export function MissingView() {
  return (
    <ErrorView status={404} message="Page not found">
      <MissingPath />
    </ErrorView>
  );
}
