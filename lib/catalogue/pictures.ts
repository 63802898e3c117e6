import type { Picture } from './types';

/**
 * Returns the address of a picture at a width in pixels. The platform's placeholder accepts `300w`, but not a bare
 * number.
 */
export const pictureAt = ({ template }: Picture, width: number): string =>
  template.replace('{:size}', `${width}w`);
