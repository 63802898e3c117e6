/** Something promised that the shop gave up delivering. Times in milliseconds since 1970. */
export type Undelivered = { kind: string; key: string; attempts: number; since: number; endedAt: number };
