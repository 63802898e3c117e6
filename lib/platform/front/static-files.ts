import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer.ts';
import { createByteCache } from './byte-cache.ts';
import { chooseEncoding } from './encoding.ts';
import { isStatic } from './traffic.ts';

const MEMORY = 48 * 1024 * 1024;

export type StaticFiles = {
  get(request: IncomingMessage, path: string): Answer | undefined;
  keep(request: IncomingMessage, path: string, answer: Answer): void;
};

/** Answers for `/_next/static`, each in the encodings asked for so far. */
export function createStaticFiles(): StaticFiles {
  const memory = createByteCache<Answer>(MEMORY);
  const keyOf = (request: IncomingMessage, path: string) =>
    `${chooseEncoding(request.headers['accept-encoding'])} ${path}`;
  const isOurs = (request: IncomingMessage, path: string) =>
    isStatic(path) &&
    (request.method === 'GET' || request.method === 'HEAD') &&
    !request.headers.range &&
    !request.headers['if-none-match'] &&
    !request.headers['if-modified-since'];

  return {
    get(request, path) {
      return isOurs(request, path) ? memory.get(keyOf(request, path)) : undefined;
    },
    keep(request, path, answer) {
      if (answer.status !== 200 || !isOurs(request, path)) return;
      memory.set(keyOf(request, path), answer, answer.body.length + 1_024);
    },
  };
}
