import type { Instrumentation } from 'next';
import { framesOf, log } from '@/lib/platform/observe/log';
import { noteUnreachable } from '@/lib/platform/observe/request-context';
import { readUnreachable } from '@/lib/platform/result';

/** Once in each process that runs the framework, when it starts. The condition is what the compiler leaves the edge's copy empty by. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { config } = await import('@/lib/platform/config');
  if (config().isTraced) (await import('@/lib/platform/observe/tracing/start')).startTracing();
  const { startKeptAnswers } = await import('@/lib/platform/cache/kept-answers');
  startKeptAnswers();
  const { followReCaptcha } = await import('@/lib/forms/re-captcha-queries');
  followReCaptcha();
  const { isPrimary } = await import('@/lib/platform/renderer-role');
  if (isPrimary()) {
    const { startDeliveries } = await import('@/lib/deliveries/commands');
    startDeliveries();
    const { startPolling } = await import('@/lib/search/poll-commands');
    startPolling();
  }
  const { startTelling } = await import('@/lib/platform/durable/telling');
  const { endingsToTell } = await import('@/lib/platform/session/session-endings');
  const { linksToTell } = await import('@/lib/platform/session/spent-links');
  // What stands in the database of all machines is known to all of them.
  const isKnown = config().databaseUrl !== null;
  startTelling(async () => (isKnown ? [] : [...(await endingsToTell()), ...(await linksToTell())]));
}

/**
 * One line per error that a page or call ended in: what and where, nothing of who asked for what. What could not be
 * reached is noted with the request, since an answer that is no document does not say why it failed.
 */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  const known = error instanceof Error ? error : undefined;
  const digest = known && 'digest' in known ? String(known.digest) : undefined;
  const unreachable = digest === undefined ? null : readUnreachable(digest);
  if (unreachable) noteUnreachable(unreachable);
  log(unreachable ? 'warn' : 'error', 'page', {
    requestId: request.headers['x-request-id'],
    route: context.routePath,
    type: context.routeType,
    revalidate: context.revalidateReason,
    digest,
    ...framesOf(error),
  });
};
