import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNewPress } from '@/components/basket/adding/use-new-press';

const press = (timeStamp: number, detail = 1) => ({ timeStamp, detail });

/** Which of these clicks count. */
const counted = (clicks: { timeStamp: number; detail: number }[]): number[] => {
  const isNew = renderHook(() => useNewPress()).result.current;
  return clicks.filter((click) => isNew(click)).map(({ timeStamp }) => timeStamp);
};

it.each([
  ['a double click', [press(0), press(154, 2)], [0]],
  ['a slow double click, as the system counts it', [press(0), press(700, 2)], [0]],
  ['a tap that bounced, on a device that counts no clicks', [press(0), press(154)], [0]],
  ['a key that is held', [press(0, 0), press(30, 0), press(60, 0), press(400, 0), press(800, 0)], [0]],
  ['two presses, one after the other', [press(0), press(900)], [0, 900]],
  ['a press after a double click', [press(0), press(150, 2), press(900)], [0, 900]],
])('the right presses are counted for %s', (_, clicks, expected) =>
  expect(counted(clicks)).toEqual(expected),
);

it('presses for different products are counted separately', () => {
  const isNew = renderHook(() => useNewPress()).result.current;
  expect([isNew(press(0), 'kettle'), isNew(press(100), 'toaster'), isNew(press(200), 'toaster')]).toEqual([
    true,
    true,
    false,
  ]);
});
