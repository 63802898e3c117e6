import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../../sandbox/demo/seed/types.ts';
import { broken, figure, goods, goodsOf, range } from './drafts.ts';

describe('sizes', () => {
  it('of an integrated appliance fit its housing', () => {
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

  it('of a built-in appliance cover the cut-out in front, and fit behind it', () => {
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

  it('are those of the body, and packed sizes are larger', () => {
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

  it('of fridges and freezers agree with their stated litres', () => {
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
  it('of 13 A supply at most 3 kW', () => {
    const overloads = (draft: Draft) => {
      const kilowatts = Math.max(figure(draft, 'Rated power') / 1000 || 0, figure(draft, 'Total power') || 0);
      return draft.facts['Plug'] === '13 A' && kilowatts > 3 && `${kilowatts} kW on a plug`;
    };
    expect(broken(overloads)).toEqual([]);
  });

  it('have a cable, and hardwired appliances have none in the box', () => {
    const wrong = ({ facts, kind }: Draft) =>
      facts['Plug'] === 'Hardwired' && facts['Cable'] !== undefined && kind !== 'hood' && facts['Cable'];
    expect(broken(wrong)).toEqual([]);
  });
});

describe('names', () => {
  it('repeat no word in a row', () => {
    const stutters = ({ name }: Draft) => /(?:^| )(\S+) \1(?= |$)/i.exec(name)?.[0] ?? false;
    expect(broken(stutters)).toEqual([]);
  });

  it('have words between the model number and figures', () => {
    const met = ({ name, facts: { Model = '' } }: Draft) => {
      const behind = name.slice(name.indexOf(Model) + Model.lastIndexOf(' ') + 1);
      return /[\d¼½¾][^\s,]* \S*[\d¼½¾]/.exec(behind)?.[0] ?? false;
    };
    expect(broken(met)).toEqual([]);
  });

  it('state the figures of the facts', () => {
    const UNITS: readonly (readonly [RegExp, string])[] = [
      [/, (\d+) kg(?! dry)/, 'Capacity'],
      [/, (\d+) places/, 'Place settings'],
      [/, (\d+) bottles/, 'Bottles'],
      [/ disposer, (\d+) W/, 'Rated power'],
      [/, (\d+) minutes/, 'Run time'],
      [/, (\d+) bar/, 'Pressure'],
      [/, (\d+) m³\/h/, 'Clean air rate'],
      [/(?:fridge|freezer|cooler), (\d+) litres/, 'Total capacity'],
      [/ oven, (\d+) (?:and \d+ )?litres/, 'Oven capacity'],
      [/ filter, (\d+) mm/, 'Width'],
      [/ hose, (\d+) mm/, 'Bore'],
      [/ for cooker hoods, (\d+) mm/, 'Duct'],
      [/ kettle, ([\d.]+) litre/, 'Holds'],
      [/ toaster, (\d+) slices/, 'Slots'],
      [/ microwave, .*, (\d+) W/, 'Microwave power'],
      [/-in-1, ([\d.]+) litres/, 'Tank'],
    ];
    expect(UNITS.filter(([words]) => !goods.some(({ name }) => words.test(name)))).toEqual([]);
    const wrong = (draft: Draft) => {
      const off = UNITS.find(([words, name]) => {
        const said = words.exec(draft.name)?.[1];
        return said !== undefined && draft.facts[name] !== undefined && Number(said) !== figure(draft, name);
      });
      return off !== undefined && `${draft.name}: ${draft.facts[off[1]]}`;
    };
    expect(broken(wrong)).toEqual([]);
  });

  it('state the split of a fridge freezer, to five percentage points', () => {
    const wrong = (draft: Draft) => {
      const share = (100 * figure(draft, 'Fridge capacity')) / figure(draft, 'Total capacity');
      return Math.abs(share - figure(draft, 'Split')) > 5 && `${draft.facts['Split']}: ${Math.round(share)}`;
    };
    expect(broken(wrong, goodsOf('fridge-freezer'))).toEqual([]);
  });

  it('contain a model number that matches the stated size', () => {
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

describe('small goods', () => {
  it('boil a cup no faster than their power allows', () => {
    const joules = 0.25 * 4186 * 85;
    const wrong = (draft: Draft) =>
      figure(draft, 'Boils one cup in') * figure(draft, 'Rated power') < joules &&
      `${draft.facts['Boils one cup in']} with ${draft.facts['Rated power']}`;
    expect(broken(wrong, goodsOf('kettle'))).toEqual([]);
  });

  it('are steel if they look like it, and painted if they are coloured', () => {
    const painted = new Set(['CM', 'PB', 'GE', 'GR', 'WH', 'BL']);
    const wrong = ({ finish, facts }: Draft) => {
      const steel = facts['Material'] === 'Stainless steel';
      return (
        (finish?.code === 'SS' ? !steel : steel && painted.has(finish?.code ?? '')) &&
        `${facts['Colour']}, ${facts['Material']}`
      );
    };
    expect(broken(wrong, goodsOf('kettle', 'toaster', 'breakfast-set'))).toEqual([]);
  });

  it('have enough power for their oven and microwave', () => {
    const wrong = (draft: Draft) => {
      const least = figure(draft, 'Microwave power') + (draft.facts['Fan oven'] === 'Yes' ? 1200 : 300);
      return figure(draft, 'Rated power') < least && `${draft.facts['Rated power']}`;
    };
    expect(broken(wrong, goodsOf('microwave'))).toEqual([]);
  });

  it('have the parts of their type', () => {
    const wrong = ({ type, facts }: Draft) => {
      if (type === 'Filter coffee machine') return facts['Grinder'] !== 'No' && `grinder ${facts['Grinder']}`;
      if (type === 'Robot vacuum cleaner') return facts['Pet tool'] !== 'No' && 'pet tool';
      const turned = /knob/i.test(facts['Controls'] ?? '');
      if (type === 'Integrated dishwasher' || facts['Cordless'] === 'Yes') return turned && 'knobs';
      return false;
    };
    expect(broken(wrong)).toEqual([]);
  });
});

describe('labels', () => {
  it('state no class that may no longer be sold', () => {
    const banned = ({ kind, facts }: Draft) =>
      kind !== 'wine-cooler' &&
      facts['Climate class'] !== undefined &&
      /^[FG] of A–G/.exec(facts['Energy class'] ?? '')?.[0];
    expect(broken((draft) => banned(draft) || false)).toEqual([]);
  });
});

describe('the facts', () => {
  it('state a material that matches the finish: metal is not painted on', () => {
    const painted = ({ facts: { Colour, Material } }: Draft) =>
      /^(?:Chrome|Nickel|Copper|Gold|Metallics)$/.test(Colour ?? '') &&
      Material === 'Painted steel' &&
      `painted ${Colour}`;
    expect(broken(painted, goodsOf('kettle', 'toaster', 'breakfast-set'))).toEqual([]);
  });

  it('state the part of a duct that is in its name', () => {
    const other = ({ name, facts: { Part = '' } }: Draft) =>
      !name.toLowerCase().includes(Part.toLowerCase().replace(/^90° /, '')) && `a ${Part}`;
    expect(broken(other, goodsOf('ducting'))).toEqual([]);
  });
});
