import type { Metadata } from 'next';
import { MissingPath } from '@/components/status/missing-path';
import { ErrorView } from '@/components/status/error-view';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

/**
 * For a path that no route knows, met while already in the shop. Every page carries this along, so it is short; a
 * first request is answered with the whole page at `/status/404`.
 */
export default function NotFound() {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorView status={404} message="Page not found">
        <MissingPath />
      </ErrorView>
    </main>
  );
}
