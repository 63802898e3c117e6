/** A message of the outbox that could not be delivered and was given up. Times in milliseconds since 1970. */
export type Undelivered = { kind: string; key: string; attempts: number; since: number; endedAt: number };
