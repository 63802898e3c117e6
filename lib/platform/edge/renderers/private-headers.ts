import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { RequestContext, UpstreamCall } from '../../observe/request-context.ts';
import { parseJson } from '../../json.ts';

/** Headers that front and renderers say to each other alone; strangers' are taken out. */
const PREFIX = 'x-shop-';

/** Whether it answers at all, how its work stands, and what it counts. */
const QUESTIONS = ['alive', 'state', 'metrics'] as const;
export type Question = (typeof QUESTIONS)[number];

/** What the front says of a request beside what came with it. */
export type PrivateRequest = {
  /** Of whoever asks, as far as the last hop that is trusted can tell. */
  caller?: string | undefined;
  /** A status whose page is wanted in place of what stands at the address. */
  refuse?: number;
  /** The path as it came, where a page of a status is to show it. */
  raw?: string;
  /** Whether everybody may have the page. */
  isShared?: boolean;
  /** A question to the renderer itself. */
  question?: Question;
};

/** What a renderer says of its answer beside what the caller is sent. */
export type PrivateAnswer = Pick<RequestContext, 'calls' | 'traceId' | 'trueUntil' | 'tags'> & {
  cache?: string | undefined;
  /** Whether it may be given to others who ask for the same path. */
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

/** Takes what the front says out of the headers of a request. */
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
  // Of one that was made now the caches know nothing yet.
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

/** Between two processes only: the next two have connections, and lengths, of their own. */
const OF_THE_LINE = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);

type Received = Record<string, string | string[] | undefined>;

/** Parts the headers of a renderer's answer into what the caller is sent and what is said to the front alone. */
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
