import { platformError } from './errors.ts';

/** A picture of the store, addressed through the stand-in's `/media`. */
export interface Picture {
  media: string;
  altText: string;
  isDefault: boolean;
}

/** Widths that `/media` holds; a wish between two gets the wider one. */
const WIDTHS = [150, 300, 600, 1200];

/** Absolute address of a picture at least `width` pixels wide, or the widest there is. */
export function pictureUrl(origin: string, media: string, width: number): string {
  if (width < 1) throw platformError(`Invalid image width: ${width}.`);
  const held = WIDTHS.find((each) => each >= width) ?? WIDTHS.at(-1);
  return `${origin}/media/${held}/${media}`;
}

/** The same with the platform's placeholder `{:size}` for the width. */
export function pictureTemplate(origin: string, media: string): string {
  return `${origin}/media/{:size}/${media}`;
}
