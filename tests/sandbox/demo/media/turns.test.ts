import { expect, test } from 'vitest';
import { makeTurns } from '../../../../sandbox/demo/media/turns.ts';

test('work that comes while another ends waits behind the work in the queue', async () => {
  const turn = makeTurns(1);
  const order: number[] = [];
  let busy = 0;
  let most = 0;
  const work = (place: number) =>
    turn(async () => {
      busy += 1;
      most = Math.max(most, busy);
      order.push(place);
      await Promise.resolve();
      busy -= 1;
    });
  const works: Promise<void>[] = [work(0), work(1)];
  for (let place = 2; place < 12; place += 1) {
    works.push(work(place));
    // oxlint-disable-next-line no-await-in-loop
    await Promise.resolve();
  }
  await Promise.all(works);
  expect(most).toBe(1);
  expect(order).toEqual(works.map((_, place) => place));
});

test('work that fails makes room for the next', async () => {
  const turn = makeTurns(1);
  const failed = turn(() => Promise.reject(new Error('No.')));
  const next = turn(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('No.');
  expect(await next).toBe('done');
});
