import { UNREACHABLE } from './failure';

/** A part of the program that is fetched when it is needed. @throws Error with words for the shopper. */
export const orUnreachable = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch(() => {
    throw new Error(UNREACHABLE);
  });
