import { platformError } from './errors.ts';

/** An image of the store, served by the sandbox below `/media`. */
export interface Picture {
  media: string;
  altText: string;
  isDefault: boolean;
}

/** Largest width that `/media` serves, in pixels. Larger requests get this width. */
const WIDEST = 1280;

/** Returns the absolute URL of an image that fits into the given size in pixels. */
export function pictureUrl(origin: string, media: string, width: number, height?: number | null): string {
  for (const length of [width, height ?? 1]) {
    if (length < 1) throw platformError(`Invalid image size: ${length}.`);
  }
  const size = height == null ? `${within(width)}w` : `${within(width)}x${within(height)}`;
  return `${origin}/media/${size}/${media}`;
}

const within = (length: number): number => Math.min(length, WIDEST);

/** Returns the absolute URL of an image in its original size. */
export function originalUrl(origin: string, media: string): string {
  return `${origin}/media/original/${media}`;
}

/** Returns the URL with the platform's placeholder `{:size}`, to be replaced by a size such as `300w` or `300x300`. */
export function pictureTemplate(origin: string, media: string): string {
  return `${origin}/media/{:size}/${media}`;
}
