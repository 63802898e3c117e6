import { describe, expect, it } from 'vitest';
import { lookKey } from '../../../sandbox/demo/media/looks/look.ts';
import { makeQueue, wantedLooks, type WantedLook } from '../../../sandbox/studio/queue.ts';
import { seededStore } from '../../support/seeded-store.ts';

const wanted = (model: string, products: number, popularity: number, large: boolean): WantedLook => ({
  look: { model, width: 600, height: 850, depth: 550, finish: 'WH', traits: {} },
  products,
  popularity,
  large,
});

describe('the queue', () => {
  it('starts with the looks that most products share', () => {
    const views = makeQueue([
      wanted('hob', 2, 10, true),
      wanted('kettle', 2, 99, false),
      wanted('laundry', 6, 1, true),
    ]).map(({ look, view }) => `${look.model} ${view}`);
    expect(views.slice(0, 3)).toEqual(['laundry front', 'hob front', 'kettle front']);
    expect(views.slice(3)).toContain('laundry open');
    expect(views.indexOf('laundry detail')).toBeLessThan(views.indexOf('hob detail'));
  });

  it.each([
    ['kettle', ['front', 'detail']],
    ['air-fryer', ['front', 'open']],
    ['tap', ['front', 'detail']],
    ['disposer', ['front']],
  ])('renders of a %s the views %s', (model, views) => {
    expect(makeQueue([wanted(model, 1, 1, false)]).map(({ view }) => view)).toEqual(views);
  });

  it.each(['cooker', 'oven', 'microwave', 'warming-drawer'])('renders the inside of a %s', (model) => {
    expect(makeQueue([wanted(model, 1, 1, true)]).map(({ view }) => view)).toContain('open');
  });

  it('renders no close-up if there is no detail to show', () => {
    const bare: WantedLook = {
      ...wanted('american', 1, 1, true),
      look: {
        model: 'american',
        width: 910,
        height: 1780,
        depth: 685,
        finish: 'SS',
        traits: { handle: 'bar' },
      },
    };
    const dispensing = { ...bare, look: { ...bare.look, traits: { handle: 'bar', dispenser: true } } };
    const viewsOf = (each: WantedLook) => makeQueue([each]).map(({ view }) => view);
    expect(viewsOf(bare)).toEqual(['front', 'open', 'elevation']);
    expect(viewsOf(dispensing)).toContain('detail');
    const slit = { ...bare, look: { ...bare.look, model: 'wine-cooler', width: 148, traits: { zones: 1 } } };
    const wide = { ...slit, look: { ...slit.look, width: 295 } };
    expect(viewsOf(slit)).not.toContain('detail');
    expect(viewsOf(wide)).toContain('detail');
  });

  it('holds every look of the catalogue once', () => {
    const store = seededStore({ products: 400 });
    const fronts = makeQueue(wantedLooks(store)).filter(({ view }) => view === 'front');
    store.close();
    expect(fronts.length).toBeGreaterThan(100);
    expect(new Set(fronts.map(({ look }) => lookKey(look))).size).toBe(fronts.length);
  });
});
