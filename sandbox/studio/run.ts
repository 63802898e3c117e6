import { parseArgs } from 'node:util';
import { lookKey, STUDIO_VIEWS, type StudioView } from '@hobwright/demo-store/media/looks/look.ts';
import { progressOn } from '@hobwright/demo-store/seed/progress.ts';
import { seedCatalogue } from '@hobwright/demo-store/seed/catalogue.ts';
import { openStore } from '@hobwright/sandbox/store/store.ts';
import { Photographer } from './browser.ts';
import { CLOSE_UPS } from './close-ups/registry.ts';
import type { Quality } from './engine/shoot.ts';
import {
  contactSheet,
  isCloseUpTaken,
  isSceneTaken,
  masterWidth,
  takeAnchors,
  takeCloseUp,
  takeFloor,
  takeMaster,
  takeScene,
} from './prints.ts';
import { readLimit } from './limit.ts';
import { type Job, makeQueue, wantedLooks } from './queue.ts';
import { isGrounded } from './models/model.ts';
import { MODELS } from './models/registry.ts';
import { SCENES } from './scenes/registry.ts';
import { modelSheet, sampleOfKinds } from './turntable.ts';

const USAGE = `npm run studio -- [--only MODEL] [--view VIEW] [--again] [--draft] [--limit N] [--anchors] [--floors] [--scenes] [--close-ups]
             [--sheet FILE]
             [--models FILE --shop URL]

  Photographs every look of the demo catalogue that has no picture yet, or one smaller than is taken now, what most
  products share first. It may be stopped at any moment and goes on where it was.

  --only    one model: laundry, cold, kettle, …
  --view    one of ${STUDIO_VIEWS.join(', ')}
  --again   also what has been taken already
  --draft   small and grainy, a few seconds each; for looking at a model while it is made, not to be committed
  --limit   at most so many pictures
  --anchors takes none, but works out anew where the edges lie in the fronts that are there
  --floors  takes none, but lays those that are there on their floor anew
  --scenes  rooms instead of goods; --only then names one: kitchen, laundry, …
  --close-ups
            parts of goods; --only then names those that begin so: washer, oven-rack, …
  --sheet   takes none, but lays those that are there side by side in FILE
  --models  one product of each kind as the shop at --shop (http://localhost:3000) turns it in its page, shut and open,
            side by side in FILE; its store is to be of the demo's products
`;

/** Sub-frames of finished pictures; more are hardly visible. */
const FINAL = { lights: 10, gloss: 4 };
/** Sub-frames for interiors, which get little light and would be grainy with fewer. */
const INSIDE_LIGHTS = 16;
/**
 * Sides of finished pictures in pixels. The front is viewed enlarged; the gallery shows the other views at 600 to 700
 * pixels. With all views at 1,200 pixels the repository would be too large to clone.
 */
const FINAL_SIZE: Readonly<Record<StudioView, number>> = {
  front: 1200,
  elevation: 680,
  open: 680,
  detail: 680,
};
const SCENE_FINAL = { lights: 44, gloss: 12, scale: 1 };
const SCENE_DRAFT = { lights: 12, gloss: 4, scale: 0.5 };
const CLOSE_UP_FINAL = { size: 720, lights: 16, gloss: 5 };
const CLOSE_UP_DRAFT = { size: 360, lights: 8, gloss: 3 };
const DRAFT = { size: 300, lights: 8, gloss: 3 };

async function main(): Promise<void> {
  const option = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({
    options: {
      only: option,
      view: option,
      limit: option,
      sheet: option,
      models: option,
      shop: option,
      again: flag,
      draft: flag,
      anchors: flag,
      floors: flag,
      scenes: flag,
      'close-ups': flag,
      help: flag,
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const limit = readLimit(values.limit);
  if (values.scenes) {
    const names = Object.keys(SCENES).filter((name) => values.only === undefined || name === values.only);
    const wanted = names.filter((name) => values.again || !isSceneTaken(name));
    await takeAll(wanted, (photographer, name) =>
      takeScene(photographer, name, values.draft ? SCENE_DRAFT : SCENE_FINAL),
    );
    return;
  }
  if (values['close-ups']) {
    const names = Object.keys(CLOSE_UPS).filter((name) => name.startsWith(values.only ?? ''));
    const wanted = names.filter((name) => values.again || !isCloseUpTaken(name));
    await takeAll(wanted, (photographer, name) =>
      takeCloseUp(photographer, name, values.draft ? CLOSE_UP_DRAFT : CLOSE_UP_FINAL),
    );
    return;
  }
  const store = openStore(':memory:');
  seedCatalogue(store, { products: 2000 });
  const asked = makeQueue(wantedLooks(store)).filter(
    ({ look, view }) =>
      (!values.only || look.model === values.only) && (!values.view || view === values.view),
  );
  const samples = values.models ? sampleOfKinds(store) : [];
  store.close();
  if (values.models) {
    await modelSheet(samples, values.shop ?? 'http://localhost:3000', values.models);
    return;
  }
  if (values.sheet) {
    await contactSheet(asked, values.sheet);
    return;
  }
  if (values.anchors) {
    const fronts: Job[] = [];
    for (const job of asked) if (job.view === 'front' && (await masterWidth(job)) > 0) fronts.push(job);
    await takeAll(fronts, takeAnchors, nameOf);
    return;
  }
  if (values.floors) {
    const laid: Job[] = [];
    for (const job of asked) if (hasFloor(job) && (await masterWidth(job)) > 0) laid.push(job);
    await takeAll(laid.slice(0, limit), takeFloor, nameOf);
    return;
  }
  const qualityOf = (job: Job) => (values.draft ? DRAFT : finalOf(job));
  const jobs: Job[] = [];
  for (const job of asked) if (values.again || (await masterWidth(job)) < qualityOf(job).size) jobs.push(job);
  await takeAll(
    jobs.slice(0, limit),
    (photographer, job) => takeMaster(photographer, job, qualityOf(job)),
    nameOf,
  );
}

function finalOf({ look, view }: Job): Quality {
  const { integrated, form } = look.traits;
  const inside = view === 'open' || integrated === true || form === 'belfast' || form === 'stone';
  return { ...FINAL, ...(inside && { lights: INSIDE_LIGHTS }), size: FINAL_SIZE[view] };
}

const hasFloor = ({ look, view }: Job): boolean => {
  const model = MODELS[look.model];
  return model !== undefined && view !== 'detail' && isGrounded(model, look, view);
};

const nameOf = ({ look, view }: Job): string => `${lookKey(look)} ${view}`;

/** Takes the pictures one after another, since the software renderer spreads a single picture over all cores. */
async function takeAll<T>(
  jobs: readonly T[],
  take: (photographer: Photographer, job: T) => Promise<void>,
  name: (job: T) => string = String,
): Promise<void> {
  let photographer = await Photographer.hire();
  const tell = progressOn(process.stdout, 'pictures');
  try {
    for (const [done, job] of jobs.entries()) {
      tell(done, jobs.length);
      if (!photographer.isThere) photographer = await Photographer.hire();
      await take(photographer, job).catch((error: unknown) => {
        process.stderr.write(`${name(job)}: ${error instanceof Error ? error.message : error}\n`);
        process.exitCode = 1;
      });
    }
    tell(jobs.length, jobs.length);
  } finally {
    await photographer.dismiss();
  }
}

await main();
