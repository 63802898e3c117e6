/** A text whose pictures the store names from the root on, with their whole addresses. */
export const withPictures = (html: string, origin: string): string =>
  html.replaceAll('src="/media/', `src="${origin}/media/`);
