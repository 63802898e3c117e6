import 'server-only';
import { sealData, unsealData } from 'iron-session';
import type { z } from 'zod';
import { config } from '@/lib/platform/config';

const LONGEST = 2_000;

/** What a mailed link holds, which nobody else can make or read. `open`: null for what is not ours, or is too old. */
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
