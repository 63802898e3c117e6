import { createHash } from 'node:crypto';

/** Some 10,000 characters that compression makes no shorter than a cookie. */
export const INCOMPRESSIBLE = Array.from({ length: 80 }, (_, at) =>
  createHash('sha512').update(String(at)).digest('hex'),
).join('');
