import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ModelMade, ModelOrder } from './order.ts';

/** The studio is run, not imported: it is a package of its own, which is not always installed. */
const WORKER = fileURLToPath(new URL('../../../studio/solids/worker.ts', import.meta.url));

/** Whether 3D models can be built here. */
export const hasStudio = (): boolean => existsSync(WORKER);

type Waiting = { resolve: () => void; reject: (error: Error) => void };

/** A child process of the studio that builds 3D models on request. */
export class Workshop {
  #worker: ChildProcess | undefined;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** Resolves when the file exists; rejects when the studio cannot build it. */
  build(order: Omit<ModelOrder, 'id'>): Promise<void> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#start().send({ ...order, id } satisfies ModelOrder);
    });
  }

  close(): void {
    this.#worker?.kill();
  }

  #start(): ChildProcess {
    if (this.#worker) return this.#worker;
    const worker = fork(WORKER, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    worker.on('message', ({ id, why }: ModelMade) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (why === undefined) waiting?.resolve();
      else waiting?.reject(new Error(why));
    });
    const end = (error: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    worker.on('error', end);
    worker.on('exit', () => end(new Error('The studio has gone.')));
    worker.unref();
    worker.channel?.unref();
    this.#worker = worker;
    return worker;
  }
}
