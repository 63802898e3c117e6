import { expireHere } from '../../cache/expire-here.ts';
import type { TellProcesses } from '../../cache/expiry-link.ts';
import { hearFront, tellFront } from './messages.ts';

/** A front that does not answer within this time is assumed to be shutting down. */
const LONGEST_WAIT_MS = 2_000;

/**
 * A renderer's side of the IPC channel to the front.
 * @param end called when the front wants the renderer to exit
 */
export function linkToFront(end: () => void): { tell: TellProcesses } {
  const waiting = new Map<number, () => void>();
  let last = 0;

  async function expire(id: number, tags: string[]): Promise<void> {
    await expireHere(tags);
    tellFront({ says: 'done', id });
  }

  hearFront((message) => {
    if (message.says === 'end') end();
    else if (message.says === 'known') waiting.get(message.id)?.();
    else void expire(message.id, message.tags);
  });

  const tellOthers = (tags: readonly string[]): Promise<void> =>
    new Promise((settle) => {
      const id = (last += 1);
      const known = () => {
        clearTimeout(patience);
        waiting.delete(id);
        settle();
      };
      const patience = setTimeout(known, LONGEST_WAIT_MS);
      waiting.set(id, known);
      tellFront({ says: 'expired', id, tags: [...tags] });
    });

  return {
    async tell(tags) {
      // This process first: otherwise processes that already know could keep, as fresh, what it renders from old
      // answers.
      await expireHere(tags);
      await tellOthers(tags);
    },
  };
}
