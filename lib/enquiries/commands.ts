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
import { orNone } from '@/lib/platform/result';
import { sendEnquiry, TOKEN_REFUSED, WORDS_REFUSED } from './send-commands';
import type { Enquiry } from './types';

const HOUR_MS = 3_600_000;
/**
 * The same words are one enquiry, sent twice because its answer did not arrive, within the span of five minutes that they
 * were first sent in and the next.
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
 * Whether a form has passed for one of a person's: the hidden field is empty, and the page's script brings the pass
 * that it was given. A browser without script brings none and has the hourly limit alone.
 * @returns what to say to whom it refuses; null when it has passed.
 */
export async function refusal(
  kind: Enquiry['kind'] | 'price',
  { website, pass }: Pick<Sent, 'website' | 'pass'>,
  request: Request,
): Promise<Refused | null> {
  const byScript = request.headers.get('content-type')?.startsWith('application/json');
  if (website !== '' || (byScript && !spendPass(pass)))
    return { ok: false, status: 403, message: message('botCheck') };
  const wait = await hit(limitOf(kind), addressOf(request));
  if (wait === null) return null;
  const words = 'You have written to us several times within the hour. Ring us, or try again later.';
  return { ok: false, status: 429, message: words, retryAfter: wait };
}

type Taken = {
  ok: true;
  reference: string;
  /** It goes on to those who answer once the platform is there again. */
  isLate: boolean;
};

/** What the platform takes with a token alone, where its store has reCAPTCHA on. */
const GUARDED: readonly Enquiry['kind'][] = ['contact', 'question', 'review'];

/**
 * Keeps an enquiry for delivery, unless it is refused; one that reCAPTCHA guards is handed over at once, since its token
 * does not last, and kept where the platform cannot be reached.
 * @returns the reference by which both sides can speak of it, or what to say instead.
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
  const isGuarded = GUARDED.includes(kind) && (await orNone(currentReCaptcha(), null)) !== null;
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
  // Whoever has left the mailing list may come back at once.
  const again = kind === 'newsletter';
  const isKept = await enqueue({ kind: 'enquiry', key: keyOf(digest), payload: enquiry, again });
  return isKept
    ? { ok: true, reference, isLate: isGuarded }
    : { ok: false, status: 503, message: message('formError') };
}

/** What names an enquiry: its words and the span of time that they were first sent in. */
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

const NOT_TAKEN = 'We could not accept it as it is written. Check what you filled in, or ring us.';

const refuse = (words: string): Refused => ({ ok: false, status: 422, message: words });
