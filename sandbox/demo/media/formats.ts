export type Format = 'avif' | 'webp' | 'jpeg';

/** The best format that a caller takes by name; JPEG for everybody else, as image services do for a bare wildcard. */
export function chooseFormat(accept: string | undefined): Format {
  const taken = (accept ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (taken.includes('image/avif')) return 'avif';
  if (taken.includes('image/webp')) return 'webp';
  return 'jpeg';
}

/** Pixels to fit in without being enlarged; `null` for the picture as it was put there. */
export type Size = { width: number; height?: number } | null;

/** The widest that the platform's image service makes of a picture. */
const WIDEST = 1280;

/**
 * What stands for `{:size}` in an address: `300w`, `300x200` or `original`, in the words of the platform's schema. A
 * bare number is none of them.
 */
export function readSize(text: string): Size | undefined {
  if (text === 'original') return null;
  const [, width, height] = /^([1-9]\d{0,3})(?:w|x([1-9]\d{0,3}))$/.exec(text) ?? [];
  const size = { width: Number(width), ...(height && { height: Number(height) }) };
  return size.width <= WIDEST && (size.height ?? 1) <= WIDEST ? size : undefined;
}

/** The widest that the content service makes of a picture. */
const WIDEST_CONTENT = 4000;

/** The width `w` of the content service's picture interface. */
export function readContentSize(w: string): Size | undefined {
  const width = /^[1-9]\d{0,3}$/.test(w) ? Number(w) : 0;
  return width > 0 && width <= WIDEST_CONTENT ? { width } : undefined;
}

const CONTENT_FORMATS: ReadonlyMap<string, Format> = new Map([
  ['avif', 'avif'],
  ['webp', 'webp'],
  ['jpg', 'jpeg'],
]);

/** The format `fm` of the content service's picture interface, which stays as it was put there unless it is named. */
export function readContentFormat(fm = 'webp'): Format | undefined {
  return CONTENT_FORMATS.get(fm);
}
