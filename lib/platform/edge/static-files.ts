import type { IncomingMessage } from 'node:http';
import { createMemory } from '../cache/memory.ts';
import { type Answer, notModified } from './answer.ts';
import { chooseEncoding } from './encoding.ts';
import { isStatic } from './traffic.ts';

export type StaticFiles = {
  get(request: IncomingMessage, path: string): Answer | undefined;
  keep(request: IncomingMessage, path: string, answer: Answer): void;
};

/**
 * Responses for `/_next/static`, each in the encodings requested so far. A request for a range, or with
 * `If-Modified-Since`, gets the whole file, because rendering the response again would cost more.
 */
export function createStaticFiles(): StaticFiles {
  const memory = createMemory<Answer>('files');
  const keyOf = (request: IncomingMessage, path: string) =>
    `${chooseEncoding(request.headers['accept-encoding'])} ${path}`;
  const isOurs = ({ method }: IncomingMessage, path: string) =>
    isStatic(path) && (method === 'GET' || method === 'HEAD');

  return {
    get(request, path) {
      const cached = isOurs(request, path) ? memory.get(keyOf(request, path)) : undefined;
      return cached && (notModified(request, cached) ?? cached);
    },
    keep(request, path, answer) {
      if (answer.status !== 200 || !isOurs(request, path)) return;
      memory.set(keyOf(request, path), answer);
    },
  };
}
