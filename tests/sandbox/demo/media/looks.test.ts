import { describe, expect, it } from 'vitest';
import { adoptFacts } from '../../../../sandbox/demo/media/adopt.ts';
import { lookKey } from '../../../../sandbox/demo/media/looks/look.ts';
import { nearest } from '../../../../sandbox/demo/media/looks/classes.ts';
import { lookOfFacts } from '../../../../sandbox/demo/media/looks/look-of.ts';
import { catalogueLooks } from './samples.ts';

const white = { code: 'WH', name: 'White', hex: '#f4f4f1' };
const steel = { code: 'SS', name: 'Stainless steel', hex: '#c5c8ca' };

const keyOf = (raw: Record<string, unknown>) => {
  const look = lookOfFacts(
    adoptFacts({ kind: 'washing-machine', width: 598, height: 848, depth: 550, finish: white, ...raw }),
  );
  return look && lookKey(look);
};

describe('a look', () => {
  it('is shared by products that look the same', () => {
    expect(keyOf({ width: 595, height: 845, drum: 8 })).toBe(keyOf({ width: 600, height: 850, drum: 10 }));
    expect(keyOf({ kind: 'washer-dryer' })).toBe(keyOf({}));
  });

  it('differs by everything visible', () => {
    const keys = [
      keyOf({}),
      keyOf({ depth: 430 }),
      keyOf({ finish: steel }),
      keyOf({ controls: 'touch' }),
      keyOf({ kind: 'tumble-dryer' }),
      keyOf({ installation: 'integrated' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('of a washing machine differs by maker in door and panel, or by kitchen unit if it is integrated', () => {
    const makers = ['norrvik', 'oxlode', 'seorin', 'steinhaupt', 'takumori', 'tarnside'];
    expect(new Set(makers.map((maker) => keyOf({ maker }))).size).toBe(makers.length);
    expect(keyOf({ maker: 'steinhaupt', kind: 'tumble-dryer' })).toContain('design-chrome');
    expect(keyOf({ maker: 'arkwell' })).toBe(keyOf({ maker: 'norrvik' }));
    const hidden = { installation: 'integrated' };
    expect(keyOf({ ...hidden, maker: 'tarnside' })).toBe(keyOf(hidden));
    expect(keyOf({ ...hidden, maker: 'lumarra' })).toContain('unit-sage');
    expect(keyOf({ ...hidden, maker: 'steinhaupt' })).toBe(keyOf({ ...hidden, maker: 'seorin' }));
  });

  it('differs by doors, drawers, slots and burners', () => {
    const fridge = { kind: 'american-fridge-freezer', form: 'french', width: 910, height: 1780, depth: 690 };
    expect(keyOf({ ...fridge, doors: 3 })).not.toBe(keyOf({ ...fridge, doors: 4 }));
    expect(keyOf({ ...fridge, doors: 3, dispenser: true })).not.toBe(keyOf({ ...fridge, doors: 3 }));
    const set = { kind: 'kettle-toaster-set', width: 540, height: 255, depth: 290 };
    expect(keyOf({ ...set, slots: 4 })).not.toBe(keyOf({ ...set, slots: 2 }));
    const hob = { kind: 'hob', width: 590, height: 52, depth: 520 };
    expect(keyOf({ ...hob, hob: 'gas', zones: 4 })).not.toBe(keyOf({ ...hob, hob: 'induction', zones: 4 }));
  });

  it('has a key that can be a file name', () => {
    expect(keyOf({ controls: 'knobs' })).toBe('laundry-598x848x550-controls-dial-ring-dark-wh');
    for (const { facts } of catalogueLooks(200)) {
      const look = lookOfFacts(facts);
      if (look) expect(lookKey(look)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it('keeps to its size class', () => {
    expect(nearest(1772, [1450, 1740, 1855])).toBe(1740);
    for (const { facts } of catalogueLooks(200)) {
      const look = lookOfFacts(facts);
      // Taps have their reach for a depth and sets stand side by side; everything else is within a tenth.
      if (!look || ['tap', 'stand-mixer', 'slow-cooker'].includes(look.model)) continue;
      expect(Math.abs(look.width / facts.width - 1), `${facts.kind} ${facts.width}`).toBeLessThan(0.11);
    }
  });

  it('does not exist for what the studio does not model', () => {
    expect(keyOf({ kind: 'warranty' })).toBeUndefined();
  });
});
