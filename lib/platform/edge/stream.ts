import { once } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { createGzip, type Gzip } from 'node:zlib';
import { chooseEncoding } from './encoding.ts';

/**
 * Lets `handle` send its response as it is written, for responses too long to hold in memory. It is compressed if the
 * client accepts gzip. `headers` override those of `handle`. Resolves when the last byte is sent or the client has
 * disconnected.
 */
export async function stream(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
  handle: () => Promise<void>,
): Promise<void> {
  const mayPack =
    request.method !== 'HEAD' && chooseEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip';
  const write = response.write.bind(response) as (chunk: unknown) => boolean;
  const end = response.end.bind(response) as (chunk?: unknown) => ServerResponse;
  let packed: Gzip | undefined;
  const beginIfNot = () => response.headersSent || response.writeHead(response.statusCode);

  const overrides = {
    writeHead(...head: Parameters<ServerResponse['writeHead']>) {
      Reflect.deleteProperty(response, 'writeHead');
      for (const [name, value] of Object.entries(headers))
        if (value !== undefined) response.setHeader(name, value);
      response.appendHeader('vary', 'accept-encoding');
      if (mayPack && head[0] === 200) packed = packer(response, write, end);
      return response.writeHead(...head);
    },
    write(chunk: unknown) {
      beginIfNot();
      return packed ? packed.write(chunk) : write(chunk);
    },
    end(chunk?: unknown) {
      beginIfNot();
      return packed ? packed.end(chunk) : end(chunk);
    },
  };
  for (const [name, value] of Object.entries(overrides))
    Object.defineProperty(response, name, { configurable: true, value });
  const closed = once(response, 'close');
  await handle();
  await closed;
}

/** Compresses what is written. The framework removes the header from its responses that would say so. */
function packer(response: ServerResponse, write: (chunk: unknown) => boolean, end: () => void): Gzip {
  const gzip = createGzip();
  response.setHeader('content-encoding', 'gzip');
  response.removeHeader('content-length');
  response.on('drain', () => gzip.resume());
  response.on('close', () => gzip.destroy());
  gzip.on('drain', () => response.emit('drain'));
  gzip.on('data', (chunk) => {
    if (!write(chunk)) gzip.pause();
  });
  gzip.on('end', () => end());
  return gzip;
}
