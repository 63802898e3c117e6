// By itself: what draws prints leaves the process a `document`, which the models' validator takes for a browser.
import '../../../sandbox/studio/solids/pens.ts';
import { type Object3D, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../../sandbox/demo/media/looks/cooker-layout.ts';
import type { Look, Traits } from '../../../sandbox/demo/media/looks/look.ts';
import { type Hinge, Kit } from '../../../sandbox/studio/kit/kit.ts';
import { MODELS } from '../../../sandbox/studio/models/registry.ts';
import { makePaints } from '../../../sandbox/studio/paints.ts';

const cooker = (width: number, traits: Traits): Look => ({
  model: 'cooker',
  width,
  height: 905,
  depth: 620,
  finish: 'CM',
  traits: { zones: 5, knobs: 6, ...traits },
});
const drawer = (height: number, traits: Traits): Look => ({
  model: 'warming-drawer',
  width: 595,
  height,
  depth: 540,
  finish: 'SS',
  traits,
});

/** What of a look stands open, by name, and how it opens. */
function openingsOf(look: Look): (Hinge & { group: Object3D })[] {
  const kit = new Kit();
  MODELS[look.model]?.build(kit, look, makePaints(look.finish), 'open');
  const found: (Hinge & { group: Object3D })[] = [];
  kit.group.traverse((each) => {
    const hinge = each.userData['hinge'] as Hinge | undefined;
    if (hinge) found.push({ ...hinge, group: each });
  });
  return found;
}

describe('an open cooker', () => {
  it.each([
    ['a gas cooker of one', cooker(600, { ovens: 1, top: 'gas' }), 1],
    ['a cooker of two', cooker(500, { ovens: 2, top: 'glass' }), 2],
    ['a range of one', cooker(1050, { ovens: 1, top: 'gas' }), 1],
    ['a range of two', cooker(900, { ovens: 2, top: 'gas' }), 2],
    ['a range of three', cooker(1050, { ovens: 3, top: 'glass' }), 3],
    ['a range of four', cooker(1200, { ovens: 4, top: 'glass' }), 4],
  ])('shows every oven: %s', (_, look, ovens) => {
    expect(layoutOf(look).filter(([, , , , glass]) => glass)).toHaveLength(ovens);
    const doors = openingsOf(look);
    expect(doors).toHaveLength(ovens);
    expect(
      doors.filter(
        ({ turn, group }) =>
          !group.rotation
            .toArray()
            .slice(0, 3)
            .every((each, at) => each === turn[at]),
      ),
    ).toEqual([]);
  });

  it('has drop-down doors, except that a slim oven’s door swings to the right', () => {
    for (const { name, turn, group } of openingsOf(cooker(1050, { ovens: 4, top: 'glass' }))) {
      const free = new Vector3(-200, 0, 0).applyEuler(group.rotation);
      if (name === 'right door') expect(free.x, name).toBeGreaterThan(0);
      else expect(turn, name).toEqual([Math.PI / 2, 0, 0]);
    }
  });
});

describe('an open drawer', () => {
  it.each([
    ['a warming drawer', drawer(140, { controls: 'knobs' })],
    ['a tall warming drawer', drawer(290, { controls: 'touch' })],
    ['a vacuum drawer', drawer(140, { vacuum: true, controls: 'touch' })],
  ])('is pulled out far enough to be filled, and less than its depth: %s', (_, look) => {
    const [opening, ...others] = openingsOf(look);
    expect(others).toEqual([]);
    expect(opening?.name).toBe('drawer');
    expect(opening?.group.position.z).toBeGreaterThanOrEqual(260);
    expect(opening?.group.position.z).toBeLessThan(look.depth - 100);
  });
});
