import type { PictureFacts } from '../facts.ts';
import type { Look } from './look.ts';
import { isRetro, look, nearest } from './classes.ts';

export function kettleLook(facts: PictureFacts): Look {
  const gooseneck = facts.form === 'gooseneck';
  return look(facts, 'kettle', [nearest(facts.width, [218, 230]), nearest(facts.height, [208, 249]), 160], {
    retro: isRetro(facts) && !gooseneck,
    gooseneck,
  });
}

export function toasterLook(facts: PictureFacts): Look {
  const long = facts.form === 'long';
  const slots = facts.slots ?? 2;
  const depth = slots === 4 && !long ? 290 : 180;
  return look(facts, 'toaster', [nearest(facts.width, [300, 320, 390]), 205, depth], {
    slots,
    long,
    retro: isRetro(facts),
  });
}

export function breakfastSetLook(facts: PictureFacts): Look {
  return look(facts, 'breakfast-set', [540, 255, 290], { slots: facts.slots ?? 2, retro: isRetro(facts) });
}

const BREWS: Readonly<Record<string, string>> = {
  'bean-to-cup': 'bean',
  espresso: 'espresso',
  'filter-coffee': 'filter',
};

export function coffeeLook(facts: PictureFacts): Look {
  const brew = BREWS[facts.kind] ?? 'bean';
  const size = {
    bean: [250, 355, 440],
    espresso: [nearest(facts.width, [225, 310]), 340, 310],
    filter: [nearest(facts.width, [175, 225]), 335, 270],
  } as const;
  const [width, height, depth] = size[brew as keyof typeof size];
  const controls = facts.controls === 'knobs' ? 'knobs' : 'touch';
  return look(
    facts,
    'coffee-machine',
    [width, height, depth],
    brew === 'filter' ? { brew } : { brew, controls },
  );
}

export function mixerLook(facts: PictureFacts): Look {
  const lift = facts.form === 'bowl-lift';
  return look(facts, 'stand-mixer', [lift ? 280 : 240, lift ? 370 : 350, 360], { lift });
}

export function blenderLook(facts: PictureFacts): Look {
  const personal = facts.form === 'personal';
  return look(facts, 'blender', personal ? [120, 370, 120] : [190, 420, 210], { personal });
}

export const processorLook = (facts: PictureFacts): Look => look(facts, 'processor', [210, 405, 235]);

export function airFryerLook(facts: PictureFacts): Look {
  const drawers = facts.drawers ?? (facts.form === 'two-drawer' ? 2 : 1);
  const controls = facts.controls === 'knobs' ? 'knobs' : 'touch';
  return look(facts, 'air-fryer', [drawers === 2 ? 390 : nearest(facts.width, [295, 340]), 318, 350], {
    drawers,
    controls,
  });
}

export function slowCookerLook(facts: PictureFacts): Look {
  const pressure = facts.form === 'pressure';
  const controls = facts.controls === 'knobs' && !pressure ? 'knobs' : 'touch';
  return look(facts, 'slow-cooker', pressure ? [320, 320, 310] : [310, 280, 270], { pressure, controls });
}

export function breadMakerLook(facts: PictureFacts): Look {
  const wide = facts.width > 320;
  return look(
    facts,
    'bread-maker',
    wide
      ? [355, 300, 240]
      : [
          nearest(facts.width, [260, 285]),
          nearest(facts.height, [300, 380]),
          nearest(facts.depth, [240, 410]),
        ],
  );
}

export const cordlessLook = (facts: PictureFacts): Look => look(facts, 'cordless-vacuum', [250, 1130, 230]);
export const cylinderLook = (facts: PictureFacts): Look => look(facts, 'cylinder-vacuum', [280, 260, 430]);
export const robotLook = (facts: PictureFacts): Look =>
  look(facts, 'robot-vacuum', [350, nearest(facts.height, [82, 97]), 350], { dock: facts.dock === true });

export const dehumidifierLook = (facts: PictureFacts): Look =>
  look(facts, 'dehumidifier', facts.width > 328 ? [350, 590, 246] : [304, 498, 216]);

export function purifierLook(facts: PictureFacts): Look {
  const tower = facts.width === facts.depth && facts.height > 600;
  const form = facts.form === 'tower' || facts.width > facts.depth * 1.4 ? 'tower' : 'drum';
  return look(facts, 'purifier', tower ? [250, 700, 250] : [facts.width, facts.height, facts.depth], {
    form,
  });
}

export const coolerLook = (facts: PictureFacts): Look =>
  look(
    facts,
    'portable-cooler',
    [
      nearest(facts.width, [280, 335, 430]),
      nearest(facts.height, [710, 775]),
      nearest(facts.depth, [300, 350]),
    ],
    {
      hose: facts.hose === true,
    },
  );
