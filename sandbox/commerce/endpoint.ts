import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../parts.ts';
import { errorsOf, formatError } from './answers.ts';
import { credentialProblem, identityOf } from './identity.ts';

interface Operation {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

/** Answers a GraphQL request: 401 without a valid token, 400 for an invalid operation, otherwise 200. */
export async function answer(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<object> {
  const problem = credentialProblem(parts, request.headers.authorization);
  if (problem) return reply.code(401).send({ errors: [{ message: problem }] });
  const operation = operationIn(request.body);
  if (!operation) return reply.code(400).send({ errors: [{ message: 'Request body holds no query.' }] });
  const { query, variables, operationName } = operation;
  reply.headers({
    'x-bc-graphql-query-hash': sha256(query),
    'x-bc-graphql-variables-hash': sha256(JSON.stringify(variables)),
  });
  const now = parts.clock();
  try {
    const identity = identityOf(parts.store, request.headers, now);
    const context = { parts, now, operationName, ...identity };
    return await reply.graphql(query, context, variables, operationName ?? undefined);
  } catch (thrown) {
    const errors = errorsOf(thrown).map(formatError);
    const refused = errors.some(({ extensions }) => extensions !== undefined && 'code' in extensions);
    return reply.code(refused ? 200 : 400).send(refused ? { data: null, errors } : { errors });
  }
}

function operationIn(body: unknown): Operation | null {
  if (typeof body !== 'object' || body === null || !('query' in body) || typeof body.query !== 'string')
    return null;
  const variables = 'variables' in body ? body.variables : null;
  const name = 'operationName' in body ? body.operationName : null;
  return {
    query: body.query,
    variables: isRecord(variables) ? variables : {},
    operationName: typeof name === 'string' && name !== '' ? name : null,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
