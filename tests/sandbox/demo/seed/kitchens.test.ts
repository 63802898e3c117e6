import { describe, expect, it } from 'vitest';
import { classOf, gasOvenStandard, OVEN, ovenStandard } from '../../../../sandbox/demo/seed/energy.ts';
import type { Draft } from '../../../../sandbox/demo/seed/types.ts';
import { broken, figure, goods, goodsOf } from './drafts.ts';

describe('a sink', () => {
  it('fits its cabinet with its bowls, and with its whole width if undermounted', () => {
    const wrong = (draft: Draft) => {
      const cabinet = figure(draft, 'Minimum cabinet');
      const width = figure(draft, 'Width');
      const bowls = draft.facts['Drainer'] === 'None' ? width : width * 0.7;
      const below = draft.facts['Mounting'] === 'Undermount' ? 20 : 0;
      return bowls + below > cabinet && `${width} mm on a cabinet of ${cabinet} mm`;
    };
    expect(broken(wrong, goodsOf('sink'))).toEqual([]);
  });
});

describe('a microwave', () => {
  const plates = goodsOf('microwave').filter(({ facts }) => facts['Turntable']?.endsWith(' mm'));

  it('has a turntable that fits its depth', () => {
    expect(plates.length).toBeGreaterThan(20);
    const wrong = (draft: Draft) =>
      figure(draft, 'Turntable') + 60 > figure(draft, 'Depth') &&
      `${draft.facts['Turntable']} in ${draft.facts['Depth']}`;
    expect(broken(wrong, plates)).toEqual([]);
  });

  it('with more litres has a larger turntable than a small one', () => {
    const small = Math.min(...plates.filter((each) => figure(each, 'Oven capacity') > 30).map(plateOf));
    const large = Math.max(...plates.filter((each) => figure(each, 'Oven capacity') < 23).map(plateOf));
    expect(small).toBeGreaterThan(large);
  });
});

const plateOf = (draft: Draft): number => figure(draft, 'Turntable');

it('a cooker of worktop height has no eye-level grill', () => {
  const wrong = (draft: Draft) => draft.facts['Grill'] === 'Eye-level' && `${draft.facts['Height']} high`;
  expect(broken(wrong, goodsOf('cooker', 'range-cooker'))).toEqual([]);
});

it('a dryer with the old label has no noise class', () => {
  const wrong = ({ facts }: Draft) =>
    /\+/.test(facts['Energy class'] ?? '') && facts['Noise class'] !== undefined && facts['Noise class'];
  expect(broken(wrong, goodsOf('tumble-dryer'))).toEqual([]);
});

it('a ceiling hood is neither fixed to masonry nor hung at a height', () => {
  const wrong = ({ facts, description }: Draft) =>
    facts['Mount'] === 'Ceiling' && /masonry|Hang it/.test(description) && facts['Mount'];
  expect(broken(wrong, goodsOf('hood'))).toEqual([]);
});

it('only goods with a glass front are named after glass', () => {
  const fronted = goods.filter(({ finish }) => finish?.own.endsWith(' glass')).map(({ kind }) => kind);
  expect(fronted).toContain('hob');
  expect(fronted).not.toContain('sink');
  expect(fronted).not.toContain('boiling-tap');
  expect(fronted).not.toContain('vacuum');
});

it('every second oven has the class that follows from its litres and consumption', () => {
  const ovens = goods.filter(({ facts }) => facts['Second oven'] && facts['Energy class']);
  expect(ovens.length).toBeGreaterThan(100);
  const wrong = (draft: Draft) => {
    const litres = figure(draft, 'Second oven');
    const standard = draft.facts['Fuel'] === 'Gas' ? gasOvenStandard(litres) / 3.6 : ovenStandard(litres);
    const letter = classOf(OVEN, figure(draft, 'Energy consumption, second oven'), standard);
    const stated = draft.facts['Energy class, second oven'];
    return stated !== `${letter} of A+++–D` && `${stated} and not ${letter}`;
  };
  expect(broken(wrong, ovens)).toEqual([]);
});
