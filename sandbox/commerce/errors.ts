import { GraphQLError } from 'graphql';

/** An error of the platform's top-level channel: HTTP 200, the field null, this text in `errors`. */
export function platformError(message: string, code?: string): GraphQLError {
  return new GraphQLError(message, code === undefined ? {} : { extensions: { code } });
}
