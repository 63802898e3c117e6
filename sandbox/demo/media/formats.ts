export type Format = 'avif' | 'webp' | 'jpeg';

/** Returns the best format that the Accept header names; JPEG otherwise, as image services do for a bare wildcard. */
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

/** Pixels to fit into without enlarging; `null` for the picture as uploaded. */
export type Size = { width: number; height?: number } | null;

/** Largest width or height in pixels that the platform's image service produces. */
const WIDEST = 1280;

/**
 * Reads `{:size}` of a URL: `300w`, `300x200` or `original`, as the platform's schema describes it. Undefined for
 * anything else, such as a bare number.
 */
export function readSize(text: string): Size | undefined {
  if (text === 'original') return null;
  const [, width, height] = /^([1-9]\d{0,3})(?:w|x([1-9]\d{0,3}))$/.exec(text) ?? [];
  const size = { width: Number(width), ...(height && { height: Number(height) }) };
  return size.width <= WIDEST && (size.height ?? 1) <= WIDEST ? size : undefined;
}

/** Largest width in pixels that the content service's image API produces. */
const WIDEST_CONTENT = 4000;

/** Reads the parameter `w`, a width in pixels, of the content service's image API; undefined when it is invalid. */
export function readContentSize(w: string): Size | undefined {
  const width = /^[1-9]\d{0,3}$/.test(w) ? Number(w) : 0;
  return width > 0 && width <= WIDEST_CONTENT ? { width } : undefined;
}

const CONTENT_FORMATS: ReadonlyMap<string, Format> = new Map([
  ['avif', 'avif'],
  ['webp', 'webp'],
  ['jpg', 'jpeg'],
]);

/**
 * Reads the parameter `fm` of the content service's image API. Without it the picture keeps its uploaded format, WebP.
 */
export function readContentFormat(fm = 'webp'): Format | undefined {
  return CONTENT_FORMATS.get(fm);
}
