import { DATA_FOLDER, type DataFolder } from '../durable/data-folder.ts';
import { existingSingleton } from '../process-singleton.ts';
import type { Answer } from './answer.ts';
import type { RendererPool } from './renderers/pool.ts';
import type { Visit } from './warm-up.ts';

/** Mail that waits longer than this means that something is wrong with its road. */
const LONGEST_WAIT_MS = 15 * 60_000;
/** So often at most the renderers are asked how they stand, whoever asks how often. */
const ASK_EVERY_MS = 250;
/** So often at most a page is made to see whether one can be. */
const LOOK_EVERY_MS = 5_000;
/** A renderer that is at work answers later; whether it hangs is seen elsewhere. */
const PAGE_WITHIN_MS = 1_000;

export type Phase = 'starting' | 'serving' | 'stopping';

type Parts = {
  renderers: Pick<RendererPool, 'state'>;
  visit: Visit;
  phase: () => Phase;
  /** Whether other machines can take what this one cannot keep. */
  hasOthers: boolean;
};

/** What is not as it should be; `unfit` where this machine is no use to anybody. */
type Found = {
  failing: string[];
  outbox: unknown;
  isStarting: boolean;
  /** Whether a page was made. */
  isShown: boolean;
  isUnfit: boolean;
  isSlow: boolean;
};

/**
 * What the shop says of itself. `live`: the process answers. `start`: it can do all that it is for, and so may take the
 * place of another; from the first time on for good. `ready`: it takes traffic, which it does not before it has begun,
 * once it ends, or where pages end in errors. An upstream that fails or refuses the shop's token, or a disk on which
 * nothing can be kept, makes it degraded, not unready: what needs neither goes on. A disk does so where others have one.
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

  /** What keeps a machine from taking another's place: an upstream that is away keeps none. */
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

/** How much waits, without what kinds of work that are. */
function countsOf(outbox: Awaited<ReturnType<RendererPool['state']>>['outbox']): unknown {
  if (outbox === null || outbox === 'unreadable') return outbox;
  const { kinds: _, ...counts } = outbox;
  return counts;
}

/** How the renderers stand: each question to them counts what waits in the outbox. */
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

/** Whether a page can be made: the home page, which is held in memory and made anew behind it. */
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
