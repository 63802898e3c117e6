import type { Store } from '@hobwright/sandbox/store/store.ts';
import { TREE } from '../data/tree.ts';

type Row = { slug: string; name: string; parent: number | null; sort: number };

/**
 * Writes the category tree and returns ids by slug. Ids run breadth first from 10, so that no test mistakes them for
 * positions.
 */
export function writeCategories(store: Store, intro: (slug: string) => string): Map<string, number> {
  const ids = new Map<string, number>();
  const insert = store.prepare(
    'INSERT INTO category (id, parent_id, name, path, description, meta_description, image, sort) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const add = ({ slug, name, parent, sort }: Row) => {
    const id = 10 + ids.size;
    ids.set(slug, id);
    const text = intro(slug);
    insert.run(
      id,
      parent,
      name,
      `/${slug}/`,
      text === '' ? '' : `<p>${text}</p>`,
      firstSentences(text),
      `category/${slug}`,
      sort,
    );
    return id;
  };
  const trunks = TREE.map((trunk, sort) => ({ trunk, id: add({ ...trunk, parent: null, sort }) }));
  const branches = trunks.flatMap(({ trunk, id }) =>
    trunk.branches.map((branch, sort) => ({ branch, id: add({ ...branch, parent: id, sort }) })),
  );
  for (const { branch, id } of branches)
    branch.leaves.forEach((leaf, sort) => add({ ...leaf, parent: id, sort }));
  return ids;
}

/** Returns as many of the first sentences as a search result shows. */
function firstSentences(text: string): string {
  const sentences = text.split(/(?<=\.) /);
  let taken = sentences.shift() ?? '';
  for (const sentence of sentences) {
    if (taken.length > 70 || taken.length + sentence.length > 155) break;
    taken += ` ${sentence}`;
  }
  return taken;
}
