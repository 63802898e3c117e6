import type { Store } from '@hobwright/sandbox/store/store.ts';
import { adoptFacts } from '../../media/adopt.ts';
import type { PictureFacts, View } from '../../media/facts.ts';
import { hasRender, isFrontOpen } from '../../media/renders.ts';
import { hasOpenView } from '../../media/views.ts';
import type { Look } from '../looks.ts';
import { frontWords, furtherWords, pictureName } from '../picture-words.ts';
import type { Draft } from '../types.ts';
import { BulkInsert } from './bulk-insert.ts';

/** Photographs after the first, in display order. */
const FURTHER = ['elevation', 'open', 'detail'] as const;

/**
 * Whether a product has a view. A large product's open door is drawn if its front is drawn, too. If the front is a
 * photograph, all further views are photographs.
 */
const isShown = (facts: PictureFacts, view: View, large: boolean): boolean =>
  hasRender(facts, view) || (view === 'open' && large && hasOpenView(facts) && !hasRender(facts, 'front'));

/** Writes product_image rows and, once per look, the facts that its pictures are drawn from. */
export class PictureTable {
  readonly #images: BulkInsert;
  readonly #pictures: BulkInsert;
  readonly #known = new Set<string>();

  constructor(store: Store) {
    this.#images = new BulkInsert(store, 'product_image', ['product_id', 'position', 'media', 'alt'], 100);
    this.#pictures = new BulkInsert(store, 'picture', ['key', 'facts'], 20);
  }

  /** @param full false for the front picture only */
  add(id: number, draft: Draft, full: boolean): void {
    const { look, body } = draft;
    const { called, coloured } = pictureName(draft);
    this.#know(look);
    const facts = adoptFacts(look.facts);
    const pose = isFrontOpen(facts) ? ', in a kitchen unit with its door open' : '';
    this.#images.add(id, 0, `${look.key}/front`, `${coloured}, ${frontWords(facts)}${pose}`);
    if (!full) return;
    let position = 1;
    for (const view of FURTHER)
      if (isShown(facts, view, draft.large))
        this.#images.add(id, position++, `${look.key}/${view}`, `${coloured}, ${furtherWords(facts, view)}`);
    if (!body?.depth || draft.kind === 'care') return;
    const beside = `${called}, ${body.height} mm high, beside a person 1.70 m tall`;
    this.#images.add(id, position++, `${look.key}/scale`, beside);
    const size = `${body.width} mm wide, ${body.height} mm high, ${body.depth} mm deep`;
    this.#images.add(id, position++, `${look.key}/dimensions`, `Dimensions of the ${called}: ${size}`);
    if (draft.facts['Energy class']) {
      this.#images.add(id, position, `label/${draft.sku.toLowerCase()}`, `Energy label of the ${called}`);
    }
  }

  flush(): void {
    this.#images.flush();
    this.#pictures.flush();
  }

  #know({ key, facts }: Look): void {
    if (this.#known.has(key)) return;
    this.#known.add(key);
    this.#pictures.add(key, JSON.stringify(facts));
  }
}
