import 'server-only';
import { type ContentfulClientApi, type CreateClientParams, createClient } from 'contentful';
import { staleIfError } from '@/lib/platform/cache/stale-if-error';
import { config } from '@/lib/platform/config';
import { fail, ok, type Result, type UpstreamError } from '@/lib/platform/result';
import { processSingleton } from '@/lib/platform/process-singleton';
import { isWaitedFor } from '@/lib/platform/observe/request-context';
import { callUpstream } from './upstream';

/** Days for which stale content may be used while the service is down; the same as `CONTENT_LIFE`. */
const DAYS_WITHOUT = 30;
/** Text of specification §8. */
const NOT_FOUND = 'The resource could not be found.';

type Adapter = Extract<NonNullable<CreateClientParams['adapter']>, (...parts: never[]) => unknown>;

/** An error named by the service's name for it, or by the HTTP status (specification §8). */
class ContentError extends Error {
  readonly upstream: UpstreamError;
  constructor(upstream: UpstreamError) {
    super(upstream.message);
    const { code, status } = upstream;
    this.name = code ?? (status === undefined ? upstream.kind : String(status));
    this.upstream = { ...upstream, code: this.name };
  }
}

/**
 * Sends the requests of the content service's client library through `callUpstream`. A call has 1.5 s while a shopper
 * waits, 4 s while an editor waits for a draft, and 30 s when nobody waits. Drafts have their own rate limit and
 * breaker, so that editors take nothing from shoppers.
 */
const adapter =
  (preview: boolean): Adapter =>
  async (request) => {
    const query = new URLSearchParams(request.params as Record<string, string>).toString();
    const address = request.url ?? '';
    const path = /^https?:/.test(address)
      ? address
      : `${request.baseURL?.replace(/\/+$/, '')}/${address.replace(/^\/+/, '')}`;
    const url = query ? `${path}?${query}` : path;
    const ask = () =>
      callUpstream(preview ? 'content-drafts' : isWaitedFor() ? 'content' : 'content-unhurried', {
        url,
        headers: { authorization: String(request.headers.get('authorization')) },
      });
    const result = await (preview ? ask() : staleIfError('content', url, ask, { days: DAYS_WITHOUT }));
    if (!result.ok) throw new ContentError(result.error);
    // The library modifies the data, which simultaneous calls share.
    return {
      data: structuredClone(result.value),
      status: 200,
      statusText: 'OK',
      headers: {},
      config: request,
    };
  };

function contentClient(preview: boolean): ContentfulClientApi<'WITHOUT_UNRESOLVABLE_LINKS'> {
  return processSingleton(`content.${preview}`, () => {
    const { space, environment, token, previewToken, url, previewUrl } = config().content;
    const { host, pathname, protocol } = new URL(preview ? previewUrl : url);
    return createClient({
      space,
      environment,
      accessToken: preview ? previewToken : token,
      host,
      basePath: pathname,
      insecure: protocol === 'http:',
      adapter: adapter(preview),
      retryOnError: false,
    }).withoutUnresolvableLinks;
  });
}

/**
 * Calls the content service: `contentRequest(false, (client) => client.getEntries({ content_type: 'page' }))`. The
 * `code` of an error is the service's name for it, such as `InvalidQuery`. A missing entry (`getEntry`) is `rejected`
 * with status 404 and the code `NotFound`.
 * @param preview reads drafts instead of published entries; never in a cached function
 */
export async function contentRequest<T>(
  preview: boolean,
  work: (client: ContentfulClientApi<'WITHOUT_UNRESOLVABLE_LINKS'>) => Promise<T>,
): Promise<Result<T>> {
  try {
    return ok(await work(contentClient(preview)));
  } catch (error) {
    if (error instanceof ContentError) return fail(error.upstream);
    const message = error instanceof Error ? error.message : String(error);
    return fail(
      isNotFound(error)
        ? { kind: 'rejected', upstream: 'content', status: 404, code: 'NotFound', message: NOT_FOUND }
        : { kind: 'invalid', upstream: 'content', message },
    );
  }
}

/** Whether this is the library's own error for an entry that does not exist. */
const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'sys' in error && (error.sys as { id?: unknown }).id === 'NotFound';
