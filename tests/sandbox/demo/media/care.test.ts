import { expect, it } from 'vitest';
import { adoptFacts } from '../../../../sandbox/demo/media/adopt.ts';
import { lookOfFacts } from '../../../../sandbox/demo/media/looks/look-of.ts';
import { drawView } from '../../../../sandbox/demo/media/views.ts';
import { draftCatalogue } from '../../../../sandbox/demo/seed/planned.ts';
import { DEMO_SEED } from '../../../../sandbox/demo/seed/catalogue.ts';
import { MIDNIGHT } from '../seed/seeded.ts';

const drafts = draftCatalogue(2000, DEMO_SEED, MIDNIGHT);

it('a descaler or cleaner is drawn in the container that its facts state', () => {
  const care = drafts.filter(({ look }) => look.facts['kind'] === 'bottle');
  const told = new Set(care.map(({ facts, look }) => `${facts['Form']} ${adoptFacts(look.facts).contents}`));
  expect([...told].toSorted()).toEqual(['Liquid liquid', 'Powder powder', 'Spray spray', 'Tablets tablets']);
  const drawings = ['liquid', 'spray', 'powder', 'tablets'].map((contents) =>
    drawView(adoptFacts({ kind: 'bottle', form: 'descaler', contents, caption: 'Descaler' }), 'front'),
  );
  expect(new Set(drawings).size).toBe(4);
});

it('a descaler, cleaner or filter is shown with the number of pieces in the pack', () => {
  const care = drafts.filter(({ kind }) => kind === 'care');
  const counts = new Set(care.map(({ facts }) => facts['Pieces in the pack']));
  expect(counts).toContain('6');
  const shown = ({ look }: (typeof care)[number]) =>
    String(lookOfFacts(adoptFacts(look.facts))?.traits['pieces']);
  expect(care.map(shown)).toEqual(care.map(({ facts }) => facts['Pieces in the pack']));
});

it('hose washers are drawn as four rings', () => {
  const washers = drafts.find(({ name }) => name.includes('hose washers'));
  const facts = adoptFacts(washers?.look.facts ?? {});
  expect(facts.kind).toBe('hose-washers');
  const svg = drawView(facts, 'front');
  expect(svg.match(/<circle/g)).toHaveLength(4);
  expect(washers?.body).toMatchObject({ width: facts.width, height: facts.height, depth: facts.depth });
});
