import sharp from 'sharp';

/** The square layers of a floor: one byte per pixel, rows from the top. */
export type Layers = { cover: Buffer; tones: Buffer };

/** Pixels beyond the product's edge that still count as the product, whose outline is known to half a pixel. */
const EDGE = 1;
/** Pixels around an edge in which the old floor is looked for. */
const AROUND = 4;

/**
 * Lays the product of a photograph on another floor. The share of the old floor in edge pixels is estimated from the
 * open floor beside them.
 * @throws Error when something shows where nothing is built, since the picture is then of another model
 */
export async function relay(master: Buffer, { cover, tones }: Layers): Promise<Buffer> {
  const { data, info } = await sharp(master).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const side = info.width;
  const tonesSide = Math.round(Math.sqrt(tones.length));
  const ground = await sharp(tones, { raw: { width: tonesSide, height: tonesSide, channels: 1 } })
    .resize(side, side, { kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const thing = widened(cover, side);
  const out = Buffer.from(data);
  let strange = 0;
  for (let at = 0; at < side * side; at += 1) {
    const share = (thing[at] ?? 0) / 255;
    if (share === 1) continue;
    const was = share > 0 ? openFloor(data, thing, at, side) : 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const now = data[at * 3 + channel] ?? 0;
      const under = ground[at] ?? 255;
      out[at * 3 + channel] = share > 0 ? clamp(now + (under - was) * (1 - share)) : under;
    }
    if (share === 0 && (data[at * 3] ?? 255) < DARKEST_FLOOR) strange += 1;
  }
  if (strange > MOST_STRANGE * side * side) throw new Error(`${strange} pixels lie beside what is built`);
  return sharp(out, { raw: { width: side, height: side, channels: 3 } })
    .webp({ quality: 84, smartSubsample: true, effort: 5 })
    .toBuffer();
}

const DARKEST_FLOOR = 70;
const MOST_STRANGE = 0.0005;

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/** The highest cover of every pixel and its neighbours. */
function widened(cover: Buffer, side: number): Buffer {
  const pass = (from: Buffer, step: number, along: (at: number) => number) =>
    from.map((own, at) => {
      let most = own;
      for (let off = -EDGE; off <= EDGE; off += 1) {
        const place = along(at) + off;
        if (place >= 0 && place < side) most = Math.max(most, from[at + off * step] ?? 0);
      }
      return most;
    });
  const across = pass(cover, 1, (at) => at % side);
  return Buffer.from(pass(Buffer.from(across), side, (at) => Math.floor(at / side)));
}

/** The mean of the floor beside a pixel; 255 if there is none. */
function openFloor(data: Buffer, cover: Buffer, at: number, side: number): number {
  const [x, y] = [at % side, Math.floor(at / side)];
  let [sum, count] = [0, 0];
  for (let row = Math.max(0, y - AROUND); row <= Math.min(side - 1, y + AROUND); row += 1)
    for (let column = Math.max(0, x - AROUND); column <= Math.min(side - 1, x + AROUND); column += 1) {
      const beside = row * side + column;
      if (cover[beside] !== 0) continue;
      sum += data[beside * 3] ?? 255;
      count += 1;
    }
  return count > 0 ? sum / count : 255;
}
