import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** What a caller gets to read of an error: the platform's words, never our own stack or message. */
export function formatError(error: unknown): GraphQLFormattedError {
  const { message, locations, path, extensions } = error as Partial<GraphQLError>;
  const cause = (error as Partial<GraphQLError>).originalError;
  const known = cause == null || cause instanceof GraphQLError;
  if (!known) process.stderr.write(`${cause instanceof Error ? cause.stack : String(cause)}\n`);
  return {
    message: known && message !== undefined ? message : 'Internal server error',
    ...(locations?.length ? { locations } : {}),
    ...(path?.length ? { path } : {}),
    ...(extensions && Object.keys(extensions).length > 0 ? { extensions } : {}),
  };
}

/** The errors inside whatever an execution threw. */
export function errorsOf(thrown: unknown): readonly unknown[] {
  if (thrown instanceof GraphQLError) return [thrown];
  const inside =
    typeof thrown === 'object' && thrown !== null && 'errors' in thrown ? thrown.errors : undefined;
  if (Array.isArray(inside) && inside.length > 0) return inside;
  throw thrown;
}
