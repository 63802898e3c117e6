import { describe, expect, it } from 'vitest';
import { goesWith } from '../../../../sandbox/demo/seed/accessories.ts';
import { CARE_USES } from '../../../../sandbox/demo/seed/kinds/care-uses.ts';
import { makesAnyOf } from '../../../../sandbox/demo/seed/quotas.ts';
import { relatedOf } from '../../../../sandbox/demo/seed/related.ts';
import type { Draft } from '../../../../sandbox/demo/seed/types.ts';
import { broken, catalogue, figure, goodsOf } from './drafts.ts';

describe('care goods', () => {
  const care = goodsOf('care');
  const UNIT: Record<string, RegExp> = {
    Liquid: / ml$/,
    Spray: / ml$/,
    Powder: / g$/,
    Tablets: / tablets$/,
  };

  it('are measured in the unit of their form', () => {
    const wrong = ({ facts }: Draft) => {
      const unit = UNIT[facts['Form'] ?? ''];
      const right = unit ? unit.test(facts['Contents'] ?? '') : facts['Contents'] === undefined;
      return !right && `${facts['Form']}, ${facts['Contents']}`;
    };
    expect(broken(wrong, care)).toEqual([]);
  });

  it('weigh at least their contents', () => {
    const light = (draft: Draft) => {
      const grams = figure(draft, 'Contents') * figure(draft, 'Pieces in the pack');
      return (
        !/tablets/.test(draft.facts['Contents'] ?? '') &&
        grams > figure(draft, 'Weight') * 1000 &&
        `${grams} g`
      );
    };
    expect(broken(light, care)).toEqual([]);
  });

  it('come from makers of the goods they are for, in a suitable form', () => {
    const wrong = ({ facts, brand }: Draft) => {
      const use = Object.values(CARE_USES)
        .flat()
        .find(
          ({ usedOn, forms }) => usedOn === facts['Used on'] && forms.some((form) => form === facts['Form']),
        );
      return (
        !(use && brand && makesAnyOf(brand.key, use.kinds)) && `${facts['Form']} for ${facts['Used on']}`
      );
    };
    expect(broken(wrong, care)).toEqual([]);
  });

  it('state how long a pack lasts in line with its contents', () => {
    const DOSES: Record<string, number> = { Liquid: 125, Spray: 60, Powder: 125, Tablets: 1 };
    const wrong = (draft: Draft) => {
      const { facts, type } = draft;
      const isDescaler = type === 'Descaler';
      const dose = isDescaler && facts['Form'] === 'Tablets' ? 2 : DOSES[facts['Form'] ?? ''];
      if (dose === undefined || facts['Lasts'] === '1 use') return false;
      const uses = (figure(draft, 'Contents') * figure(draft, 'Pieces in the pack')) / dose;
      const months = figure(draft, 'Lasts') * (facts['Lasts']?.includes('year') ? 12 : 1);
      const bears = Math.floor(uses) * (isDescaler ? 2 : 1);
      return (months > bears || bears >= months * 2.5) && `${facts['Lasts']}, ${bears} months`;
    };
    expect(broken(wrong, care)).toEqual([]);
  });

  it('state the pack size in words', () => {
    const wrong = ({ facts, summary }: Draft) => {
      const words = facts['Pieces in the pack'] === '1' ? 'One in' : `${facts['Pieces in the pack']} in`;
      return !(summary.includes(words) && summary.includes(facts['Contents'] ?? '')) && summary;
    };
    expect(broken(wrong, care)).toEqual([]);
  });
});

describe('parts', () => {
  it('for own-brand goods come from makers of such goods', () => {
    const MADE: Record<string, readonly string[]> = {
      'stacking-kit': ['washing-machine', 'tumble-dryer'],
      'hood-filter': ['hood'],
    };
    const wrong = ({ kind, facts, brand }: Draft) =>
      facts['Fits brands'] === 'Own brand only' &&
      MADE[kind]?.some((made) => !makesAnyOf(brand?.key ?? '', [made])) === true &&
      `${brand?.name}`;
    expect(broken(wrong, goodsOf('stacking-kit', 'hood-filter'))).toEqual([]);
  });

  it('are named after their fixing', () => {
    const wrong = ({ lead, facts }: Draft) => {
      const fixing = facts['Fixing'] ?? '';
      return !(lead === 'strap' ? /strap/i : /screw/i).test(fixing) && `${lead}, ${fixing}`;
    };
    expect(broken(wrong, goodsOf('stacking-kit'))).toEqual([]);
  });

  it('are made of materials that suit their water or air', () => {
    const wrong = ({ noun, facts }: Draft) =>
      /drain|vent/.test(noun) &&
      /steel|rubber/i.test(facts['Material'] ?? '') &&
      `${noun}, ${facts['Material']}`;
    expect(broken(wrong, goodsOf('hose'))).toEqual([]);
  });

  it('for ducts have a flap at the end, insulation on hoses only, and flat channels as wide as the pipe', () => {
    const LEAST_SHARE = 0.7;
    const wrong = (draft: Draft) => {
      const { facts } = draft;
      if (facts['Back-draught flap'] === 'Yes' && !/Wall vent kit|Reducer/.test(facts['Part'] ?? ''))
        return 'flap';
      if (facts['Insulated'] === 'Yes' && facts['Part'] !== 'Flexible duct') return 'insulated';
      const [across = 0, high = 0] = facts['Shape']?.match(/\d+/g)?.map(Number) ?? [];
      const round = (Math.PI * figure(draft, 'Duct') ** 2) / 4;
      return facts['Part'] === 'Flat channel' && across * high < round * LEAST_SHARE && `${facts['Shape']}`;
    };
    expect(broken(wrong, goodsOf('ducting'))).toEqual([]);
  });
});

it('a product’s related products go with it', () => {
  const beside = relatedOf(catalogue).flatMap((others, index) => {
    const draft = catalogue[index];
    return draft ? others.map((other) => [draft, catalogue[other]] as const) : [];
  });
  const misfits = beside.filter(
    ([draft, other]) => other && other.leaf !== draft.leaf && !goesWith(other, draft),
  );
  expect(misfits.map(([draft, other]) => `${draft.sku} ${other?.sku}`)).toEqual([]);
  const sprayed = beside.filter(
    ([draft, other]) => other?.facts['Used on'] === 'Oven' && draft.facts['Cleaning'] === 'Pyrolytic',
  );
  expect(sprayed).toEqual([]);
  const otherUse = beside.filter(
    ([draft, other]) =>
      other?.leaf === draft.leaf &&
      /^(?:hose|care|ducting|hood-filter)$/.test(draft.kind) &&
      ['Fits type', 'Used on', 'Duct', 'Filter'].some((name) => other.facts[name] !== draft.facts[name]),
  );
  expect(otherUse).toEqual([]);
  const dearDrawer = beside.filter(
    ([draft, other]) =>
      other?.kind === 'warming-drawer' && other.leaf !== draft.leaf && other.price > draft.price,
  );
  expect(dearDrawer).toEqual([]);
  const kit = beside.find(
    ([draft, other]) => draft.kind === 'tumble-dryer' && other?.kind === 'stacking-kit',
  );
  expect(kit).toBeDefined();
});
