import 'server-only';
import { type ContentfulClientApi, type CreateClientParams, createClient } from 'contentful';
import { config } from '@/lib/platform/config';
import { fail, ok, type Result, type UpstreamError } from '@/lib/platform/result';
import { processSingleton } from '@/lib/platform/process-singleton';
import { callUpstream } from './upstream';

type Adapter = Extract<NonNullable<CreateClientParams['adapter']>, (...parts: never[]) => unknown>;

class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly upstream: UpstreamError;
  constructor(upstream: UpstreamError) {
    super(upstream.message);
    this.upstream = upstream;
  }
}

/** Lets the content service's own library speak through our policy: deadline, breaker, size cap, no redirects. */
const adapter: Adapter = async (request) => {
  const query = new URLSearchParams(request.params as Record<string, string>).toString();
  const address = request.url ?? '';
  const path = /^https?:/.test(address)
    ? address
    : `${request.baseURL?.replace(/\/+$/, '')}/${address.replace(/^\/+/, '')}`;
  const result = await callUpstream('content', {
    url: query ? `${path}?${query}` : path,
    headers: { authorization: String(request.headers.get('authorization')) },
  });
  if (!result.ok) throw new ContentError(result.error);
  // The library writes into what it is given, and several who ask at once share one answer.
  return { data: structuredClone(result.value), status: 200, statusText: 'OK', headers: {}, config: request };
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
      adapter,
      retryOnError: false,
    }).withoutUnresolvableLinks;
  });
}

/**
 * Asks the content service: `contentRequest(false, (client) => client.getEntries({ content_type: 'page' }))`.
 * A missing entry (`getEntry`) is `rejected` with status 404.
 * @param preview drafts instead of what is published; never within a cached function.
 */
export async function contentRequest<T>(
  preview: boolean,
  work: (client: ContentfulClientApi<'WITHOUT_UNRESOLVABLE_LINKS'>) => Promise<T>,
): Promise<Result<T>> {
  try {
    return ok(await work(contentClient(preview)));
  } catch (error) {
    if (error instanceof ContentError) return fail(error.upstream);
    const missing = error instanceof Error && error.name === 'NotFound';
    const message = error instanceof Error ? error.message : String(error);
    return fail(
      missing
        ? {
            kind: 'rejected',
            upstream: 'content',
            status: 404,
            code: 'NotFound',
            message: 'The resource could not be found.',
          }
        : { kind: 'invalid', upstream: 'content', message },
    );
  }
}
