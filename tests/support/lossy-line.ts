import { createServer, request as ask } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

export type LossyLine = AsyncDisposable & {
  url: string;
  /**
   * Decides what happens to a request (`PUT /path`, and its body) from now on: it succeeds, it never arrives, or its
   * answer is lost.
   */
  fate: (call: string, body: string) => 'well' | 'cut' | 'answer lost';
};

/** Starts a proxy to an upstream whose connections fail as a test says. */
export async function startLossyLine(upstream: string): Promise<LossyLine> {
  const line: Pick<LossyLine, 'fate'> = { fate: () => 'well' };
  const server = createServer(async (request, response) => {
    const { method, url = '/', headers, socket } = request;
    const body = await buffer(request);
    const fate = line.fate(`${method} ${url}`, body.toString());
    if (fate === 'cut') return void socket.destroy();
    const on = ask(new URL(url, upstream), { method, headers }, (answer) => {
      if (fate === 'answer lost') {
        answer.resume();
        answer.on('end', () => socket.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    on.on('error', () => socket.destroy());
    on.end(body);
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = server.address() as AddressInfo;
  return Object.assign(line, {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  });
}
