import { IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * A request that nobody sent. The framework makes a page that has become old anew after it has answered, and looks at
 * request and response again then: the visitor's would say 404, and the page be made as that of a missing page.
 */
export function ownRequest(path: string, host: string | undefined): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = path;
  if (host) request.headers.host = host;
  return request;
}
