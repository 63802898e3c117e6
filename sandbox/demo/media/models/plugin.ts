import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '@hobwright/sandbox/parts.ts';
import { adoptFacts } from '../adopt.ts';
import { isHeld } from '../held.ts';
import { readFacts } from '../sources.ts';
import { type Modelled, modelOf } from './modelled.ts';
import { MODEL_FORMS, type ModelForm } from './order.ts';
import { hasStudio, Workshop } from './workshop.ts';

/** To be incremented when models are built differently, so that none built before is served. */
const EDITION = 5;

const TYPES: Readonly<Record<ModelForm, string>> = {
  glb: 'model/gltf-binary',
  usdz: 'model/vnd.usdz+zip',
};

/**
 * Serves 3D models of products at `/models/{picture}.glb` and `.usdz`. They are built on the first request and kept.
 */
export async function models(app: FastifyInstance, { store, config }: Parts): Promise<void> {
  const folder = config.dataFolder
    ? join(config.dataFolder, 'models')
    : mkdtempSync(join(tmpdir(), 'models-'));
  const workshop = new Workshop();
  const underWay = new Map<string, Promise<void>>();
  app.addHook('onClose', async () => workshop.close());

  const built = async (modelled: Modelled, form: ModelForm): Promise<string> => {
    const file = join(folder, `${versionOf(modelled)}.${form}`);
    if (existsSync(file)) return file;
    const work = underWay.get(file) ?? workshop.build({ ...modelled, form, file });
    underWay.set(file, work);
    await work.finally(() => underWay.delete(file));
    return file;
  };

  app.get<{ Params: { '*': string } }>('/models/*', async ({ params, headers }, reply) => {
    const [, key = '', extension = ''] = /^(.+)\.([a-z]+)$/.exec(params['*']) ?? [];
    const form = MODEL_FORMS.find((each) => each === extension);
    const facts = form && readFacts(store, key);
    const modelled = facts && modelOf(adoptFacts(facts));
    if (!form || !modelled || !hasStudio())
      return reply
        .code(404)
        .header('Cache-Control', 'no-store')
        .send({ status: 404, message: 'There is no such model.' });
    const tag = `"${versionOf(modelled)}"`;
    reply
      .header('ETag', tag)
      .header('Cache-Control', 'public, max-age=86400')
      .header('Access-Control-Allow-Origin', '*')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('X-Content-Type-Options', 'nosniff');
    if (isHeld(headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.type(TYPES[form]).send(createReadStream(await built(modelled, form)));
  });
}

const versionOf = (modelled: Modelled): string =>
  createHash('sha256')
    .update(`${EDITION} ${JSON.stringify(modelled)}`)
    .digest('hex')
    .slice(0, 20);
