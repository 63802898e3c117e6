import { adoptFacts, type CatalogueFacts } from '../../../../sandbox/demo/media/adopt.ts';
import type { PictureFacts } from '../../../../sandbox/demo/media/facts.ts';
import { seededStore } from '../../../support/seeded-store.ts';

/** One look of every kind and form of a catalogue, as the seed writes them. */
export function catalogueLooks(products = 400): { key: string; raw: CatalogueFacts; facts: PictureFacts }[] {
  const store = seededStore({ products });
  const rows = store.prepare('SELECT key, facts FROM picture ORDER BY key').all() as {
    key: string;
    facts: string;
  }[];
  store.close();
  const found = new Map<string, { key: string; raw: CatalogueFacts; facts: PictureFacts }>();
  for (const { key, facts } of rows) {
    const raw = JSON.parse(facts) as CatalogueFacts;
    const look = `${String(raw['kind'])}/${String(raw['form'])}`;
    if (!found.has(look)) found.set(look, { key, raw, facts: adoptFacts(raw) });
  }
  return [...found.values()];
}

/** A plausible thing of any kind. */
export function plain(kind: PictureFacts['kind'], more: Partial<PictureFacts> = {}): PictureFacts {
  return {
    kind,
    width: 598,
    height: 848,
    depth: 560,
    finish: { code: 'SS', name: 'Stainless Steel', hex: '#c5c8ca' },
    ...more,
  };
}
