import type { FastifyError, FastifyInstance } from 'fastify';
import { type DocumentNode, Kind } from 'graphql';
import { mercurius } from 'mercurius';
import type { Parts } from '../parts.ts';
import { formatError } from './answers.ts';
import type { CommerceContext } from './context.ts';
import { answer } from './endpoint.ts';
import { checkLimits } from './limits/check.ts';
import { operationOf } from './limits/operation.ts';
import { commerceSchema } from './schema.ts';

/** Serves the platform's GraphQL Storefront API, `POST /graphql`. */
export async function commerceGraphql(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register(mercurius, {
    schema: commerceSchema(),
    routes: false,
    jit: 1,
    errorFormatter: ({ data, errors }) => ({
      statusCode: 200,
      response: { data: data ?? null, errors: errors?.map(formatError) },
    }),
  });
  app.graphql.addHook('preExecution', async (schema, document: DocumentNode, context) => {
    const asked = context as CommerceContext;
    const operation = operationOf(document, asked.operationName);
    if (!operation) return;
    asked.reply.headers({
      'x-bc-graphql-complexity': checkLimits(schema, document, operation),
      'x-bc-graphql-operation-type': operation.operation,
      'x-bc-graphql-operation-name': operation.name?.value ?? '',
    });
    // The JIT cache is keyed by document, but a compiled query holds only one operation.
    const several = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length > 1;
    if (several) return { document };
  });
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) process.stderr.write(`${error.stack}\n`);
    return reply.code(status).send({
      errors: [{ message: status >= 500 ? 'Internal server error' : error.message }],
    });
  });
  app.post('/graphql', async (request, reply) => answer(parts, request, reply));
}
