import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** Steps of an SMTP session, in order; `.` ends the message. */
export type Step = 'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | '.';

const TAKEN: Readonly<Record<Step, string>> = {
  greeting: '220 mail.example',
  EHLO: '250-mail.example\r\n250 AUTH PLAIN',
  AUTH: '235 2.7.0 Welcome',
  MAIL: '250 2.1.0 Ok',
  RCPT: '250 2.1.5 Ok',
  DATA: '354 Go on',
  '.': '250 2.0.0 Taken',
};

/** Starts a mail server that accepts everything except at one step, where it sends the given line. */
export async function startSmtpScript(step: Step, says: string): Promise<AsyncDisposable & { port: number }> {
  const replies = { ...TAKEN, [step]: says };
  const server = createServer((socket) => {
    let isMessage = false;
    socket.on('error', () => undefined);
    socket.write(`${replies.greeting}\r\n`);
    createInterface({ input: socket }).on('line', (line) => {
      const asked = isMessage ? (line === '.' ? '.' : '') : line.slice(0, 4).toUpperCase();
      if (!(asked in replies)) return;
      const reply = replies[asked as Step];
      isMessage = asked === 'DATA' && reply.startsWith('3');
      socket.write(`${reply}\r\n`);
    });
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    [Symbol.asyncDispose]: () => new Promise((settle) => void server.close(() => settle())),
  };
}
