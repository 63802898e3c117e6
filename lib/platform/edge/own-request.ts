import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * A synthetic GET request. Next.js revalidates a stale page after it has responded, and looks at the request and response
 * again then. Given a visitor's own, whose response may by then be a 404, it would store the page as a missing one.
 */
export function ownRequest(path: string, host: string | undefined): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = path;
  if (host) request.headers.host = host;
  return request;
}
