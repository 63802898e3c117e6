import sharp from 'sharp';
import { expect, it } from 'vitest';
import { wordmarks } from '../../../../sandbox/demo/media/brands/data/wordmarks.ts';
import { sign } from '../../../../sandbox/demo/media/brands/sign.ts';
import type { BadgePlace } from '../../../../sandbox/demo/media/looks/badge.ts';

const SIDE = 400;
const mark = wordmarks['seorin'] ?? expect.fail();
/** A front that runs down to the right. */
const place: BadgePlace = [
  [200, 500],
  [600, 540],
  [200, 440],
];

const grey = (tone: number) =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: { r: tone, g: tone, b: tone } } })
    .webp({ lossless: true })
    .toBuffer();

/** Places of all pixels that differ from `tone`, in picture units. */
async function inked(picture: Buffer, tone: number): Promise<[number, number][]> {
  const data = await sharp(picture).greyscale().raw().toBuffer();
  return [...data.keys()]
    .filter((at) => Math.abs((data[at] ?? tone) - tone) > 30)
    .map((at) => [((at % SIDE) * 1000) / SIDE, (Math.floor(at / SIDE) * 1000) / SIDE]);
}

it.each([
  ['dark', 240],
  ['light', 20],
] as const)(
  'a maker’s name is printed in %s ink within its place, as slanted as the front',
  async (ink, tone) => {
    const signed = await inked(
      await sign(await grey(tone), mark, { ink, ratio: 6.7, places: {} }, place),
      tone,
    );
    expect(signed.length).toBeGreaterThan(200);
    for (const [x, y] of signed) {
      const down = ((x - 200) / 400) * 40;
      expect(x).toBeGreaterThan(190);
      expect(x).toBeLessThan(610);
      expect(y - down).toBeGreaterThan(430);
      expect(y - down).toBeLessThan(510);
    }
  },
);

it('the names of makers are printed differently', async () => {
  const other = wordmarks['duskwell'] ?? expect.fail();
  const badge = { ink: 'dark', ratio: 6.7, places: {} } as const;
  const [one, two] = await Promise.all(
    [mark, other].map(async (each) => sign(await grey(240), each, badge, place)),
  );
  expect(one?.equals(two ?? Buffer.alloc(0))).toBe(false);
});

it('the names of makers are printed in their own colours on light fronts, some on a plate', async () => {
  const badge = { ink: 'dark', ratio: 6.7, places: {} } as const;
  const most = async (maker: string) => {
    const photograph = await sharp(
      await sign(await grey(240), wordmarks[maker] ?? expect.fail(), badge, place),
    )
      .extract({ left: 80, top: 176, width: 160, height: 40 })
      .toBuffer();
    const { channels } = await sharp(photograph).stats();
    return channels.map(({ min }) => min);
  };
  const [red = 0, , blue = 0] = await most('seorin');
  expect(blue).toBeGreaterThan(red + 30);
  const [orange = 0, , other = 0] = await most('oxlode');
  expect(orange).toBeGreaterThan(other + 60);
});
