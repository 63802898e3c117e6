import 'server-only';
import { sealData, unsealData } from 'iron-session';
import type { z } from 'zod';
import { config } from '@/lib/platform/config';

const LONGEST = 2_000;

/**
 * Seals data into the token of an e-mailed link, encrypted and signed. `open` returns the data; null for a token that
 * is not ours, has expired or does not match `schema`.
 * @param seconds until it expires
 */
export function sealedLink<S extends z.ZodType>(schema: S, seconds: number) {
  const options = () => ({ password: config().session.secret, ttl: seconds });
  return {
    seal: (held: z.infer<S>): Promise<string> => sealData(held, options()),
    open: async (token: string): Promise<z.infer<S> | null> =>
      token.length > LONGEST
        ? null
        : (schema.safeParse(await unsealData<unknown>(token, options())).data ?? null),
  };
}
