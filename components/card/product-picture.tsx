import { pictureAt } from '@/lib/catalogue/pictures';
import type { Picture } from '@/lib/catalogue/types';

const WIDTHS = [300, 600, 1200] as const;

/**
 * A square picture at the widths that the image service offers (specification §9).
 * @param sizes its rendered width, as in the HTML attribute
 * @param eager for the pictures of the first screen; others load when they come near
 * @param first for the one large picture of a first screen, which loads before fonts and other pictures
 * @param aside for pictures beside that large one, which load after it
 */
export function ProductPicture({
  picture,
  alt,
  sizes,
  eager,
  first,
  aside,
  className,
}: {
  picture: Picture;
  alt?: string;
  sizes: string;
  eager?: boolean;
  first?: boolean;
  aside?: boolean;
  className?: string | undefined;
}) {
  return (
    <img
      src={pictureAt(picture, 300)}
      srcSet={WIDTHS.map((width) => `${pictureAt(picture, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={600}
      height={600}
      alt={alt ?? picture.alt}
      loading={eager || first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : aside ? 'low' : undefined}
      decoding="async"
      className={className}
    />
  );
}

/** A maker's logo, 150 px wide (specification §9). */
export function BrandMark({ picture }: { picture: Picture }) {
  const srcSet = `${pictureAt(picture, 150)} 150w, ${pictureAt(picture, 300)} 300w`;
  return (
    <img
      src={pictureAt(picture, 150)}
      srcSet={srcSet}
      sizes="150px"
      width={150}
      height={75}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** A product picture of at most 160 px; the smallest width does for every screen density. */
export function ProductThumb({ picture }: { picture: Picture }) {
  return (
    <img src={pictureAt(picture, 300)} width={300} height={300} alt="" loading="lazy" decoding="async" />
  );
}
