import { platformError } from './errors.ts';

/** A picture of the store, addressed through the stand-in's `/media`. */
export interface Picture {
  media: string;
  altText: string;
  isDefault: boolean;
}

/** The widest that `/media` makes; a wish beyond it gets that. */
const WIDEST = 1280;

/** Absolute address of a picture that fits into so many pixels. */
export function pictureUrl(origin: string, media: string, width: number, height?: number | null): string {
  for (const length of [width, height ?? 1]) {
    if (length < 1) throw platformError(`Invalid image size: ${length}.`);
  }
  const size = height == null ? `${within(width)}w` : `${within(width)}x${within(height)}`;
  return `${origin}/media/${size}/${media}`;
}

const within = (length: number): number => Math.min(length, WIDEST);

/** Absolute address of a picture as it was put there. */
export function originalUrl(origin: string, media: string): string {
  return `${origin}/media/original/${media}`;
}

/** The same with the platform's placeholder `{:size}`, which stands for `300w` or `300x300`. */
export function pictureTemplate(origin: string, media: string): string {
  return `${origin}/media/{:size}/${media}`;
}
