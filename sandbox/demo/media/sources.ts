import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Store } from '@hobwright/sandbox/store/store.ts';
import { adoptFacts, type CatalogueFacts } from './adopt.ts';
import { wordmarks } from './brands/data/wordmarks.ts';
import { drawMaker } from './brands/maker.ts';
import { sign } from './brands/sign.ts';
import { categoryFacts } from './categories/category-facts.ts';
import { photoTile } from './categories/photo-tile.ts';
import { CLOSE_UP_FILES } from './close-ups.ts';
import { cutOut } from './cut-out.ts';
import { drawCategory } from './categories/tile.ts';
import { drawLabel } from './labels/draw-label.ts';
import { readLabel } from './labels/label-facts.ts';
import { type PictureFacts, type View, VIEWS } from './facts.ts';
import { STUDIO_VIEWS } from './looks/look.ts';
import { readBadge, readPicture, readRender, readShown } from './renders.ts';
import { SCENE_FILES, SCENE_WORDS } from './scenes.ts';
import { drawView } from './views.ts';

/** The source of a picture: SVG if it is `drawn`, else a photograph. `version` changes whenever the picture does. */
export type Source = { version: string; drawn: boolean; bytes: () => Buffer | Promise<Buffer> };

/** Finds the source behind a media key; undefined when there is none. */
export type Sources = (key: string) => Promise<Source | undefined>;

/** Number of versions kept in memory, so that an encoded picture need not be drawn again to find its name. */
const REMEMBERED = 20_000;

/**
 * Makes the finder of sources. `photo/…`, `scene/…`, `close-up/…`, `brand/…`, `category/…`, `label/{sku}` and
 * `product/{sku}/{view}` are the service's own keys. Any other key is a look of the catalogue and a view of it:
 * `washing-machine-600-white-1f3a9c07b2d4/front`. The studio's photograph of that look, where there is one, replaces
 * the drawing.
 */
export function makeSources(store: Store): Sources {
  const versions = new LRUCache<string, string>({ max: REMEMBERED });

  const remember = (facts: string, version: string): string => {
    versions.set(facts, version);
    return version;
  };

  const drawn = (facts: string, draw: () => string): Source => {
    const version = versions.get(facts) ?? remember(facts, versionOf(draw()));
    return { version, drawn: true, bytes: () => Buffer.from(draw()) };
  };

  /** A picture derived from a photograph. */
  const made = async (photograph: Buffer, make: (photograph: Buffer) => Promise<Buffer>): Promise<Source> => {
    const facts = `${make.name} ${versionOf(photograph)}`;
    const version = versions.get(facts) ?? remember(facts, versionOf(await make(photograph)));
    return { version, drawn: false, bytes: () => make(photograph) };
  };

  /** A photograph, with its maker's name on it where there is a place for one. */
  const signed = async (photograph: Buffer, facts: PictureFacts, view: View): Promise<Source | undefined> => {
    const mark = facts.maker === undefined ? undefined : wordmarks[facts.maker];
    const badge = mark && (await readBadge(facts));
    const shown = STUDIO_VIEWS.find((each) => each === view);
    const place = shown && badge?.places[shown];
    if (!mark || !badge || !place) return photographed(photograph);
    const version = versionOf(
      `${versionOf(photograph)} ${facts.maker} ${JSON.stringify([badge.ink, mark.colour, place])}`,
    );
    return { version, drawn: false, bytes: () => sign(photograph, mark, badge, place) };
  };

  /** A category tile made from the studio's photograph, if there is one. */
  const tile = async (slug: string): Promise<Source | undefined> => {
    const facts = categoryFacts(slug);
    const render = facts && (await readRender(adoptFacts(facts), 'front'));
    return render && made(render, photoTile);
  };

  /**
   * A product that pages refer to by name: `washer-white` on its white square, `washer-white-cut` trimmed of the white.
   */
  const shown = async (name: string): Promise<Source | undefined> => {
    const whole = name.replace(/-cut$/, '');
    const photograph = await readShown(whole);
    return photograph && whole !== name ? made(photograph, cutOut) : photographed(photograph);
  };

  const own = (svg: string | undefined): Source | undefined =>
    svg === undefined ? undefined : { version: versionOf(svg), drawn: true, bytes: () => Buffer.from(svg) };

  return async function find(key): Promise<Source | undefined> {
    const [family = '', name = '', ...more] = key.split('/');
    if (family === 'product') {
      const media = pictureOf(store, name, more.join('/'));
      return media === undefined ? undefined : find(media);
    }
    if (more.length === 0) {
      if (family === 'photo') return shown(name);
      if (family === 'scene') return kept(name, SCENE_FILES);
      if (family === 'close-up') return kept(name, CLOSE_UP_FILES);
      if (family === 'brand') return own(drawMaker(store, name));
      if (family === 'category') return (await room(name)) ?? (await tile(name)) ?? own(drawCategory(name));
      const label = family === 'label' ? readLabel(store, name) : undefined;
      if (label) return own(drawLabel(label));
    }
    const cut = key.lastIndexOf('/');
    const view = VIEWS.find((each) => each === key.slice(cut + 1));
    const text = factsText(store, key.slice(0, cut));
    if (!view || text === undefined) return undefined;
    const facts = adoptFacts(JSON.parse(text) as CatalogueFacts);
    const photograph = await readRender(facts, view);
    return photograph
      ? signed(photograph, facts, view)
      : drawn(`${view} ${text}`, () => drawView(facts, view));
  };
}

/** Returns the facts stored under a picture's key, as the catalogue wrote them; undefined when there are none. */
export function readFacts(store: Store, key: string): CatalogueFacts | undefined {
  const text = factsText(store, key);
  return text === undefined ? undefined : (JSON.parse(text) as CatalogueFacts);
}

function factsText(store: Store, key: string): string | undefined {
  const row = store.prepare('SELECT facts FROM picture WHERE key = ?').get(key) as
    | { facts: string }
    | undefined;
  return row?.facts;
}

/** The key of a product's picture in a view. */
function pictureOf(store: Store, sku: string, view: string): string | undefined {
  const row = store
    .prepare(
      `SELECT media FROM product_image JOIN product ON product.id = product_image.product_id
       WHERE product.sku = ? AND media LIKE '%/' || ?`,
    )
    .get(sku, view) as { media: string } | undefined;
  return row?.media;
}

/** The scene of a department. */
const room = async (slug: string) => (Object.hasOwn(SCENE_WORDS, slug) ? kept(slug, SCENE_FILES) : undefined);

function photographed(bytes: Buffer | undefined): Source | undefined {
  return bytes && { version: versionOf(bytes), drawn: false, bytes: () => bytes };
}

/** A photograph by its name, from a folder. */
async function kept(name: string, folder: URL): Promise<Source | undefined> {
  if (!/^[a-z-]+$/.test(name)) return undefined;
  return photographed(await readPicture(new URL(`${name}.webp`, folder)));
}

function versionOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 20);
}
