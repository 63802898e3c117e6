import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { RequestContext, UpstreamCall } from '../../observe/request-context.ts';
import { parseJson } from '../../json.ts';

/** Prefix of the headers between the front and the renderers; removed from clients' requests. */
const PREFIX = 'x-shop-';

/** Whether it answers at all, its state, and its metrics. */
const QUESTIONS = ['alive', 'state', 'metrics'] as const;
export type Question = (typeof QUESTIONS)[number];

/** What the front tells a renderer about a request, besides the request itself. */
export type PrivateRequest = {
  /** The client's IP address, as far as the trusted proxies can tell. */
  caller?: string | undefined;
  /** A status code whose error page is wanted instead of the page at the URL. */
  refuse?: number;
  /** The path as requested, for an error page to show. */
  raw?: string;
  /** Whether the page is the same for everybody. */
  isShared?: boolean;
  /** A question to the renderer itself. */
  question?: Question;
};

/** What a renderer tells the front about a response, besides the response itself. */
export type PrivateAnswer = Pick<RequestContext, 'calls' | 'traceId' | 'trueUntil' | 'tags'> & {
  cache?: string | undefined;
  /** Whether it may also be sent to others who request the same path. */
  isOfPath: boolean;
};

export function requestHeaders({
  caller,
  refuse,
  raw,
  isShared,
  question,
}: PrivateRequest): Record<string, string> {
  return {
    ...(caller && { 'x-shop-caller': caller }),
    ...(refuse && { 'x-shop-refuse': String(refuse) }),
    ...(raw && { 'x-shop-raw': raw }),
    ...(isShared && { 'x-shop-shared': '1' }),
    ...(question && { 'x-shop-question': question }),
  };
}

/** Reads the private headers of a request, and removes them from it. */
export function takePrivateRequest(headers: IncomingHttpHeaders): PrivateRequest {
  const given = (name: string) => headers[PREFIX + name]?.toString();
  const [caller, refuse, raw] = ['caller', 'refuse', 'raw'].map(given);
  const question = QUESTIONS.find((each) => each === given('question'));
  const isShared = given('shared') === '1';
  for (const name of Object.keys(headers)) if (name.startsWith(PREFIX)) delete headers[name];
  return {
    ...(caller && { caller }),
    ...(refuse && { refuse: Number(refuse) }),
    ...(raw && { raw }),
    ...(isShared && { isShared }),
    ...(question && { question }),
  };
}

export function answerHeaders({
  calls,
  traceId,
  trueUntil,
  tags,
  cache,
  isOfPath,
}: PrivateAnswer): OutgoingHttpHeaders {
  // The caches do not know these yet about a page that was only just rendered.
  const isKnown = cache !== undefined && cache !== 'MISS';
  return {
    ...(calls.length > 0 && { 'x-shop-calls': JSON.stringify(calls) }),
    ...(traceId && { 'x-shop-trace': traceId }),
    ...(isKnown && trueUntil !== undefined && { 'x-shop-true-until': String(trueUntil) }),
    ...(isKnown && tags && isOfPath && { 'x-shop-tags': tags.join() }),
    ...(cache && { 'x-shop-cache': cache }),
    ...(isOfPath && { 'x-shop-of-path': '1' }),
  };
}

/** Headers about the connection between the two processes only. The response to the client gets its own. */
const OF_THE_LINE = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);

type Received = Record<string, string | string[] | undefined>;

/** Splits the headers of a renderer's response into those for the client and those for the front. */
export function partAnswer(headers: Received): { headers: OutgoingHttpHeaders; about: PrivateAnswer } {
  const entries = Object.entries(headers).filter(([name]) => !OF_THE_LINE.has(name));
  const given = (name: string) => headers[PREFIX + name]?.toString();
  const sent = Object.fromEntries(entries.filter(([name]) => !name.startsWith(PREFIX)));
  const calls = given('calls');
  const traceId = given('trace');
  const trueUntil = given('true-until');
  const tags = given('tags');
  return {
    headers: sent,
    about: {
      calls: calls ? (parseJson(calls) as UpstreamCall[]) : [],
      ...(traceId && { traceId }),
      ...(trueUntil && { trueUntil: Number(trueUntil) }),
      ...(tags !== undefined && { tags: tags.split(',') }),
      cache: given('cache'),
      isOfPath: given('of-path') === '1',
    },
  };
}
