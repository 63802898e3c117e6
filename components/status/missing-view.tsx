import { ErrorView } from './error-view';
import { MissingPath } from './missing-path';

/**
 * For a path that leads nowhere, met while already in the shop. Every page carries this along, so it is short; a
 * first request is answered with the whole page at `/status/404`.
 */
export function MissingView() {
  return (
    <ErrorView status={404} message="Page not found">
      <MissingPath />
    </ErrorView>
  );
}
