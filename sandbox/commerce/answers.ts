import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** Returns an error as the caller may see it: with the platform's message, never an internal message or stack. */
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

/** Returns the GraphQL errors in a thrown value. Rethrows it if there are none. */
export function errorsOf(thrown: unknown): readonly unknown[] {
  if (thrown instanceof GraphQLError) return [thrown];
  const inside =
    typeof thrown === 'object' && thrown !== null && 'errors' in thrown ? thrown.errors : undefined;
  if (Array.isArray(inside) && inside.length > 0) return inside;
  throw thrown;
}
