/** Why a form was refused: a message about the whole form, and one for each faulty field. */
export type Refusal = {
  kind: 'refusal';
  status: 401 | 403 | 404 | 409 | 422 | 428 | 429 | 503;
  message: string;
  fields?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
};
