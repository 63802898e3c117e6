import 'server-only';
import { createHash } from 'node:crypto';
import { RE_CAPTCHA_FIELD, RE_CAPTCHA_WORDS } from '@/lib/forms/re-captcha';
import { currentReCaptcha } from '@/lib/forms/re-captcha-queries';
import { message } from '@/lib/i18n/messages';
import { addressOf } from '@/lib/platform/http/api';
import { spendPass } from '@/lib/platform/http/bot-check';
import type { Outcome } from '@/lib/platform/http/forms';
import { enqueue, stateOf } from '@/lib/platform/durable/outbox';
import { hit, type Limit } from '@/lib/platform/http/rate-limit';
import { orFallback } from '@/lib/platform/result';
import { sendEnquiry, TOKEN_REFUSED, WORDS_REFUSED } from './send-commands';
import type { Enquiry } from './types';

const HOUR_MS = 3_600_000;
/**
 * The same text counts as one enquiry within the five-minute span in which it was first sent and the next one, because
 * its answer may have been lost.
 */
const SPAN_MS = 5 * 60_000;
const limitOf = (kind: Enquiry['kind'] | 'price'): Limit => ({
  name: `enquiry-${kind}`,
  most: 5,
  windowMs: HOUR_MS,
});

type Sent = { website: string; pass: string; [RE_CAPTCHA_FIELD]?: string };
type Refused = Extract<Outcome, { ok: false }>;

/**
 * Checks that a form was sent by a person: the hidden field is empty, and the page's script sends the pass that it was
 * given. A browser without scripts sends none and is only limited by the hour.
 * @returns the refusal; null when it is accepted
 */
export async function refusal(
  kind: Enquiry['kind'] | 'price',
  { website, pass }: Pick<Sent, 'website' | 'pass'>,
  request: Request,
): Promise<Refused | null> {
  const byScript = request.headers.get('content-type')?.startsWith('application/json');
  if (website !== '' || (byScript && !(await spendPass(pass))))
    return { ok: false, status: 403, message: message('botCheck') };
  const wait = await hit(limitOf(kind), addressOf(request));
  if (wait === null) return null;
  const words = 'You have written to us several times within the hour. Ring us, or try again later.';
  return { ok: false, status: 429, message: words, retryAfter: wait };
}

type Taken = {
  ok: true;
  reference: string;
  /** Whether it has to wait until the platform can be reached again. */
  isLate: boolean;
};

/** Enquiries that the platform accepts only with a token, where its store uses reCAPTCHA. */
const GUARDED: readonly Enquiry['kind'][] = ['contact', 'question', 'review'];

/**
 * Enqueues an enquiry for delivery, unless it is refused. One that reCAPTCHA guards is sent at once, because its token
 * expires, and enqueued when the platform cannot be reached.
 * @returns the reference for both sides, or the refusal
 */
export async function takeEnquiry<K extends Enquiry['kind']>(
  kind: K,
  {
    website,
    pass,
    [RE_CAPTCHA_FIELD]: token = '',
    ...fields
  }: Extract<Enquiry, { kind: K }>['fields'] & Sent,
  request: Request,
): Promise<Taken | Refused> {
  const isGuarded = GUARDED.includes(kind) && (await orFallback(currentReCaptcha(), null)) !== null;
  if (isGuarded && token === '') return refuse(RE_CAPTCHA_WORDS.missing);
  const refused = await refusal(kind, { website, pass }, request);
  if (refused) return refused;
  const digest = await digestOf(kind, fields);
  const reference = `E-${digest.slice(0, 8).toUpperCase()}`;
  const enquiry = { kind, fields, reference };
  if (isGuarded) {
    const sent = await sendEnquiry(enquiry as unknown as Enquiry, token);
    if (sent.ok) return { ok: true, reference, isLate: false };
    if (sent.error.code === TOKEN_REFUSED) return refuse(RE_CAPTCHA_WORDS.refused);
    if (sent.error.code === WORDS_REFUSED) return refuse(NOT_TAKEN);
  }
  // Whoever has left the mailing list may join again at once.
  const again = kind === 'newsletter';
  const isKept = await enqueue({ kind: 'enquiry', key: keyOf(digest), payload: enquiry, again });
  return isKept
    ? { ok: true, reference, isLate: isGuarded }
    : { ok: false, status: 503, message: message('formError') };
}

/** Returns the digest of an enquiry: of its text and the time span in which it was first sent. */
async function digestOf(kind: Enquiry['kind'], fields: object): Promise<string> {
  const span = Math.floor(Date.now() / SPAN_MS);
  const [now = '', before = ''] = [span, span - 1].map((each) =>
    createHash('sha256')
      .update(JSON.stringify([kind, fields, each]))
      .digest('hex'),
  );
  return (await stateOf(keyOf(before))) === null ? now : before;
}

const keyOf = (digest: string): string => `enquiry:${digest}`;

const NOT_TAKEN = 'We could not accept this as written. Check what you filled in, or ring us.';

const refuse = (words: string): Refused => ({ ok: false, status: 422, message: words });
