/** A picture of the content service, whose `src` takes `?w=` for other widths. */
type ContentImageProps = {
  picture: { src: string; alt: string; width: number; height: number };
  /** Rendered width, as in the HTML attribute. */
  sizes: string;
  /** Empty where adjacent text says the same. */
  alt?: string;
  loading?: 'eager' | 'lazy';
  first?: boolean;
  className?: string | undefined;
};

const WIDTHS = [300, 600, 1200];

/** A responsive picture with its real proportions, to avoid a layout shift. */
export function ContentImage({ picture, sizes, alt, loading = 'lazy', first, className }: ContentImageProps) {
  const at = (width: number) => `${picture.src}${picture.src.includes('?') ? '&' : '?'}w=${width}`;
  return (
    <img
      src={at(600)}
      srcSet={WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt ?? picture.alt}
      loading={first ? 'eager' : loading}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
}
