import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type Mail = { to: string; subject: string };

/** Header by which a copy of a message is told from another message (RFC 5322 §3.6.4). */
const MESSAGE_ID = /^message-id:\s*(\S+)/im;

/**
 * Returns the messages in the sandbox's mailbox without duplicates. If a process dies after the server accepted a
 * message but before recording that, SMTP (RFC 5321 §6.1) has the message sent again, with the same Message-ID.
 * @param folder of the sandbox's store
 */
export function mailsOf(folder: string): Mail[] {
  const store = new DatabaseSync(join(folder, 'sandbox.sqlite'), { readOnly: true });
  const rows = store.prepare('SELECT id, recipients, subject, CAST(raw AS TEXT) AS raw FROM mail').all();
  store.close();
  const mails = rows.map(({ id, recipients, subject, raw }): [string, Mail] => [
    MESSAGE_ID.exec(String(raw))?.[1] ?? String(id),
    { to: String(recipients), subject: String(subject) },
  ]);
  return [...new Map(mails).values()];
}
