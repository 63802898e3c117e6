import type { PictureFacts } from '../facts.ts';
import type { Look, Traits } from './look.ts';
import { finishOf, handleOf, isRetro, look, nearest } from './classes.ts';

const touch = ({ controls }: PictureFacts): string => (controls === 'touch' ? 'touch' : 'dial');

/** Design of door and control panel, by the maker of the washing machines and dryers. */
const LAUNDRY_DESIGNS: Readonly<Record<string, string>> = {
  arkwell: 'plain',
  marlpit: 'plastic',
  norrvik: 'plain',
  oxlode: 'plastic',
  pendlewick: 'plastic',
  seorin: 'glass',
  steinhaupt: 'chrome',
  takumori: 'framed',
  thornacre: 'plastic',
};

/** Colour of the kitchen in which a maker's integrated appliances are shown; navy for all other makers. */
const UNITS: Readonly<Record<string, string>> = {
  halverstone: 'forest',
  kjelder: 'charcoal',
  lumarra: 'sage',
  norrvik: 'mushroom',
  ottermere: 'mushroom',
  seorin: 'charcoal',
  steinhaupt: 'charcoal',
  takumori: 'sage',
};

/** Traits of an appliance behind a kitchen door. */
function inUnit({ maker }: PictureFacts): Traits {
  const unit = UNITS[maker ?? ''];
  return { integrated: true, ...(unit && { unit }) };
}

export function laundryLook(facts: PictureFacts): Look {
  const finish = finishOf(facts);
  const dryer = facts.kind === 'tumble-dryer';
  if (facts.installation === 'integrated') {
    return look(facts, 'laundry', [596, 820, 555], { controls: touch(facts), ...inUnit(facts) }, 'WH');
  }
  const design = LAUNDRY_DESIGNS[facts.maker ?? ''];
  const ring = finish === 'BL' || finish === 'GM' || (finish === 'WH' && (facts.style ?? 0) % 2 === 0);
  const depth = dryer ? 600 : facts.depth < 480 ? 435 : 550;
  return look(facts, 'laundry', [598, 848, depth], {
    dryer,
    ...(design && { design }),
    controls: touch(facts),
    ...(!design && ring && { ring: 'dark' }),
  });
}

export function dishwasherLook(facts: PictureFacts): Look {
  const width = nearest(facts.width, [448, 598]);
  if (facts.installation === 'integrated')
    return look(facts, 'dishwasher', [width, 815, 555], inUnit(facts), 'WH');
  const controls = facts.controls === 'touch' ? 'touch' : 'buttons';
  if (facts.installation === 'table-top') {
    return look(facts, 'dishwasher', [550, nearest(facts.height, [438, 595]), 500], {
      fascia: 'table-top',
      controls: 'buttons',
    });
  }
  const handle = finishOf(facts) !== 'WH' && handleOf(facts) === 'bar' ? 'bar' : 'grip';
  return look(facts, 'dishwasher', [width, 845, 600], { fascia: 'front', controls, handle });
}

export function coldLook(facts: PictureFacts): Look {
  const both = facts.kind === 'fridge-freezer';
  const width = nearest(facts.width, [480, 550, 600, 700]);
  const height = nearest(facts.height, [840, 1450, 1800, 2020]);
  const depth = width >= 700 ? 720 : both && width === 600 ? 650 : 600;
  const split = both ? Math.round((facts.split ?? 0.6) * 10) * 10 : 100;
  const cold = facts.kind === 'freezer' ? 'freezer' : 'fridge';
  if (facts.installation === 'integrated') {
    return look(
      facts,
      'cold',
      [550, nearest(facts.height, [820, 1772]), 545],
      { split, cold, ...inUnit(facts) },
      'WH',
    );
  }
  return look(facts, 'cold', [width, height, depth], {
    split,
    ...(!both && { cold }),
    handle: handleOf(facts),
    dispenser: facts.dispenser === true,
  });
}

export function americanLook(facts: PictureFacts): Look {
  return look(facts, 'american', [nearest(facts.width, [833, 910]), 1780, 685], {
    form: facts.form ?? 'side-by-side',
    doors: facts.doors ?? 2,
    dispenser: facts.dispenser === true,
    handle: handleOf(facts) === 'grip' ? 'grip' : 'bar',
  });
}

export function chestLook(facts: PictureFacts): Look {
  return look(facts, 'chest-freezer', [nearest(facts.width, [598, 697, 943, 1060]), 845, 560]);
}

export function wineLook(facts: PictureFacts): Look {
  const width = nearest(facts.width, [148, 295, 430, 480, 595]);
  const height = nearest(facts.height, [455, 500, 865, 1450, 1860]);
  if (facts.form === 'drinks')
    return look(facts, 'wine-cooler', [nearest(width, [480, 595]), 865, 510], { drinks: true });
  return look(facts, 'wine-cooler', [width, height, 570], { zones: facts.zones ?? 1 });
}

const GLASS = ['BL', 'GR', 'GM'];

export function hobLook(facts: PictureFacts): Look {
  const gas = facts.hob === 'gas';
  const width = nearest(facts.width, [300, 590, 770, 830, 900]);
  const finish = finishOf(facts);
  return look(
    facts,
    'hob',
    [width, 55, 515],
    {
      heat: gas ? 'gas' : 'glass',
      zones: facts.zones ?? 4,
      flex: facts.flex === true && !gas,
      vent: facts.vent === true,
    },
    gas || GLASS.includes(finish) ? finish : 'BL',
  );
}

