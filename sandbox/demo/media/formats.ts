export const WIDTHS = [150, 300, 600, 1200] as const;
export type Width = (typeof WIDTHS)[number];
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

/** The platform's placeholder is filled in as `300w`; a picture's own address and the content service's say `300`. */
export function readWidth(text: string): Width | undefined {
  return WIDTHS.find((width) => String(width) === text.replace(/w$/, ''));
}
