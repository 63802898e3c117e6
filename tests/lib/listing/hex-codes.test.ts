import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FINISHES } from '../../../sandbox/demo/seed/data/finishes.ts';
import { codeOfHex } from '@/lib/listing/data/hex-codes';

test('§3: every colour with a style class is found by its hex code in either case', () => {
  const styles = readFileSync('components/ui/controls/swatch.module.css', 'utf8');
  const drawn = [...styles.matchAll(/\.code-(\w+) \{\s*background: (#\w{6});/g)];
  expect(drawn).toHaveLength(14);
  for (const [, code, hex = ''] of drawn)
    expect([codeOfHex(hex), codeOfHex(hex.toUpperCase())]).toEqual([code, code]);
});

test('§3: every finish of the platform is found by its hex code, and an unknown colour has no class', () => {
  for (const { code, hex } of Object.values(FINISHES)) expect(codeOfHex(hex)).toBe(code);
  expect(codeOfHex('#123456')).toBeUndefined();
});
