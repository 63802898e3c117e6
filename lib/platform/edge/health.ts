import { DATA_FOLDER, type DataFolder } from '../durable/data-folder.ts';
import { existingSingleton } from '../process-singleton.ts';
import type { Answer } from './answer.ts';
import type { RendererPool } from './renderers/pool.ts';
import type { Visit } from './warm-up.ts';

/** An e-mail that has waited longer than this shows that deliveries are failing. */
const LONGEST_WAIT_MS = 15 * 60_000;
/** The renderers are asked for their state at most this often. */
const ASK_EVERY_MS = 250;
/** The test page is rendered at most this often. */
const LOOK_EVERY_MS = 5_000;
/**
 * How long a health check waits for the test page. A busy renderer may take longer; one that hangs is found elsewhere.
 */
const PAGE_WITHIN_MS = 1_000;

export type Phase = 'starting' | 'serving' | 'stopping';

type Parts = {
  renderers: Pick<RendererPool, 'state'>;
  visit: Visit;
  phase: () => Phase;
  /** Whether other machines can take what this one cannot store. */
  hasOthers: boolean;
};

/** What is wrong; `isUnfit` if this machine is of no use to anybody. */
type Found = {
  failing: string[];
  outbox: unknown;
  isStarting: boolean;
  /** Whether the test page was rendered. */
  isShown: boolean;
  isUnfit: boolean;
  isSlow: boolean;
};

/**
 * Answers the health checks. `live`: the process answers. `start`: it has been fully functional once, and so may
 * replace another machine. `ready`: it takes traffic, which it does not while starting or stopping, or when pages end
 * in errors. It is degraded but ready if an upstream fails or refuses the shop's token, or if nothing can be stored:
 * whatever needs neither still works. A full or broken disk makes it unready only if other machines have a disk of
 * their own.
 */
export function createHealth({ renderers, visit, phase, hasOthers }: Parts) {
  const pages = createPageProbe(visit);
  const state = createStateProbe(renderers);
  let hasStarted = false;

  async function look(): Promise<Found> {
    const { outbox, breakers, refused } = await state();
    const canKeepFiles = existingSingleton<DataFolder>(DATA_FOLDER)?.canKeep() !== false;
    const open = Object.entries(breakers).flatMap(([name, state]) => (state === 'closed' ? [] : [name]));
    const tokens = refused.map((name) => `${name}-token`);
    const page = await pages();
    const data = canKeepFiles && outbox !== 'unreadable' ? [] : ['data'];
    return {
      failing: [...open, ...tokens, ...data, ...(page === 'away' || page === 'broken' ? ['pages'] : [])],
      outbox: countsOf(outbox),
      isStarting: outbox === null || phase() === 'starting',
      isShown: page === 'well',
      isUnfit: page === 'broken' || (!canKeepFiles && hasOthers),
      isSlow: outbox !== null && outbox !== 'unreadable' && outbox.oldestMs > LONGEST_WAIT_MS,
    };
  }

  /** Whether a machine may replace another. An upstream that is down does not prevent that. */
  const isFit = ({ failing, isShown }: Found) =>
    isShown && !failing.some((name) => /^data$|-token$/.test(name));

  return async (path: string, isLocal: boolean): Promise<Answer | undefined> => {
    if (path === '/api/health/live') return json(200, { status: 'ok' });
    const isStart = path === '/api/health/start';
    if (!isStart && path !== '/api/health/ready') return undefined;
    if (phase() === 'stopping') return json(503, { status: 'stopping' });
    const found = await look();
    hasStarted ||= !found.isStarting && isFit(found);
    const tell = (status: number, word: string) =>
      json(
        status,
        isLocal ? { status: word, failing: found.failing, outbox: found.outbox } : { status: word },
      );
    if (isStart) return hasStarted ? tell(200, 'ok') : tell(503, 'starting');
    if (found.isStarting) return tell(503, 'starting');
    if (found.isUnfit) return tell(503, 'failing');
    return tell(200, found.failing.length > 0 || found.isSlow ? 'degraded' : 'ok');
  };
}

/** The counts of the outbox, without those of each kind. */
function countsOf(outbox: Awaited<ReturnType<RendererPool['state']>>['outbox']): unknown {
  if (outbox === null || outbox === 'unreadable') return outbox;
  const { kinds: _, ...counts } = outbox;
  return counts;
}

/** Asks for the renderers' state, at most once every 250 ms because each time counts what waits in the outbox. */
function createStateProbe({ state }: Parts['renderers']): RendererPool['state'] {
  let asked: ReturnType<RendererPool['state']> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (asked && performance.now() - askedAt < ASK_EVERY_MS) return asked;
    askedAt = performance.now();
    asked = state();
    return asked;
  };
}

/** Whether a page can be rendered. Renders the home page, which also refreshes its held copy. */
function createPageProbe(visit: Visit) {
  type Word = 'unknown' | 'well' | 'away' | 'broken';
  let last: Word = 'unknown';
  let looking: Promise<void> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    const answer = await visit('/').catch(() => undefined);
    if (answer) last = answer.status < 400 ? 'well' : answer.status === 503 ? 'away' : 'broken';
    lookedAt = performance.now();
    looking = undefined;
  }

  return async (): Promise<Word> => {
    if (performance.now() - lookedAt >= LOOK_EVERY_MS) looking ??= look();
    if (looking) {
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((settle) => {
        timer = setTimeout(settle, PAGE_WITHIN_MS);
      });
      await Promise.race([looking, patience]);
      clearTimeout(timer);
    }
    return last;
  };
}

function json(status: number, value: unknown): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from(JSON.stringify(value)),
  };
}
