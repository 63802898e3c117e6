/** Why a form was not taken: a sentence for all of it, and what is wrong with which field. */
export type Refusal = {
  kind: 'refusal';
  status: 401 | 403 | 404 | 409 | 422 | 428 | 429 | 503;
  message: string;
  fields?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
};
