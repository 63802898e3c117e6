import { GraphQLError } from 'graphql';

/** Returns a top-level error of the platform: HTTP 200, the field is null, and this message is in `errors`. */
export function platformError(message: string, code?: string): GraphQLError {
  return new GraphQLError(message, code === undefined ? {} : { extensions: { code } });
}
