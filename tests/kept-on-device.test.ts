import { expect, test } from 'vitest';
import { CONSENT_KEYS } from '@/lib/consent/traces';
import { DEVICE_PAGE } from '../sandbox/demo/seed/data/pages/device.ts';
import { readSources } from './support/sources';

/** A call that keeps something on the device, with what it is kept under. */
const KEEPS =
  /\b(?:keepCookie|ownCookie|(?:local|session)Storage\.setItem|createLocalValue(?:<[^;()]*>)?)\(\s*(?:'(?<literal>[\w:-]+)'|(?<constant>[A-Z_]{2,})(?=\s*[,)]))/g;

const sources = readSources('{lib,components,app}/**/*.{ts,tsx}', 'middleware.ts');

const constantIn = (text: string, name: string) => new RegExp(`const ${name} = '([\\w:-]+)'`).exec(text)?.[1];

const keys = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(KEEPS)].map(({ groups }) => {
      const constant = groups?.['constant'] ?? '';
      const everywhere = [text, ...sources.map((other) => other.text)];
      return (
        groups?.['literal'] ?? everywhere.map((each) => constantIn(each, constant)).find(Boolean) ?? constant
      );
    }),
  ),
);

test('the page about cookies names everything that the shop stores on a device', () => {
  expect(keys.size).toBeGreaterThan(20);
  const named = [...keys, ...Object.values(CONSENT_KEYS), 'signInToken', 'resetToken', 'draft-', 'reloaded:'];
  const { html } = DEVICE_PAGE;
  expect(named.filter((key) => !new RegExp(`[> ,]${key}[<, ]`).test(html))).toEqual([]);
});
