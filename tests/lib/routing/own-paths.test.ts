import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isOwnPath, OWN } from '@/lib/routing/own-paths';
import { isInternal } from '@/lib/platform/front/traffic';

const SHOP = new URL('../../../', import.meta.url).pathname;

const ANSWERS = /(^|\/)(page\.tsx|route\.ts|[a-z-]*icon\d*\.(ico|png|svg))$/;

/** The addresses at which `app/` and `public/` answer; `[…]` stands for anything. */
function addresses(): string[] {
  const files = readdirSync(`${SHOP}app`, { recursive: true, encoding: 'utf8' });
  const inApp = files
    .filter((file) => ANSWERS.test(file))
    .map((file) => {
      const parts = file.split('/').filter((part) => !/^\(.*\)$/.test(part));
      return `/${(/^(page\.tsx|route\.ts)$/.test(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts).join('/')}`;
    });
  return [...inApp, ...readdirSync(`${SHOP}public`).map((file) => `/${file}`)].filter(
    (address) => !isInternal(address),
  );
}

test('every page, call and file of ours is known, and nothing else', () => {
  const ours = addresses();
  expect(ours).toContain('/apple-icon.png');
  expect(ours).toContain('/information-sheet/[sku]');
  expect(ours.filter((address) => !isOwnPath(address))).toEqual([]);
  expect(OWN).toEqual(new Set(ours.map((address) => address.split('/')[1])));
});

test.each(['/washing-machines', '/kitchen/cooking/ovens', '/brands/tarnside', '/old.html', '/account.html'])(
  '%s is the merchant’s',
  (path) => expect(isOwnPath(path)).toBe(false),
);
