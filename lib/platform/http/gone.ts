/** Thrown by the page of something that existed and will not return. The response is a 410 instead of a 404. */
export class GoneError extends Error {
  override readonly name = 'GoneError';
  /** Next.js puts it into its error document, where the renderer reads it. */
  readonly digest = 'GONE';
}
