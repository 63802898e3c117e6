import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { pageEpoch } from '../cache/page-epoch.ts';
import { localeCookie } from '../session/locale-cookie.ts';
import { type Answer, commonHeaders, NO_PAGE, plainAnswer, redirectAnswer, retryAfter } from './answer.ts';
import type { Built } from './built.ts';
import { type Captured, capture } from './capture.ts';
import { withCompileHint } from './document/compile-hints.ts';
import { createDocuments } from './document/documents.ts';
import { readErrorDocument } from './document/error-document.ts';
import { createJointStyles } from './document/joint-styles.ts';
import { createPageCopies } from './page-copies.ts';
import { partCookies, withCookies } from './own-answer.ts';
import { mayLeadTo } from './document/page-redirects.ts';
import { API_METHODS } from './request-rules.ts';
import { createStaticFiles } from './static-files.ts';
import { createStatusPages, type Handle } from './status-pages.ts';
import { stream } from './stream.ts';
import { isInternal, isStreamed } from './traffic.ts';

/** What is asked for, after the front's checks. `path` is decoded, `raw` as it came. */
export type RequestTarget = { id: string; path: string; raw: string; query: string };

export type Responder = {
  /** What the shop answers, finished. @throws CallerGone */
  respond(target: RequestTarget, request: IncomingMessage, response: ServerResponse): Promise<Answer>;
  /** The page for a status to people, a line of text or JSON to everyone else. */
  /** @param seconds after which the platform wants to be asked again */
  refuse(status: number, target: RequestTarget, request: IncomingMessage, seconds?: number): Promise<Answer>;
};

const FOR_PEOPLE = /text\/html|\*\/\*/;
/** What the framework says of its own cache. */
const CACHE_WORDS = ['HIT', 'STALE', 'MISS'] as const;
const REDIRECTS_KEPT = 'public, max-age=0, s-maxage=60';

/** Asks the framework and finishes what it answers. */
export function createResponder(handle: Handle, config: Config, { readSheet }: Built): Responder {
  const jointStyles = createJointStyles(config.session.secret, readSheet);
  const documents = createDocuments(config, jointStyles);
  const staticFiles = createStaticFiles();
  const pageCopies = createPageCopies();
  const statusPages = createStatusPages(handle);

  const refuse: Responder['refuse'] = async (status, { id, path, raw }, request, seconds) => {
    const isForPeople = !path.startsWith('/api/') && FOR_PEOPLE.test(request.headers.accept ?? '*/*');
    const page = isForPeople ? await statusPages.page(status, raw, request) : undefined;
    if (!page) return plainAnswer(status, path, id, retryAfter(status, seconds));
    const answer = await documents.finish(request, path, page);
    return { ...answer, headers: { ...answer.headers, ...retryAfter(status, seconds) } };
  };

  /** What the framework would take at the address of a request, which it uses up. */
  async function methodsOf(request: IncomingMessage, response: ServerResponse): Promise<string> {
    request.method = 'OPTIONS';
    const { headers } = await capture(response, () => handle(request, response));
    const taken = [headers['allow'] ?? []].flat().join(', ').split(', ');
    return API_METHODS.filter((method) => taken.includes(method)).join(', ');
  }

  async function finish(
    target: RequestTarget,
    captured: Captured,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const { location, 'content-type': type } = captured.headers;
    if (captured.status === 405) {
      const allow = await methodsOf(request, response);
      return plainAnswer(405, target.path, target.id, { allow });
    }
    if (captured.status >= 300 && captured.status < 400 && location) {
      const isForGood = captured.status === 301 || captured.status === 308;
      const to = [location].flat()[0] ?? '/';
      const moved = redirectAnswer(captured.status, to, isForGood ? REDIRECTS_KEPT : 'no-store');
      const { 'referrer-policy': policy } = captured.headers;
      return isForGood || !policy
        ? moved
        : { ...moved, headers: { ...moved.headers, 'referrer-policy': policy } };
    }
    if (!type?.toString().startsWith('text/html')) return documents.finish(request, target.path, captured);
    const meaning = readErrorDocument(captured.body, captured.status);
    if (meaning && 'location' in meaning) {
      return mayLeadTo(meaning.status, meaning.location, config)
        ? redirectAnswer(meaning.status, meaning.location)
        : refuse(500, target, request);
    }
    const status = meaning?.status ?? captured.status;
    return status < 400
      ? documents.finish(request, target.path, { ...captured, status })
      : refuse(status, target, request, meaning && 'retryAfter' in meaning ? meaning.retryAfter : undefined);
  }

  return {
    refuse,
    async respond(target, request, response) {
      const file = staticFiles.get(request, target.path);
      if (file) return { ...file, cache: 'HIT' };
      const copy = pageCopies.get(request, target.path);
      // As middleware would, had it been asked.
      if (copy) {
        const cookie = localeCookie(request.headers, config.secure);
        return { ...withCookies(copy, cookie && [cookie]), cache: 'HIT' };
      }
      const epoch = pageEpoch();
      if (isInternal(target.path)) return refuse(404, target, request);
      if (isStreamed(target.path)) {
        const headers = { ...NO_PAGE, ...commonHeaders(target.id, config) };
        const status = await stream(request, response, headers, () => handle(request, response));
        return { status, headers: {}, body: Buffer.alloc(0) };
      }
      // A page is made whole also when only its headers are wanted: they depend on what is in it.
      if (request.method === 'HEAD') request.method = 'GET';
      const joint = await jointStyles.read(target.path);
      const { captured, cookies } = partCookies(
        joint ?? withCompileHint(target.path, await capture(response, () => handle(request, response))),
      );
      const answer = await finish(target, captured, request, response);
      staticFiles.keep(request, target.path, answer);
      // An alias has no copy of its own: of some there are as many as anybody makes up.
      if (!captured.headers['x-middleware-rewrite']) pageCopies.keep(request, target.path, answer, epoch);
      const cache = CACHE_WORDS.find((word) => word === captured.headers['x-nextjs-cache']);
      return withCookies(cache ? { ...answer, cache } : answer, cookies);
    },
  };
}
