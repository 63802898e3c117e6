import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Creates a synthetic GET request. Next.js revalidates a stale page after it has responded, and then reads the request
 * and response again. Given a visitor's own, whose response may be a 404 by then, it would store the page as missing.
 */
export function ownRequest(path: string, host: string | undefined): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = path;
  if (host) request.headers.host = host;
  return request;
}
