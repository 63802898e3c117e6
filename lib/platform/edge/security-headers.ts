import { createHash } from 'node:crypto';
import { href } from '../../routing/href.ts';
import { type Config, config } from '../config.ts';
import { reCaptchaState } from '../re-captcha.ts';

type Headers = Readonly<Record<string, string>>;

const FEATURES = ['camera', 'microphone', 'geolocation', 'browsing-topics', 'usb', 'serial'];

/** The security headers of every response. */
export function securityHeaders(secure: boolean): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `${FEATURES.map((name) => `${name}=()`).join(', ')}, payment=(self)`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Returns the hash of an inline script as a Content-Security-Policy names it. */
export const scriptHash = (script: string | Buffer) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The only page that frames another origin: the card fields (experience CHK-9). */
const CHECKOUT = href('/checkout');

type Policy = Pick<Config, 'imageOrigins' | 'modelOrigins' | 'connectOrigins' | 'secure'> & {
  commerce: Pick<Config['commerce'], 'cardFieldsUrl' | 'reCaptcha'>;
};

type Foreign = Record<'scripts' | 'frames' | 'trusted', readonly string[]>;

/**
 * What a page may load from other hosts: the checkout its card fields, every other page reCAPTCHA while the store has
 * it switched on. The script of reCAPTCHA creates Trusted Types policies whose names are undocumented. Every page needs
 * it, because client-side navigation leads from any page to a form.
 */
function foreignOf({ cardFieldsUrl, reCaptcha }: Policy['commerce'], path: string): Foreign {
  if (path === CHECKOUT)
    return { scripts: [], frames: cardFieldsUrl ? [new URL(cardFieldsUrl).origin] : [], trusted: [] };
  if (!reCaptchaState().siteKey) return { scripts: [], frames: [], trusted: [] };
  const { scripts, frames } = reCaptcha;
  return { scripts, frames, trusted: ['*', "'allow-duplicates'"] };
}

/**
 * Returns the policy for what a page may load and run: scripts from the shop's own files, inline scripts only if
 * `scripts` contains their hash, styles only from files and `style` attributes.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  { imageOrigins, modelOrigins, connectOrigins, secure, commerce }: Policy,
  path: string,
): string {
  const foreign = foreignOf(commerce, path);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...foreign.scripts].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${imageOrigins.join(' ')}`.trim(),
    "font-src 'self'",
    `connect-src 'self' ${[...new Set([...connectOrigins, ...modelOrigins])].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `frame-src ${foreign.frames.join(' ') || "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    ['trusted-types nextjs nextjs#bundler react default', ...foreign.trusted].join(' '),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Returns the rules for headers that Next.js sends itself. It cannot hash inline scripts and so allows them; the
 * renderer replaces this policy.
 */
export function headerRules(): { source: string; headers: { key: string; value: string }[] }[] {
  const policy = (path: string) => contentSecurityPolicy(["'unsafe-inline'"], config(), path);
  const rule = (source: string, headers: Headers) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  return [
    rule('/:path*', {
      ...securityHeaders(config().secure),
      'content-security-policy': policy('/'),
    }),
    rule(CHECKOUT, { 'content-security-policy': policy(CHECKOUT) }),
  ];
}
