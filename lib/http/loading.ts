import { UNREACHABLE } from './failure';

/**
 * Waits for a dynamic import.
 * @throws {Error} with a message for the shopper, if it fails
 */
export const orUnreachable = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch(() => {
    throw new Error(UNREACHABLE);
  });
