import { type Alter, hooksOf } from '../patient';

/** Another status for whatever matches. */
export const refused =
  (line: RegExp, status = 403) =>
  (): Alter =>
  (asked) =>
    line.test(asked) ? { status, body: '{}' } : undefined;

/** Another word in the answers to a document. */
export const told =
  (operation: string, word: string | RegExp, other: string) =>
  (): Alter =>
  (_, { body }, sent) =>
    sent.includes(operation) ? { body: body.replaceAll(new RegExp(word, 'g'), other) } : undefined;

/** Another answer altogether. */
export const instead =
  (line: RegExp, body: object): (() => Alter) =>
  () =>
  (asked) =>
    line.test(asked) ? { status: 200, body: JSON.stringify(body) } : undefined;

export const withHooks =
  (change: (hooks: ReturnType<typeof hooksOf>) => object[]) =>
  (origin: string): Alter =>
  (asked) =>
    asked.includes('/v3/hooks')
      ? { status: 200, body: JSON.stringify({ data: change(hooksOf(origin)) }) }
      : undefined;

export const jwt = (claims: object) =>
  ['{}', JSON.stringify(claims), 'x'].map((part) => Buffer.from(part).toString('base64url')).join('.');
