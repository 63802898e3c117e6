import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSandbox } from '../sandbox/app.ts';
import { commerceSchema } from '../sandbox/commerce/schema.ts';
import { readConfig } from '../sandbox/config.ts';
import { demoStore } from '../sandbox/demo/store.ts';
import { openStore } from '../sandbox/store/store.ts';
import { answersPage } from './lib/answers/page.ts';
import type { Route } from './lib/answers/routes.ts';

/** Contents of `sandbox/ANSWERS.md`, generated from the schema and the routes that a sandbox registers. */
export async function currentAnswers(): Promise<string> {
  const routes: Route[] = [];
  const config = { ...readConfig({}), storeHash: '{hash}', dataFolder: null };
  const app = await buildSandbox(config, demoStore, {
    store: openStore(':memory:'),
    onRoute: ({ method, url }) => routes.push({ methods: [method].flat(), path: url }),
  });
  await app.close();
  return answersPage(commerceSchema(), routes);
}

if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, '../sandbox/ANSWERS.md'), await currentAnswers());
}
