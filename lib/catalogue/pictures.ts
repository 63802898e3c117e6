import type { Picture } from './types';

/** The address of a picture at a width in pixels. The platform's placeholder takes `300w`, never a bare number. */
export const pictureAt = ({ template }: Picture, width: number): string =>
  template.replace('{:size}', `${width}w`);
