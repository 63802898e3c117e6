import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SCENE_FILES, SCENE_WORDS } from '../../../sandbox/demo/media/scenes.ts';
import { project } from '../../../sandbox/studio/engine/camera.ts';
import { frameAt } from '../../../sandbox/studio/engine/shoot-scene.ts';
import { FRIDGE_GAP, RUN } from '../../../sandbox/studio/scenes/kitchen.ts';
import { SCENES } from '../../../sandbox/studio/scenes/registry.ts';

const masterOf = (name: string) => new URL(`${name}.webp`, SCENE_FILES);

describe('a scene', () => {
  it('is framed by what stands at its edges', () => {
    const eye = [300, 1400, 5000] as const;
    const frame = frameAt(eye, { left: -1000, right: 2000, bottom: 100, z: 600 }, [1800, 1000]);
    const [x, y] = project({ eye, pitch: 0 }, [2000, 100, 600]);
    expect([frame.right, frame.bottom]).toEqual([x, y]);
    expect((frame.right - frame.left) / (frame.top - frame.bottom)).toBeCloseTo(1.8);
  });

  it('exists for each page that shows one, in its stated size', async () => {
    for (const [name, { viewpoint }] of Object.entries(SCENES)) {
      const { width, height } = await sharp(readFileSync(masterOf(name))).metadata();
      expect([name, width, height]).toEqual([name, ...viewpoint.size]);
    }
    for (const slug of Object.keys(SCENE_WORDS)) expect(existsSync(masterOf(slug)), slug).toBe(true);
    expect(readdirSync(SCENE_FILES)).toHaveLength(Object.keys(SCENES).length);
  });

  it('is light enough for a phone', async () => {
    for (const name of Object.keys(SCENES)) {
      const phone = await sharp(readFileSync(masterOf(name)))
        .resize(600)
        .avif({ quality: 58, effort: 1 })
        .toBuffer();
      expect(phone.length, name).toBeLessThan(20 * 1024);
      expect(statSync(masterOf(name)).size, name).toBeLessThan(200 * 1024);
    }
  }, 30_000);

  /** The home page draws its dimension lines there, in 1800 units (components/home/scene-dims.tsx). */
  it('has its gaps where the home page draws their dimension lines', () => {
    const { eye, frame } = SCENES['kitchen']?.viewpoint ?? expect.fail();
    const seenAt = (x: number, y: number, z: number) => {
      const [across, up] = project({ eye, pitch: 0 }, [x, y, z]);
      const unit = 1800 / (frame.right - frame.left);
      return [Math.round((across - frame.left) * unit), Math.round((frame.top - up) * unit)];
    };
    expect(seenAt(RUN.range.from, 0, 600)[0]).toBe(611);
    expect(seenAt(RUN.range.to, 0, 600)[0]).toBe(993);
    expect(seenAt(RUN.fridge.from, 0, 660)).toEqual([1365, 919]);
    expect(seenAt(RUN.fridge.to, FRIDGE_GAP, 660)).toEqual([1717, 230]);
  });
});
