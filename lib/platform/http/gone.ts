/** Thrown by the page of something that existed and will not return. The front answers 410 in place of 404. */
export class GoneError extends Error {
  override readonly name = 'GoneError';
  /** Next.js puts it into its error document, where the front reads it. */
  readonly digest = 'GONE';
}
