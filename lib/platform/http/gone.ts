/** Thrown by a page of something that was and will not be again: 410, by the front, and not 404. */
export class GoneError extends Error {
  override readonly name = 'GoneError';
  /** Survives into the error document, by which the front knows what is meant. */
  readonly digest = 'GONE';
}
