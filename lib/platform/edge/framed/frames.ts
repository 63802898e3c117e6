import type { AsyncLocalStorage } from 'node:async_hooks';
import { ServerResponse } from 'node:http';
import { TAGS_OF_FRAMES } from '../../cache/cache-tags.ts';
import { expiryCount, hasExpired } from '../../cache/expiries.ts';
import { framesOf, log } from '../../observe/log.ts';
import { type RequestContext, REQUEST_CONTEXTS } from '../../observe/request-context.ts';
import { existingSingleton } from '../../process-singleton.ts';
import { capture, type Captured } from '../capture.ts';
import type { JointStyles } from '../document/joint-styles.ts';
import { noteChanges } from '../document/rewrite-notes.ts';
import { rewritten } from '../document/rewrite.ts';
import { type Handle, ownRequest } from '../own-request.ts';
import { leftOfMinute } from '../shared-lists.ts';
import { compile, type Frame } from './compile.ts';
import type { FramePath } from './content.ts';
import { addressOf } from './slots.ts';

/** A frame is kept this long at most, unless something in it expires or its minute ends earlier. */
const FRESH_MS = 30_000;
/** How long to wait after a frame could not be rendered. */
const AGAIN_MS = 2_000;

export type KeptFrame = { frame: Frame; headers: Captured['headers'] };

type Kept = { made: Promise<KeptFrame | undefined>; until: number; expiries: number };

export type Frames = {
  /** Returns the frame of pages at this path; undefined if it cannot be rendered or cannot be filled. */
  frameOf(path: FramePath, host: string | undefined): Promise<KeptFrame | undefined>;
};

/**
 * Creates the cache of frames: what surrounds the content of pages rendered per request. The framework renders a frame
 * like any page, with marks in place of the content.
 */
export function createFrames(handle: Handle, { join }: Pick<JointStyles, 'join'>): Frames {
  const kept = new Map<FramePath, Kept>();

  async function make(path: FramePath, host: string | undefined): Promise<KeptFrame | undefined> {
    const { path: at, query } = addressOf(path);
    const request = ownRequest(`${at}?${query}`, host);
    const response = new ServerResponse(request);
    const contexts = existingSingleton<AsyncLocalStorage<RequestContext>>(REQUEST_CONTEXTS);
    const context: RequestContext = { requestId: 'frame', calls: [], isFrame: true };
    const work = () => capture(response, () => handle(request, response));
    const { status, headers, body } = await (contexts ? contexts.run(context, work) : work());
    // A frame with something missing is not kept for others.
    if (status !== 200 || context.lacks) return undefined;
    const { pieces, changes } = rewritten(body, join);
    noteChanges(changes);
    const frame = compile(pieces, path);
    if (!frame) log('error', 'frame', { path, marks: false });
    return frame ? { frame, headers } : undefined;
  }

  return {
    frameOf(path, host) {
      const before = kept.get(path);
      const now = performance.now();
      if (before && now < before.until && !hasExpired(before.expiries, TAGS_OF_FRAMES)) return before.made;
      const life = Math.min(FRESH_MS, leftOfMinute(Date.now()));
      const made = make(path, host).catch((error: unknown) => {
        log('error', 'frame', { path, ...framesOf(error) });
        return undefined;
      });
      const entry: Kept = { made, until: now + life, expiries: expiryCount() };
      kept.set(path, entry);
      void made.then((frame) => {
        if (!frame) entry.until = now + AGAIN_MS;
      });
      return made;
    },
  };
}
