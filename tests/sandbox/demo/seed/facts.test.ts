import { describe, expect, it } from 'vitest';
import { goesWith } from '../../../../sandbox/demo/seed/accessories.ts';
import { DEMO_SEED } from '../../../../sandbox/demo/seed/catalogue.ts';
import { CARE_USES } from '../../../../sandbox/demo/seed/kinds/care-uses.ts';
import { draftCatalogue } from '../../../../sandbox/demo/seed/planned.ts';
import { makesAnyOf } from '../../../../sandbox/demo/seed/quotas.ts';
import { relatedOf } from '../../../../sandbox/demo/seed/related.ts';
import type { Draft } from '../../../../sandbox/demo/seed/types.ts';
import { MIDNIGHT } from './seeded.ts';

const catalogue = draftCatalogue(2000, DEMO_SEED, MIDNIGHT);
const goods = catalogue.filter(({ kind }) => kind !== 'service' && kind !== 'warranty');

/** The figure that a fact begins with; NaN where it is not stated. */
const figure = (draft: Draft, name: string) => Number.parseFloat(draft.facts[name] ?? '');

/** Both ends of a fact such as `560–568 mm`. */
const range = (draft: Draft, name: string): [least: number, most: number] => {
  const [least = Number.NaN, most = least] = (draft.facts[name] ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
  return [least, most];
};

/** Names those goods that break a rule, with what they break it by. */
const broken = (rule: (draft: Draft) => string | false, of: readonly Draft[] = goods) =>
  of.flatMap((draft) => {
    const fault = rule(draft);
    return fault === false ? [] : [`${draft.sku}: ${fault}`];
  });

describe('sizes', () => {
  it('let what is hidden in a housing go into it', () => {
    const hidden = goods.filter(
      ({ facts }) => facts['Installation'] === 'Integrated' && facts['Niche width'],
    );
    expect(hidden.length).toBeGreaterThan(100);
    const tooLarge = (draft: Draft) => {
      const over = (['Width', 'Height', 'Depth'] as const).find(
        (side) =>
          figure(draft, side) > range(draft, `Niche ${side.toLowerCase()}`)[0] - (side === 'Depth' ? 0 : 1),
      );
      return over !== undefined && `${over} ${draft.facts[over]}`;
    };
    expect(broken(tooLarge, hidden)).toEqual([]);
  });

  it('let the front of what is built in cover its opening, and the rest go in', () => {
    const wrong = (draft: Draft) => {
      const [across] = range(draft, 'Cut-out width');
      const [, deep] = range(draft, 'Niche depth');
      if (across >= figure(draft, 'Width')) return `cut-out ${across}`;
      return figure(draft, 'Depth') > deep && `depth ${draft.facts['Depth']} in ${deep}`;
    };
    expect(
      broken(
        wrong,
        goods.filter(({ facts }) => facts['Installation'] !== 'Integrated'),
      ),
    ).toEqual([]);
  });

  it('are those of the body, and the packing is larger', () => {
    const wrong = (draft: Draft) => {
      const { body } = draft;
      if (!body || draft.facts['Width'] === undefined) return false;
      if (figure(draft, 'Width') !== body.width && draft.plan.state === undefined) return 'width';
      return figure(draft, 'Packed width') <= body.width && 'packing';
    };
    expect(broken(wrong)).toEqual([]);
  });

  it('of a second oven are no larger than of the first', () => {
    const wrong = (draft: Draft) =>
      figure(draft, 'Second oven') > figure(draft, 'Oven capacity') && `${draft.facts['Second oven']}`;
    expect(broken(wrong)).toEqual([]);
  });

  it('of cold goods hold what they say', () => {
    const wrong = (draft: Draft) => {
      const { body } = draft;
      const litres = figure(draft, 'Total capacity');
      if (!body || Number.isNaN(litres)) return false;
      const outer = (body.width * body.height * body.depth) / 1e6;
      const parts = (figure(draft, 'Fridge capacity') || 0) + (figure(draft, 'Freezer capacity') || 0);
      if (parts > 0 && parts !== litres) return `${parts} of ${litres} L`;
      return outer > 0 && litres > outer * 0.8 && `${litres} L in ${Math.round(outer)} L`;
    };
    expect(broken(wrong)).toEqual([]);
  });
});

describe('plugs', () => {
  it('carry what they feed: 3 kW and no more', () => {
    const overloads = (draft: Draft) => {
      const kilowatts = Math.max(figure(draft, 'Rated power') / 1000 || 0, figure(draft, 'Total power') || 0);
      return draft.facts['Plug'] === '13 A' && kilowatts > 3 && `${kilowatts} kW on a plug`;
    };
    expect(broken(overloads)).toEqual([]);
  });

  it('have a cable, and what is wired in has none in the box', () => {
    const wrong = ({ facts, kind }: Draft) =>
      facts['Plug'] === 'Hardwired' && facts['Cable'] !== undefined && kind !== 'hood' && facts['Cable'];
    expect(broken(wrong)).toEqual([]);
  });
});

describe('names', () => {
  it('say no word twice running', () => {
    const stutters = ({ name }: Draft) => /(?:^| )(\S+) \1(?= |$)/i.exec(name)?.[0] ?? false;
    expect(broken(stutters)).toEqual([]);
  });

  it('give the figures of the facts', () => {
    const UNITS: readonly (readonly [RegExp, string])[] = [
      [/ (\d+) kg (?!dry)/, 'Capacity'],
      [/ (\d+) place /, 'Place settings'],
      [/ (\d+) bottle /, 'Bottles'],
      [/ (\d+) W waste/, 'Rated power'],
      [/ (\d+) minute /, 'Run time'],
      [/ (\d+) bar /, 'Pressure'],
      [/ (\d+) m³\/h /, 'Clean air rate'],
      [/ (\d+) litre .*(?:fridge|freezer|cooler)/, 'Total capacity'],
      [/ (\d+) (?:and \d+ )?litre .*\boven/, 'Oven capacity'],
      [/ (\d+) mm .*filter/, 'Width'],
    ];
    const wrong = (draft: Draft) => {
      const off = UNITS.find(([words, name]) => {
        const said = words.exec(draft.name)?.[1];
        return said !== undefined && draft.facts[name] !== undefined && Number(said) !== figure(draft, name);
      });
      return off !== undefined && `${draft.name}: ${draft.facts[off[1]]}`;
    };
    expect(broken(wrong)).toEqual([]);
  });

  it('have a number that is not another size', () => {
    const SIZED = new Set([
      'hob',
      'hood',
      'cooker',
      'range-cooker',
      'hood-filter',
      'washing-machine',
      'wine-cooler',
    ]);
    const wrong = ({ kind, lead, facts }: Draft) => {
      const said = Number.parseFloat(lead);
      const inNumber = (facts['Model'] ?? '').replaceAll(/\D/g, '').includes(String(said));
      return SIZED.has(kind) && said > 0 && !inNumber && `${facts['Model']}, ${lead}`;
    };
    expect(broken(wrong)).toEqual([]);
  });
});

describe('labels', () => {
  it('bear no class in which nothing may be sold any more', () => {
    const banned = ({ kind, facts }: Draft) =>
      kind !== 'wine-cooler' &&
      facts['Climate class'] !== undefined &&
      /^[FG] of A–G/.exec(facts['Energy class'] ?? '')?.[0];
    expect(broken((draft) => banned(draft) || false)).toEqual([]);
  });
});

describe('care goods', () => {
  const care = goods.filter(({ kind }) => kind === 'care');
  const UNIT: Record<string, RegExp> = {
    Liquid: / ml$/,
    Spray: / ml$/,
    Powder: / g$/,
    Tablets: / tablets$/,
  };

  it('are measured as what they are', () => {
    const wrong = ({ facts }: Draft) => {
      const unit = UNIT[facts['Form'] ?? ''];
      const right = unit ? unit.test(facts['Contents'] ?? '') : facts['Contents'] === undefined;
      return !right && `${facts['Form']}, ${facts['Contents']}`;
    };
    expect(broken(wrong, care)).toEqual([]);
  });

  it('weigh at least what is in them', () => {
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

  it('come from makers of what they are used on, in a form for it', () => {
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
});

it('what is shown beside an appliance goes with it', () => {
  const beside = relatedOf(catalogue).flatMap((others, index) => {
    const draft = catalogue[index];
    return draft ? others.map((other) => [draft, catalogue[other]] as const) : [];
  });
  const misfits = beside.filter(
    ([draft, other]) => other && other.leaf !== draft.leaf && !goesWith(other, draft),
  );
  expect(misfits.map(([draft, other]) => `${draft.sku} ${other?.sku}`)).toEqual([]);
  const kit = beside.find(
    ([draft, other]) => draft.kind === 'tumble-dryer' && other?.kind === 'stacking-kit',
  );
  expect(kit).toBeDefined();
});
