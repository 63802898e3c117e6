export const UNREACHABLE = 'We could not reach the shop. Check your connection and try again.';

/** A part of the program that is fetched when it is needed. @throws Error with words for the shopper. */
export const orUnreachable = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch(() => {
    throw new Error(UNREACHABLE);
  });
