import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';

export type Pen = CanvasRenderingContext2D;

/** Returns a texture drawn on a canvas. */
export function ink(
  width: number,
  height: number,
  draw: (pen: Pen, width: number, height: number) => void,
): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser gives no drawing context');
  draw(pen, width, height);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.anisotropy = 8;
  return texture;
}

export const font = (pixels: number, weight = 500): string =>
  `${weight} ${pixels}px "Liberation Sans", "Helvetica Neue", Arial, sans-serif`;

/** Draws a line of text across the middle of a rectangle. */
export function lettering(text: string, colour: string, size = 0.62, align: CanvasTextAlign = 'center') {
  return (pen: Pen, width: number, height: number): void => {
    pen.fillStyle = colour;
    pen.font = font(height * size, 400);
    pen.textAlign = align;
    pen.textBaseline = 'middle';
    pen.fillText(text, align === 'center' ? width / 2 : width * 0.05, height * 0.55);
  };
}
