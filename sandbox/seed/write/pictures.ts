import type { Store } from '../../store/store.ts';
import type { Draft } from '../types.ts';
import { BulkInsert } from './bulk-insert.ts';

/** Writes product_image rows and, once per key, the facts that the picture is drawn from. */
export class PictureTable {
  readonly #images: BulkInsert;
  readonly #pictures: BulkInsert;
  readonly #known = new Set<string>();

  constructor(store: Store) {
    this.#images = new BulkInsert(store, 'product_image', ['product_id', 'position', 'media', 'alt'], 100);
    this.#pictures = new BulkInsert(store, 'picture', ['key', 'facts'], 20);
  }

  add(id: number, draft: Draft): void {
    const { look, body } = draft;
    const called = draft.name.replace(/, [^,]*$/, '');
    const finish = draft.finish && draft.finish.own !== 'white' ? ` in ${draft.finish.own}` : '';
    let position = 0;
    const add = (media: string, alt: string, facts: Record<string, unknown>) => {
      if (!this.#known.has(media)) {
        this.#known.add(media);
        this.#pictures.add(media, JSON.stringify(facts));
      }
      this.#images.add(id, position++, media, alt);
    };
    add(`${look.key}/front`, `${called}${finish}, from the front`, {
      view: 'front',
      look: look.key,
      ...look.facts,
    });
    if (draft.large) {
      add(`${look.key}/open`, `${called}${finish}, open`, { view: 'open', look: look.key, ...look.facts });
    }
    if (body && draft.kind !== 'care') {
      const size = dimensions(draft);
      const key = `dimensions/${draft.kind}/${Object.values(size).join('x')}`;
      add(
        key,
        `Dimensions of the ${called}: ${body.width} mm wide, ${body.height} mm high, ${body.depth} mm deep`,
        {
          view: 'dimensions',
          look: look.key,
          ...look.facts,
          ...size,
          finish: undefined,
        },
      );
    }
  }

  flush(): void {
    this.#images.flush();
    this.#pictures.flush();
  }
}

/** The figures a drawing carries, in mm. */
function dimensions({ body, facts }: Draft): Record<string, number> {
  const read = (name: string) => Number.parseInt(facts[name] ?? '', 10);
  const all = {
    width: body?.width ?? 0,
    height: body?.height ?? 0,
    depth: body?.depth ?? 0,
    heightMax: read('Height max'),
    depthWithDoor: read('Depth with door'),
    depthDoorOpen: read('Depth door open'),
    widthDoorsOpen: read('Width doors open'),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value > 0));
}