/** Brass trim for makers that use it. All other trim is steel. */
const trimOf = ({ accent }: PictureFacts) => accent === '#b08d57' && { trim: 'brass' };

export function cookerLook(facts: PictureFacts): Look {
  const range = facts.kind === 'range-cooker';
  const width = nearest(facts.width, range ? [900, 1050, 1200] : [500, 600]);
  const top = facts.hob === 'gas' ? 'gas' : facts.hob === 'solid plate' ? 'solid' : 'glass';
  const ovens = Math.min(facts.ovens ?? 1, range ? 4 : 2);
  return look(facts, 'cooker', [width, range ? 905 : 900, range ? 620 : 600], {
    ovens,
    top,
    zones: facts.zones ?? 4,
    knobs: width > 1000 ? 8 : 6,
    ...trimOf(facts),
  });
}

/** Whether a cooker has a drawer below its ovens, which it has unless a second oven or the plinth takes the room. */
export function hasStorageDrawer({ width, traits }: Look): boolean {
  const range = width > 700;
  return range ? Number(traits['ovens']) <= 2 : traits['ovens'] === 1 && traits['top'] !== 'glass';
}

export function ovenLook(facts: PictureFacts): Look {
  const controls = facts.controls === 'knobs' && facts.height > 460 ? 'knobs' : 'touch';
  const height = nearest(facts.height, [388, 455, 595, 717, 888]);
  return look(facts, 'oven', [595, height, 550], { doors: facts.kind === 'double-oven' ? 2 : 1, controls });
}

export function warmingDrawerLook(facts: PictureFacts): Look {
  const vacuum = facts.form === 'vacuum';
  return look(facts, 'warming-drawer', [595, nearest(facts.height, [140, 290]), 540], {
    vacuum,
    controls: facts.controls === 'touch' || vacuum ? 'touch' : 'knobs',
  });
}

export function hoodLook(facts: PictureFacts): Look {
  const mount = facts.form ?? 'chimney';
  const finish = finishOf(facts);
  if (mount === 'canopy')
    return look(facts, 'slim-hood', [nearest(facts.width, [530, 720, 860]), 285, 300], { mount });
  if (mount === 'integrated')
    return look(facts, 'slim-hood', [nearest(facts.width, [598, 898]), 285, 280], { mount });
  if (mount === 'downdraft') return look(facts, 'downdraft', [880, 700, 260]);
  if (mount === 'ceiling')
    return look(facts, 'ceiling-hood', [nearest(facts.width, [900, 1000, 1200]), 320, 500]);
  const width = nearest(facts.width, [598, 698, 898, 1050, 1198]);
  if (mount === 'island') return look(facts, 'hood', [width, 720, 600], { mount, form: 'flat' });
  const glass = finish === 'BL' || finish === 'WH';
  const form =
    glass && (facts.style ?? 0) > 0 && !isRetro(facts)
      ? 'angled'
      : facts.style === 2 || facts.style === 4
        ? 'flat'
        : 'pyramid';
  return look(facts, 'hood', [width, 660, 480], { mount, form });
}

export function microwaveLook(facts: PictureFacts): Look {
  const controls = facts.controls === 'knobs' ? 'knobs' : 'buttons';
  if (facts.form === 'built-in') {
    const tall = facts.height > 420;
    return look(facts, 'microwave', [595, tall ? 455 : 388, tall ? 550 : 340], {
      'built-in': true,
      controls,
    });
  }
  return look(facts, 'microwave', [nearest(facts.width, [477, 504]), 264, 385], { controls });
}

/** Whether a sink has a drainer beside its bowls: wide inset sinks do. */
export const hasDrainer = ({ form, mounting, width }: Pick<PictureFacts, 'form' | 'mounting' | 'width'>) =>
  form !== 'belfast' && mounting === 'inset' && width >= 795;

export function sinkLook(facts: PictureFacts): Look {
  const form = facts.form === 'belfast' ? 'belfast' : facts.form === 'composite' ? 'stone' : 'metal';
  const width = nearest(facts.width, [440, 540, 585, 670, 795, 860, 990]);
  return look(
    facts,
    'sink',
    [width, nearest(facts.height, [175, 220, 255]), nearest(facts.depth, [450, 500])],
    {
      form,
      bowls: facts.bowls ?? 1,
      drainer: hasDrainer({ ...facts, width }),
    },
  );
}

/** Height above the worktop in millimetres, by spout. */
const TAP_HEIGHTS: Readonly<Record<string, number>> = {
  spring: 460,
  swan: 395,
  round: 380,
  bridge: 385,
  square: 350,
  straight: 330,
};

export function tapLook(facts: PictureFacts): Look {
  const boiling = facts.kind === 'boiling-tap';
  const spout = facts.spout === 'industrial' ? 'spring' : (facts.spout ?? 'swan');
  return look(facts, 'tap', [spout === 'bridge' ? 190 : 54, TAP_HEIGHTS[spout] ?? 380, 230], {
    spout,
    levers: boiling ? 2 : (facts.levers ?? 1),
    boiling,
  });
}
