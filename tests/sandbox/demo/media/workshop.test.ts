import { afterEach, expect, test } from 'vitest';
import { Workshop } from '../../../../sandbox/demo/media/models/workshop.ts';

const { execPath } = process;
afterEach(() => {
  process.execPath = execPath;
});

test('a model is refused when the studio cannot be started', async () => {
  process.execPath = '/nowhere/node';
  const order = { form: 'glb', file: '/nowhere/model.glb' } as unknown as Parameters<Workshop['build']>[0];
  await expect(new Workshop().build(order)).rejects.toThrow(/ENOENT|EPIPE/);
});
