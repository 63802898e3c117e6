import { AsyncLocalStorage } from 'node:async_hooks';
import { type RequestContext, REQUEST_CONTEXTS } from '@/lib/platform/observe/request-context';
import { processSingleton } from '@/lib/platform/process-singleton';

/** Returns the names of the upstreams called while `work` runs. */
export async function callsOf(work: () => Promise<unknown>): Promise<string[]> {
  const contexts = processSingleton(REQUEST_CONTEXTS, () => new AsyncLocalStorage<RequestContext>());
  const context: RequestContext = { requestId: 'test', calls: [] };
  await contexts.run(context, work);
  return context.calls.map(({ name }) => name);
}
