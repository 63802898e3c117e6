import { z } from 'zod';
import { isTold } from './copy';
import { parseHome } from './rules';

export const TOO_MUCH = 'There is too much here to store in an account';

/** A home in the format of the browser, as JSON text; invalid parts are left out. */
export const keepHomeRequest = z.strictObject({
  home: z
    .string()
    .max(4_000, TOO_MUCH)
    .transform(parseHome)
    .refine(isTold, 'There is nothing about your home to copy yet'),
});
