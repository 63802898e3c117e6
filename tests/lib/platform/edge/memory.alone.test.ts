import { expect, it } from 'vitest';
import { boundSharedPieces } from '@/lib/platform/edge/memory';

const KEPT = 200;

/** What so many kept buffers of 3 KB hold, each among others that are forgotten. */
const heldBy = (): number => {
  const held = new Set<ArrayBufferLike>();
  for (let each = 0; each < KEPT; each++) {
    held.add(Buffer.from('k'.repeat(3_000)).buffer);
    for (let other = 0; other < 20; other++) Buffer.from('f'.repeat(3_000));
  }
  return [...held].reduce((total, { byteLength }) => total + byteLength, 0);
};

it('a kept buffer holds only its own bytes, whatever buffers were made beside it', () => {
  const before = heldBy();
  boundSharedPieces();
  const after = heldBy();

  expect(before).toBeGreaterThan(KEPT * 8_000);
  expect(after).toBe(KEPT * 3_000);
});
