import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Parts } from '../parts.ts';
import { run } from '../store/rows.ts';
import { readMessage } from './mime.ts';

const LARGEST = 10 * 1024 * 1024;

/**
 * Starts an SMTP server on 127.0.0.1, without authentication or encryption, that stores messages and never sends them
 * on. Resolves when it is listening. `close` waits for messages being received.
 */
export async function startIntake(
  parts: Pick<Parts, 'store' | 'clock'>,
  port: number,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = new SMTPServer({
    name: 'mailbox.hobwright.example',
    banner: 'Sandbox mailbox: nothing is sent on',
    size: LARGEST,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? '' }),
    onData: (stream, session, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', async () => {
        if (stream.sizeExceeded) {
          done(Object.assign(new Error('The message is larger than 10 MB'), { responseCode: 552 }));
          return;
        }
        try {
          await keepMail(parts, session, Buffer.concat(pieces));
          done();
        } catch (error) {
          done(error instanceof Error ? error : new Error(String(error)));
        }
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(busy(error, port)));
    server.listen(port, '127.0.0.1', () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
  // A client that drops its connection must not crash the sandbox.
  server.on('error', () => undefined);
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function busy(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(`Port ${port} is busy. Stop what listens there, or set SANDBOX_SMTP_PORT to another.`);
}

/** Stores a message as Latin-1 text, one character per byte, so that every charset is preserved. */
async function keepMail(
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
  { envelope }: SMTPServerSession,
  bytes: Buffer,
): Promise<void> {
  const raw = bytes.toString('latin1');
  const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
  const { subject } = await readMessage(raw);
  const recipients = envelope.rcptTo.map(({ address }) => address).join(', ');
  run(
    store,
    'INSERT INTO mail (sender, recipients, subject, raw, received_at) VALUES (?, ?, ?, ?, ?)',
    sender,
    recipients,
    subject,
    raw,
    clock(),
  );
}
