import type { Body, Draw, Model } from '../types.ts';
import { clean, likely, mm, TAPS, yesNo } from './common.ts';
import { plain } from './plain-facts.ts';

export function tap(d: Draw): Model {
  const { random, tier, form } = d;
  const pull = form === 'pull-out';
  const spout = random.pick(pull ? ['Straight', 'Spring', 'Swan'] : ['Swan', 'Square', 'Bridge', 'Round']);
  const levers = pull ? 'Single lever' : random.pick(['Single lever', 'Twin lever', 'Cross head']);
  const reach = random.pick([180, 195, 205, 220, 235]);
  const body: Body = {
    width: spout === 'Bridge' ? 190 : 52,
    height: random.pick(pull ? [410, 445, 480] : [270, 310, 345, 380]),
    depth: reach + 25,
    weightKg: pull ? 2.4 : 1.8,
  };
  return {
    kind: 'tap',
    type: 'Kitchen tap',
    code: {
      K: pull ? 'P' : 'T',
      main: String(reach),
      flags: levers === 'Cross head' ? 'X' : levers === 'Twin lever' ? 'T' : '',
    },
    lead: `${spout.toLowerCase()} spout`,
    noun: pull ? 'pull-out kitchen tap' : 'kitchen mixer tap',
    facts: clean({
      Functions: pull ? random.pick(['Hot, cold, spray', 'Hot, cold, spray, pause']) : 'Hot, cold',
      Levers: levers,
      Spout: spout,
      Reach: mm(reach),
      'Flow at 3 bar': `${random.pick([6, 7, 8, 9, 10, 12])} L a minute`,
      'Water pressure': `${random.pick(['0.2–5', '0.5–5', '1–5'])} bar`,
      'Tap hole':
        levers === 'Single lever'
          ? '35 mm'
          : random.pick(['35 mm', spout === 'Bridge' ? '2 × 28 mm' : '35 mm']),
      'Hose length': pull ? mm(random.pick([500, 600, 700])) : undefined,
      'WRAS approved': yesNo(likely(random, tier, 0.6, 1)),
      Cartridge: random.pick(['Ceramic, 35 mm', 'Ceramic, quarter turn']),
      ...plain(d, body),
    }),
    body,
    price: (pull ? 95 : 62) + tier ** 1.4 * 260 + (spout === 'Spring' ? 40 : 0) + random.int(0, 20),
    look: {
      form: pull ? 'pull-out' : spout.toLowerCase(),
      size: body.height > 340 ? 'tall' : 'low',
      facts: { levers: levers === 'Single lever' && spout !== 'Bridge' ? 1 : 2, spout: spout.toLowerCase() },
    },
    finishes: TAPS,
  };
}
