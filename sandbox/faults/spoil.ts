import { Readable } from 'node:stream';
import type { Fault, Upstream } from './faults.ts';

/** Applies a fault of the body to a response. Other faults leave it unchanged. */
export function spoil(payload: unknown, fault: Fault, upstream: Upstream): unknown {
  if (fault === 'malformed') return '{"data":{"site":{"product":<br';
  if (fault === 'truncated') return brokenOff(payload);
  if (fault === 'partial' && typeof payload === 'string') return partOf(payload, upstream);
  return payload;
}

/** Sends the first half of a body, or the first chunk of a stream, and then breaks the connection. */
function brokenOff(payload: unknown): Readable {
  const broken = new Error('Broken off on request.');
  async function* pieces(): AsyncGenerator {
    if (payload instanceof Readable) {
      for await (const piece of payload) {
        yield piece;
        throw broken;
      }
    }
    const body = Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload ?? ''));
    yield body.subarray(0, Math.ceil(body.length / 2));
    throw broken;
  }
  return Readable.from(pieces());
}

/** Leaves out part of a JSON body. Any other body is cut in half. */
function partOf(payload: string, upstream: Upstream): string {
  let body: unknown;
  try {
    body = JSON.parse(payload);
  } catch {
    return payload.slice(0, Math.ceil(payload.length / 2));
  }
  return JSON.stringify(upstream === 'graphql' ? withoutLastField(body) : halved(body));
}

/** Returns a GraphQL response in which the last field below `site` (or another root field) failed. */
function withoutLastField(body: unknown): unknown {
  if (!isRecord(body) || !isRecord(body['data'])) return body;
  const data = body['data'];
  const [root = ''] = Object.keys(data);
  const inner = data[root];
  if (!isRecord(inner)) return body;
  const last = Object.keys(inner).at(-1) ?? '';
  return {
    data: { ...data, [root]: { ...inner, [last]: null } },
    errors: [{ message: 'Internal server error', path: [root, last] }],
  };
}

/** Cuts every list to its first half. */
function halved(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, Math.floor(value.length / 2)).map(halved);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, halved(inner)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
