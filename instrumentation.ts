import type { Instrumentation } from 'next';
import { framesOf, log } from '@/lib/platform/observe/log';
import { noteUnreachable } from '@/lib/platform/observe/request-context';
import { readUnreachable } from '@/lib/platform/result';

/**
 * Runs once in each process of the framework, at start. The condition lets the compiler empty the edge runtime's copy.
 */
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
  // What is in the shared database is known to all machines.
  const isKnown = config().databaseUrl !== null;
  startTelling(async () => (isKnown ? [] : [...(await endingsToTell()), ...(await linksToTell())]));
}

/**
 * Logs one line for each error in which a page or API call ended: what and where, nothing about who requested what. An
 * unreachable service is also noted with the request, because a response that is not a document does not say why it
 * failed.
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
