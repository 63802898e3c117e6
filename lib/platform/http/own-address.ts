import { z } from 'zod';

/** The host with which the shop's own paths are parsed as URLs. */
const HERE = 'https://shop.invalid';

/**
 * Returns a schema for a path of the shop in a request, such as `/choose?people=4`. It gives the parsed URL, whose host
 * is a placeholder, and rejects anything that leads to another host.
 * @param longest in characters
 * @param words the error message
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
