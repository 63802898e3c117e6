import { once } from 'node:events';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * Lets `handle` answer onto the wire as it goes, for what is too long to be held back; `headers` stand above its own.
 * Settles when the last byte is out, or the caller is gone.
 * @returns the status.
 */
export async function stream(
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  handle: () => Promise<void>,
): Promise<number> {
  Object.defineProperty(response, 'writeHead', {
    configurable: true,
    value(...head: Parameters<ServerResponse['writeHead']>) {
      Reflect.deleteProperty(response, 'writeHead');
      for (const [name, value] of Object.entries(headers))
        if (value !== undefined) response.setHeader(name, value);
      return response.writeHead(...head);
    },
  });
  const closed = once(response, 'close');
  await handle();
  await closed;
  return response.statusCode;
}
