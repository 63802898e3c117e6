/** Width and height in pixels of the pictures that are not square, by key. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  'scene/kitchen': [1620, 900],
  'scene/knobs': [1120, 700],
};
/** Picture width in pixels: twice the width of body text on a phone, and its width on a desktop. */
const WIDTH = 960;

const PICTURE = /!\[([^\]]*)\]\(([^\s)]+)(?: "([^"]*)")?\)/g;
const LINE_OF_PICTURES = /^(?:!\[[^\]]*\]\([^)]+\) ?)+$/gm;

/**
 * Returns the text with its pictures as `<figure>` elements. A line of nothing but pictures is one figure:
 * `![alt](key "caption")`, with a key of the image service, such as `product/TARN-TW914-WH/open`.
 */
export const withFigures = (markdown: string): string =>
  markdown.replaceAll(LINE_OF_PICTURES, (line) => {
    const pictures = [...line.matchAll(PICTURE)];
    const caption = pictures.map(([, , , words]) => words).find(Boolean);
    return `<figure>${pictures.map(([, alt = '', key = '']) => image(alt, key)).join('')}${
      caption ? `<figcaption>${caption}</figcaption>` : ''
    }</figure>`;
  });

function image(alt: string, key: string): string {
  const [width, height] = SIZES[key] ?? [1, 1];
  return `<img src="/media/${WIDTH}w/${key}" alt="${alt}" width="${WIDTH}" height="${Math.round((WIDTH * height) / width)}">`;
}
