import { setTimeout } from 'node:timers/promises';
import { mailsOf } from '../lib/mailbox.ts';

/** A promised message: the address it goes to, and the beginning of its subject. */
export type Promised = Readonly<{ to: string; subject: string }>;

/** The longest that a message takes whose first attempts fell into an outage. */
const PATIENCE_MS = 400_000;
const POLL_MS = 2_000;

/**
 * Waits until every promised message is in the sandbox's mailbox, and reports those that are missing or came more than
 * once.
 * @param folder of the sandbox's store
 */
export async function faultsOfPromises(folder: string, promised: readonly Promised[]): Promise<string[]> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = mailsOf(folder);
    const faults = promised.flatMap(({ to, subject }) => {
      const count = found.filter((mail) => mail.to.includes(to) && mail.subject.startsWith(subject)).length;
      return count === 1 ? [] : [`“${subject}…” to ${to} came ${count} times`];
    });
    const isLost = faults.some((fault) => fault.includes('came 0 times'));
    if (!isLost || performance.now() > until) return faults;
    await setTimeout(POLL_MS);
  }
}
