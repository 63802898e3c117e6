import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Stub = {
  url: string;
  /** `POST /path` of every request, in order. */
  calls: string[];
  [Symbol.asyncDispose](): Promise<void>;
};

/** Starts an upstream that answers as a test says: `await using stub = await startStub((request, response) => …)`. */
export async function startStub(
  answer: (request: IncomingMessage, response: ServerResponse, call: number) => void,
): Promise<Stub> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    request.resume();
    request.on('end', () => answer(request, response, calls.length));
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
}
