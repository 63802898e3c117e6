import { z } from 'zod';

/** An address of the shop has no host: this one stands in where it is read. */
const HERE = 'https://shop.invalid';

/**
 * Reads an address of the shop that a request names, such as `/choose?people=4`.
 * @param longest characters @param words what is said of any other
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
