import type { PictureFacts } from '../facts.ts';
import type { Look } from './look.ts';
import { look, nearest } from './classes.ts';

/**
 * Looks of fittings and consumables (kits, hoses, ducts, filters, care products), of steam cabinets and of disposers.
 */
export const steamCabinetLook = (facts: PictureFacts): Look =>
  look(facts, 'steam-cabinet', [nearest(facts.width, [445, 600]), nearest(facts.height, [1850, 1960]), 600]);

export const disposerLook = (facts: PictureFacts): Look => look(facts, 'disposer', [190, 318, 190]);

export const stackingKitLook = (facts: PictureFacts): Look =>
  look(facts, 'stacking-kit', [598, facts.shelf === true ? 75 : 25, 520], { shelf: facts.shelf === true });

export const hoseLook = (facts: PictureFacts): Look =>
  look(facts, 'hose', [260, 60, 260], { form: facts.form ?? 'inlet-hose' });

export const trayLook = (facts: PictureFacts): Look =>
  look(facts, 'drip-tray', [nearest(facts.width, [600, 680]), 40, 600]);

export const hoseWashersLook = (facts: PictureFacts): Look =>
  look(facts, 'hose-washers', [90, 130, 5], {}, 'BL');

export function ductingLook(facts: PictureFacts): Look {
  const bore = nearest(facts.width, [122, 160]);
  return look(facts, 'ducting', [bore, bore, nearest(facts.depth, [300, 1000])], {
    form: facts.form ?? 'round-pipe',
  });
}

export function hoodFilterLook(facts: PictureFacts): Look {
  if (facts.form === 'round') {
    const across = nearest(facts.width, [175, 225]);
    return look(facts, 'hood-filter', [across, 30, across], { form: 'round' }, 'BL');
  }
  const size = [nearest(facts.width, [230, 305, 435]), 30, nearest(facts.depth, [190, 310])] as const;
  const mesh = facts.mesh !== false;
  return look(facts, 'hood-filter', size, { form: 'flat', mesh }, mesh ? 'SI' : 'BL');
}

export function careLook(facts: PictureFacts): Look {
  const filter = facts.kind === 'water-filter';
  return look(
    facts,
    'care',
    [80, filter ? 260 : 190, 80],
    {
      form: filter ? 'water-filter' : (facts.form ?? 'cleaner'),
      ...(!filter && { contents: facts.contents ?? 'liquid' }),
      pieces: facts.pieces ?? 1,
    },
    'WH',
  );
}
