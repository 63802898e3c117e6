import { expect, test } from 'vitest';
import { reCaptchaSources } from '@/lib/platform/re-captcha';
import { isActiveMarkup, isData, isLetIn, isOwnScript } from '@/lib/security/rules';

test.each([
  ['/_next/static/chunks/a.js', true],
  ['https://shop.example/_next/static/chunks/a.js', true],
  ['https://evil.example/_next/static/chunks/a.js', false],
  ['//evil.example/_next/static/a.js', false],
  ['/_next/static/../../api/x', false],
  ['javascript:alert(1)', false],
  ['data:text/javascript,alert(1)', false],
])('script %s is the shop’s own: %s', (url, expected) =>
  expect(isOwnScript(url, 'https://shop.example/a')).toBe(expected),
);

test.each([
  ['https://www.google.com/recaptcha/api.js?render=explicit', true],
  ['https://www.google.com/recaptcha/about/js/main.min.js', false],
  ['https://www.gstatic.com/recaptcha/releases/a/recaptcha__en.js', true],
  ['https://www.gstatic.com/recaptcha/releases/../../other.js', false],
  ['https://evil.example/recaptcha/api.js', false],
  ['/recaptcha/api.js', false],
])('script of another host %s is allowed: %s', (url, expected) => {
  const { scripts } = reCaptchaSources('https://www.google.com/recaptcha');
  expect(isLetIn(url, scripts)).toBe(expected);
  expect(isLetIn(url, [])).toBe(false);
});

test.each([
  ['{"@type":"Product"}', true],
  ['alert(1)', false],
  ['', false],
])('script content %s is data: %s', (script, expected) => expect(isData(script)).toBe(expected));

test.each([
  ['<p>Fits <b>under</b> the worktop</p>', false],
  ['<img src=x onerror=alert(1)>', true],
  ['<svg/onload=alert(1)>', true],
  ['<img src="x"onerror=alert(1)>', true],
  ["<img src='x'onerror\n=alert(1)>", true],
  ['<img alt=">"onerror=alert(1)>', true],
  ['<script>alert(1)</script>', true],
  ['<script></script>', false],
  ['<script></script><script src=x></script>', true],
  ['<a href="javascript:alert(1)">', true],
])('markup %s is active: %s', (html, expected) => expect(isActiveMarkup(html)).toBe(expected));
