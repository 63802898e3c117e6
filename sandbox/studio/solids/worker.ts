import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ModelMade, ModelOrder } from '@hobwright/demo-store/media/models/order.ts';
import { glbOf } from './glb.ts';
import { usdzOf } from './usdz.ts';

/** Idle time in milliseconds after which the process ends. Whoever needs it starts another. */
const IDLE = 120_000;

let idle = setTimeout(() => process.exit(0), IDLE);
let turn: Promise<void> = Promise.resolve();

/** Builds models one after another for the parent process. Files are either complete or missing. */
process.on('message', (order: ModelOrder) => {
  clearTimeout(idle);
  turn = turn.then(async () => {
    process.send?.(await make(order));
    clearTimeout(idle);
    idle = setTimeout(() => process.exit(0), IDLE);
  });
});
process.on('disconnect', () => process.exit(0));

async function make({ id, look, size, form, file }: ModelOrder): Promise<ModelMade> {
  try {
    const bytes = await (form === 'glb' ? glbOf(look, size) : usdzOf(look, size));
    const half = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(half, bytes);
    await rename(half, file);
    return { id };
  } catch (error) {
    return { id, why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
