import { DATA_FOLDER, type DataFolder } from '../durable/data-folder.ts';
import { existingSingleton } from '../process-singleton.ts';
import type { Answer } from './answer.ts';
import type { RendererPool } from './renderers/pool.ts';

/** Mail that waits longer than this means that something is wrong with its road. */
const LONGEST_WAIT_MS = 15 * 60_000;

/**
 * `live`: the process answers. `ready`: it takes traffic, which it does not before deliveries have begun. An upstream
 * that fails or refuses the shop's token, or a disk on which nothing can be kept, makes it degraded, not unready: what needs neither goes on.
 */
export async function healthAnswer(
  path: string,
  isReady: boolean,
  isLocal: boolean,
  renderers: Pick<RendererPool, 'state'>,
): Promise<Answer | undefined> {
  if (path === '/api/health/live') return json(200, { status: 'ok' });
  if (path !== '/api/health/ready') return undefined;
  if (!isReady) return json(503, { status: 'stopping' });
  const { outbox, breakers, refused } = await renderers.state();
  if (outbox === null) return json(503, { status: 'starting' });
  const canKeep = outbox !== 'unreadable' && existingSingleton<DataFolder>(DATA_FOLDER)?.canKeep() !== false;
  const open = Object.entries(breakers).flatMap(([name, state]) => (state === 'closed' ? [] : [name]));
  const tokens = refused.map((name) => `${name}-token`);
  const failing = [...open, ...tokens, ...(canKeep ? [] : ['data'])];
  const isSlow = outbox !== 'unreadable' && outbox.oldestMs > LONGEST_WAIT_MS;
  const status = failing.length > 0 || isSlow ? 'degraded' : 'ok';
  if (!isLocal) return json(200, { status });
  const { kinds: _, ...counts } = outbox === 'unreadable' ? { kinds: [] } : outbox;
  return json(200, { status, failing, outbox: outbox === 'unreadable' ? outbox : counts });
}

function json(status: number, value: unknown): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(JSON.stringify(value)),
  };
}
