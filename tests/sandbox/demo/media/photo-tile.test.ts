import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoTile } from '../../../../sandbox/demo/media/categories/photo-tile.ts';

/** A black thing that fills most of its white square, as photographs of appliances do. */
const photograph = () =>
  sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: { create: { width: 1080, height: 1080, channels: 3, background: '#000000' } },
        left: 60,
        top: 60,
      },
    ])
    .png()
    .toBuffer();

test('a tile shows the whole product, with space on every side', async () => {
  const { data, info } = await sharp(await photoTile(await photograph()))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[y * info.width * info.channels + x * info.channels] ?? 0;
  const [last, middle] = [info.width - 1, Math.round(info.width / 2)];
  expect(at(middle, middle)).toBeLessThan(40);
  for (const [x, y] of [
    [0, middle],
    [last, middle],
    [middle, 0],
    [middle, last],
  ] as const)
    expect(at(x, y)).toBeGreaterThan(200);
});
