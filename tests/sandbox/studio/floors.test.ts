import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compose } from '../../../sandbox/studio/engine/composition.ts';
import { THREE_QUARTER } from '../../../sandbox/studio/engine/camera.ts';
import { coverOf, GROUND_SIDE, groundTones, shadeGround } from '../../../sandbox/studio/engine/ground.ts';
import { surface } from '../../../sandbox/studio/engine/surface.ts';
import { relay } from '../../../sandbox/studio/floors.ts';
import { Kit } from '../../../sandbox/studio/kit/kit.ts';

const SIZE = 240;

/** A machine of the usual size, turned to the viewer. */
function machine() {
  const kit = new Kit();
  kit.box([600, 850, 600], [0, 425, 0], surface());
  const { camera, square, longest } = compose(kit.group, { standpoint: THREE_QUARTER, fill: 0.87 }, SIZE);
  return {
    tones: groundTones(shadeGround(kit.group, camera, square, longest)),
    cover: coverOf(kit.group, camera, square, SIZE),
  };
}

const { tones, cover } = machine();
const coverAt = (x: number, y: number) => cover[Math.round(y * SIZE) * SIZE + Math.round(x * SIZE)] ?? 0;
/** The darkest tone of the open floor in a part of the picture, edges in shares of its side. */
function darkest(left: number, right: number, top: number, bottom: number): number {
  let found = 255;
  for (let y = Math.floor(top * GROUND_SIDE); y < bottom * GROUND_SIDE; y += 1)
    for (let x = Math.floor(left * GROUND_SIDE); x < right * GROUND_SIDE; x += 1)
      if (coverAt(x / GROUND_SIDE, y / GROUND_SIDE) === 0)
        found = Math.min(found, tones[y * GROUND_SIDE + x] ?? 255);
  return found;
}

describe('the floor of a picture', () => {
  it('is darkest at the foot of the product', () => {
    expect(darkest(0, 1, 0.75, 1)).toBeLessThan(190);
    expect(darkest(0, 1, 0.75, 1)).toBeLessThan(darkest(0, 1, 0.5, 0.75));
  });

  it('is white in the upper half, and at the edges', () => {
    expect(darkest(0, 1, 0, 0.5)).toBeGreaterThan(252);
    const rim = Array.from(
      { length: GROUND_SIDE },
      (_, at) => tones[(GROUND_SIDE - 1) * GROUND_SIDE + at] ?? 0,
    );
    expect(Math.min(...rim)).toBeGreaterThan(252);
  });

  it('has the shadow on the side away from the window', () => {
    expect(darkest(0.8, 1, 0.6, 1)).toBeLessThan(darkest(0, 0.1, 0.6, 1));
  });

  it('is covered by the product alone', () => {
    expect([coverAt(0.5, 0.5), coverAt(0.02, 0.5), coverAt(0.98, 0.1)]).toEqual([255, 0, 0]);
  });
});

describe('a photograph put on a new floor', () => {
  const half = Buffer.from(Uint8Array.from({ length: 64 }, (_, at) => (at % 8 < 4 ? 255 : 0)));
  const white = Buffer.alloc(4, 255);
  const picture = async (thing: number, floor: number) =>
    sharp(Buffer.from(half.map((each) => (each === 255 ? thing : floor))), {
      raw: { width: 8, height: 8, channels: 1 },
    })
      .toColourspace('srgb')
      .webp({ lossless: true })
      .toBuffer();
  const pixels = async (webp: Buffer) => (await sharp(webp).greyscale().raw().toBuffer()).subarray(0, 8);

  it('keeps the product and loses the old shadow', async () => {
    const now = await pixels(await relay(await picture(40, 180), { cover: half, tones: white }));
    expect(Math.abs((now[0] ?? 0) - 40)).toBeLessThan(12);
    expect(now[7]).toBeGreaterThan(245);
  });

  it('is refused if it shows something that is not in the model', async () => {
    const nothing = Buffer.alloc(64, 0);
    await expect(relay(await picture(20, 255), { cover: nothing, tones: white })).rejects.toThrow(
      'lie beside what is built',
    );
  });
});
