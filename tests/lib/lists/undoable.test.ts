import { expect, it } from 'vitest';
import { withoutChange } from '@/lib/lists/undoable';

const item = (entityId: number, quantity = 1) => ({ entityId, quantity });

it('undo restores what was removed, removes what was added, and keeps later changes', () => {
  const now = [item(4), item(2, 5), item(9)];
  expect(withoutChange(now, [item(1, 2), item(2)], [item(4, 2), item(2)])).toEqual([
    item(1, 2),
    item(2, 5),
    item(9),
  ]);
});

it('undo restores a quantity that was not changed again, and no product that was removed since', () => {
  const before = [item(1), item(2), item(3)];
  const after = [item(1, 7), item(2, 7), item(3, 7)];
  expect(withoutChange([item(1, 7), item(2, 8)], before, after)).toEqual([item(1), item(2, 8)]);
});
