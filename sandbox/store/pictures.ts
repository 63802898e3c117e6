/** Makes the image URLs in an HTML text absolute. */
export const withPictures = (html: string, origin: string): string =>
  html.replaceAll('src="/media/', `src="${origin}/media/`);
