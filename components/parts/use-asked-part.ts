import { useTransition } from 'react';
import { part } from '@/lib/build/part-client';

/**
 * A part whose script is fetched by a press.
 * @returns whether it is on its way, and what to do with a press: `then` is called once the part is there
 */
export function useAskedPart(
  load: () => Promise<unknown>,
): readonly [waiting: boolean, ask: (then: () => void) => void] {
  const [waiting, start] = useTransition();
  const ask = (then: () => void) =>
    start(async () => {
      await part(load);
      then();
    });
  return [waiting, ask];
}
