import { z } from 'zod';

/** Completes the shop's own path-absolute URLs for parsing. */
const HERE = 'https://shop.invalid';

/**
 * A schema for a path of the shop in a request, such as `/choose?people=4`; gives the parsed URL, whose host is a
 * placeholder. Anything that leads to another host is rejected.
 * @param longest in characters @param words the error message
 */
export const ownAddress = (longest: number, words: string) =>
  z
    .string()
    .max(longest)
    .transform((text, context) => {
      const url = text.startsWith('/') ? URL.parse(text, HERE) : null;
      if (url?.origin === HERE) return url;
      context.addIssue({ code: 'custom', message: words });
      return z.NEVER;
    });
