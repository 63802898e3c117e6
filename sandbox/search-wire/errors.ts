/** A refusal worded as Algolia's. Its body is `{message, status}`. */
export class SearchError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const noSuchIndex = (name: string): SearchError =>
  new SearchError(404, `Index ${name} does not exist`);
export const noSuchObject = (): SearchError => new SearchError(404, 'ObjectID does not exist');
export const notAllowed = (): SearchError => new SearchError(403, 'Method not allowed with this API key');
export const badKey = (): SearchError => new SearchError(403, 'Invalid Application-ID or API key');
