import { useTransition } from 'react';
import { part } from '@/lib/build/part-client';

/**
 * A part whose script is loaded by a press.
 * @returns whether it is loading, and the press handler: `then` is called once the part is loaded
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
