import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { classify } from '@/lib/catalogue/classify';
import { readRange } from '@/lib/catalogue/facts/read';
import { fitFacts } from '@/lib/fit/facts';
import { fitOf } from '@/lib/fit/rules';
import type { FitFacts, Space, Verdict } from '@/lib/fit/types';
import { washer } from '../../support/washer';
import { fitBadge } from '@/lib/fit/badge';
import { needSentence } from '@/lib/fit/need';
import { fitSentences, uncheckedSentence } from '@/lib/fit/words';

const american = fitFacts(
  classify({
    Type: 'American fridge freezer',
    Width: '910 mm',
    Height: '1780 mm',
    Depth: '620 mm',
    'Depth with door': '720 mm',
    'Depth door open': '1155 mm',
    Hinge: 'Both',
    'Hinge wall gap': '110 mm',
  }),
);

const fridge: FitFacts = { ...american, hinge: 'right', reversible: true, hingeWallGap: 55 };

const nothing: Space = {
  widths: [],
  heights: [],
  depth: null,
  left: 'unit',
  right: 'unit',
  top: 'covered',
  wallDistance: null,
  freeFloor: null,
  flush: false,
};
const space = (over: Partial<Space>): Space => ({ ...nothing, ...over });
const verdict = (over: Partial<Space>, facts = washer): Verdict => fitOf(space(over), facts).verdict;

describe('width of a 598 mm appliance whose maker advises 5 mm of air at each side', () => {
  test.each<[number, Verdict]>([
    [594, 'NO'],
    [595, 'TIGHT'],
    [598, 'TIGHT'],
    [599, 'AIR'],
    [607, 'AIR'],
    [608, 'FITS'],
    [700, 'FITS'],
  ])('a gap of %i mm gives %s', (width, expected) => expect(verdict({ widths: [width] })).toBe(expected));

  test.each<[Space['left'], Space['right'], Verdict]>([
    ['unit', 'unit', 'AIR'],
    ['open', 'unit', 'FITS'],
    ['wall', 'wall', 'AIR'],
    ['open', 'open', 'FITS'],
  ])('a gap of 604 mm between %s and %s gives %s', (left, right, expected) =>
    expect(verdict({ widths: [604], left, right })).toBe(expected),
  );

  it('the smallest of several measurements counts', () => {
    expect(verdict({ widths: [620, 594, 630] })).toBe('NO');
    expect(fitOf(space({ widths: [620, 615] }), washer).checks[0]).toMatchObject({ have: 615, spare: 17 });
  });
});

describe('air around an American fridge freezer', () => {
  const strict: FitFacts = { ...american, whose: { sides: 'required', top: 'required' } };
  test.each<[number, Verdict]>([
    [1006, 'NO'],
    [1007, 'TIGHT'],
    [1009, 'TIGHT'],
    [1010, 'FITS'],
  ])('a gap of %i mm gives %s when the maker requires 50 mm at each side of 910 mm', (width, expected) =>
    expect(verdict({ widths: [width] }, strict)).toBe(expected),
  );

  test('air that is only usual does not rule an appliance out', () => {
    expect(verdict({ widths: [911] }, american)).toBe('AIR');
    expect(verdict({ widths: [906] }, american)).toBe('NO');
  });
});

describe('height of an 845 mm appliance that needs no air above', () => {
  test.each<[number, Verdict]>([
    [841, 'NO'],
    [842, 'TIGHT'],
    [845, 'TIGHT'],
    [846, 'FITS'],
  ])('a height of %i mm gives %s', (height, expected) =>
    expect(verdict({ heights: [height] })).toBe(expected),
  );

  test.each<[Space['top'], Verdict]>([
    ['covered', 'AIR'],
    ['open', 'FITS'],
  ])('air above an American fridge freezer counts only under a cover: %s gives %s', (top, expected) =>
    expect(verdict({ heights: [1790], top }, american)).toBe(expected),
  );
});

describe('depth with 60 mm for the hose, a body of 540 mm and 590 mm with the door', () => {
  test.each<[number, Verdict, number, number]>([
    [700, 'FITS', 0, 0],
    [650, 'FITS', 0, 0],
    [649, 'PROUD', 1, 0],
    [600, 'PROUD', 50, 0],
    [590, 'PROUD', 60, 10],
    [100, 'PROUD', 550, 500],
  ])('a depth of %i mm gives %s', (depth, expected, door, body) => {
    const fit = fitOf(space({ depth }), washer);
    expect(fit.verdict).toBe(expected);
    expect(fit.proud).toEqual({ door, body });
  });
});

describe('walkway past an open door that takes up 480 mm in front of a 600 mm deep space', () => {
  test.each<[number, Verdict, number]>([
    [1300, 'PROUD', 820],
    [1180, 'PROUD', 700],
    [1179, 'DOOR', 699],
    [400, 'DOOR', 0],
  ])('%i mm of floor gives %s', (freeFloor, expected, walkway) => {
    const fit = fitOf(space({ depth: 600, freeFloor }), washer);
    expect(fit.verdict).toBe(expected);
    expect(fit.front).toEqual({ use: 480, walkway });
  });
});

describe('a wall at the hinge', () => {
  it('calls for changing the side of the door when it is reversible and the other side is free', () => {
    expect(fitOf(space({ widths: [1010], right: 'wall' }), fridge).hinge).toEqual({ kind: 'swap' });
    expect(fitOf(space({ widths: [1010], right: 'wall', left: 'wall' }), fridge).hinge).toMatchObject({
      kind: 'limited',
    });
  });

  it('does not limit the door when it is far enough away', () => {
    expect(fitOf(space({ widths: [1010], right: 'wall', wallDistance: 40 }), fridge).hinge).toEqual({
      kind: 'free',
    });
  });

  it('leaves the door undecided, but not the verdict, while the width of space or appliance is unknown', () => {
    expect(fitOf(space({ heights: [1900], right: 'wall' }), american)).toMatchObject({
      verdict: 'FITS',
      hinge: { kind: 'unknown', wanted: 110 },
      unchecked: ['width', 'depth'],
    });
    const silent: FitFacts = { ...american, body: { ...american.body, width: null } };
    expect(fitOf(space({ widths: [1060], right: 'wall' }), silent).hinge).toEqual({
      kind: 'unknown',
      wanted: 110,
    });
  });

  test.each<[number, 90 | 'less than 90']>([
    [1060, 90],
    [1059, 'less than 90'],
  ])('lets the doors of an American fridge freezer in %i mm open to %s degrees', (width, degrees) => {
    const fit = fitOf(space({ widths: [width], right: 'wall' }), american);
    expect(fit.verdict).toBe('DOOR');
    expect(fit.hinge).toMatchObject({ kind: 'limited', degrees, gap: width - 960, wanted: 110 });
  });
});

describe('American fridge freezer between two walls, with 5 mm of air at each side and 55 mm for each door', () => {
  const between: FitFacts = { ...american, air: { ...american.air, left: 5, right: 5 }, hingeWallGap: 55 };
  const walls = { left: 'wall', right: 'wall' } as const;
  const hinge = (over: Partial<Space>, facts = between) => fitOf(space(over), facts).hinge;

  test.each<[string, Partial<Space>, number | 'free']>([
    ['leaves each door half of the spare width', { ...walls, widths: [970] }, 30],
    ['is one millimetre too narrow for both doors', { ...walls, widths: [1019] }, 54],
    ['opens both doors', { ...walls, widths: [1020] }, 'free'],
    [
      'opens both doors when the walls stand farther back',
      { ...walls, widths: [970], wallDistance: 25 },
      'free',
    ],
    [
      'limits the doors when the walls stand a millimetre too close',
      { ...walls, widths: [970], wallDistance: 24 },
      54,
    ],
    ['leaves the doors no room when it only just goes in', { ...walls, widths: [910] }, 0],
    [
      'opens both doors when it is pushed towards a unit on the right',
      { left: 'wall', widths: [970] },
      'free',
    ],
    [
      'is one millimetre short when it is pushed towards a unit on the left',
      { right: 'wall', widths: [969] },
      54,
    ],
    [
      'opens both doors when it is pushed towards an open side',
      { left: 'wall', right: 'open', widths: [965] },
      'free',
    ],
  ])('%s', (_, over, gap) =>
    expect(hinge(over)).toMatchObject(
      gap === 'free' ? { kind: 'free' } : { kind: 'limited', gap, wanted: 55 },
    ),
  );

  it('keeps the air of a side that needs more than half of what is left over', () => {
    const hot: FitFacts = { ...between, air: { ...between.air, right: 80 } };
    expect(hinge({ ...walls, widths: [1_040] }, hot)).toMatchObject({ kind: 'limited', gap: 50 });
    expect(hinge({ ...walls, widths: [1_045] }, hot)).toEqual({ kind: 'free' });
  });
});

describe('built-in appliances', () => {
  const oven = fitFacts(
    classify({
      Type: 'Single oven',
      Width: '595 mm',
      Height: '595 mm',
      Depth: '550 mm',
      'Niche width': '560–568 mm',
      'Niche height': '585–600 mm',
      'Niche depth': '550–560 mm',
    }),
  );
  const hob = fitFacts(
    classify({
      Type: 'Gas hob',
      'Cut-out width': '560 mm',
      'Cut-out depth': '490 mm',
      'Below worktop': '60 mm',
    }),
  );

  test.each<[Partial<Space>, Verdict]>([
    [{ widths: [559] }, 'NO'],
    [{ widths: [560] }, 'FITS'],
    [{ widths: [568] }, 'FITS'],
    [{ widths: [569] }, 'NO'],
    [{ widths: [564], heights: [584] }, 'NO'],
    [{ widths: [564], heights: [590], depth: 549 }, 'NO'],
    [{ widths: [564], heights: [590], depth: 900 }, 'FITS'],
  ])('an oven in a housing of %j gives %s', (over, expected) => expect(verdict(over, oven)).toBe(expected));

  test.each<[Partial<Space>, Verdict]>([
    [{ widths: [556] }, 'NO'],
    [{ widths: [557], depth: 493 }, 'FITS'],
    [{ widths: [563], depth: 487 }, 'FITS'],
    [{ widths: [564] }, 'NO'],
    [{ widths: [560], depth: 494 }, 'NO'],
    [{ widths: [560], heights: [59] }, 'NO'],
    [{ widths: [560], heights: [60] }, 'FITS'],
    [{ widths: [560], heights: [700] }, 'FITS'],
  ])('a hob in a cut-out of %j gives %s', (over, expected) => expect(verdict(over, hob)).toBe(expected));

  it('the sentences say what room is missing below a worktop and which sides were not measured', () => {
    const fit = fitOf(space({ heights: [48] }), hob);
    expect(fitSentences(fit)).toEqual([
      'Too deep below the worktop by 12 mm.',
      'Choose one that needs at most 48 mm below the worktop.',
    ]);
    expect(uncheckedSentence(fit)).toBe('Not measured, so not checked: width and depth.');
    expect(uncheckedSentence(fitOf(space({ widths: [560], depth: 490 }), hob))).toBe(
      'Not measured, so not checked: room below the worktop.',
    );
    expect(uncheckedSentence(fitOf(space({ widths: [560], heights: [90], depth: 490 }), hob))).toBeNull();
  });

  it('the sentences say by how much a housing is too wide', () => {
    expect(fitSentences(fitOf(space({ widths: [574] }), oven))).toEqual([
      'The housing is 6 mm wider than the 568 mm maximum.',
      'Choose one for a housing of that size, or have a joiner alter it.',
    ]);
  });
});

describe('several problems at once', () => {
  it('a cut-out that is too wide and too little room below it have a sentence each', () => {
    const hob = fitFacts(
      classify({ 'Cut-out width': '560 mm', 'Cut-out depth': '490 mm', 'Below worktop': '205 mm' }),
    );
    expect(fitSentences(fitOf(space({ widths: [750], heights: [150], depth: 490 }), hob))[0]).toBe(
      'The cut-out is 187 mm wider than the 563 mm maximum. Too deep below the worktop by 55 mm.',
    );
  });

  it('a shortfall within measuring error asks for a new measurement, not for another appliance', () => {
    const strict: FitFacts = { ...american, whose: { sides: 'required', top: 'required' } };
    expect(fitSentences(fitOf(space({ widths: [1008], heights: [1900] }), strict))).toEqual([
      'It may just go in: the gap is 2 mm narrower than it is with the air it needs.',
      'Measure again to the millimetre in three places, and go by the smallest.',
      'The maker requires air: 50 mm at each side (you have 49 mm).',
    ]);
  });
});

describe('figures that the maker does not state', () => {
  it('the usual air gaps are assumed and listed as assumed', () => {
    expect(american.air).toEqual({ left: 50, right: 50, top: 100, behind: 50 });
    expect(american.assumed).toEqual(['Gap left', 'Gap right', 'Gap top', 'Gap rear']);
    expect(washer.assumed).toEqual([]);
  });

  it('the usual room beside a hinge is assumed where there is a hinge', () => {
    const silent = fitFacts(classify({ Type: 'Fridge freezer', Width: '595 mm', Hinge: 'Right' }));
    expect(silent.hingeWallGap).toBe(55);
    expect(silent.assumed).toContain('Hinge wall gap');
    const limited = fitOf(space({ widths: [640], right: 'wall' }), silent);
    expect(limited).toMatchObject({ verdict: 'DOOR', hinge: { kind: 'limited', gap: 25, wanted: 55 } });
    expect(fitFacts(classify({ Type: 'Chest freezer', Hinge: 'None' }))).toMatchObject({
      hingeWallGap: null,
    });
    expect(fitFacts(classify({ Type: 'Washing machine', Hinge: 'Left' }))).toMatchObject({
      hingeWallGap: null,
    });
  });

  it('the need sentence leaves an unknown depth open, and is missing without a height', () => {
    const facts = fitFacts(classify({ Type: 'Washing machine', Width: '598 mm', Height: '845 mm' }));
    expect(needSentence(facts)).toBe(
      'It takes up 598 mm of width, made for a 600 mm gap, and 845 mm of height. The maker does not state its depth.',
    );
    expect(needSentence({ ...facts, body: { ...facts.body, height: null } })).toBeNull();
    const deep = (depth: number, height: number | null = 845) =>
      needSentence({ ...facts, body: { ...facts.body, depth, height } });
    expect(deep(530)).toMatch(/ from the wall to its front, including \d+ mm behind it\.(?! It stands)/);
    expect(deep(640)).toMatch(/It stands \d+ mm out from a worktop of 600 mm\./);
    expect(deep(640, 1800)).not.toContain('worktop');
  });

  it('the need sentence mentions no room behind an appliance that stands against the wall', () => {
    const cooker = fitFacts(
      classify({
        Type: 'Electric cooker',
        Width: '600 mm',
        Height: '900 mm',
        Depth: '600 mm',
        'Depth with door': '640 mm',
      }),
    );
    expect(needSentence(cooker)).toContain(
      'It needs 640 mm from the wall to its front. It stands 40 mm out from a worktop of 600 mm.',
    );
  });

  it('an unknown size is named instead of guessed', () => {
    const fit = fitOf(space({ widths: [600], heights: [900] }), fitFacts(classify({ Width: '500 mm' })));
    expect(fit).toMatchObject({ verdict: 'UNKNOWN', missing: ['height'] });
    expect(fitSentences(fit)).toEqual([
      'We cannot tell: the maker does not state the height.',
      'It has 100 mm to spare in width.',
      'Ask us and we will ask the maker.',
    ]);
    expect(fitBadge(fit)).toEqual({ says: 'measure', words: 'Size not stated' });
  });

  it('the verdict is still NO when a known size rules the appliance out', () => {
    expect(verdict({ widths: [400], heights: [900] }, fitFacts(classify({ Width: '500 mm' })))).toBe('NO');
  });

  it('a space of which nothing is measured gives no verdict', () => {
    const fit = fitOf(nothing, washer);
    expect(fit.unchecked).toEqual(['width', 'height', 'depth']);
    expect(fitSentences(fit)).toEqual(['We cannot tell until you have measured.']);
  });
});

describe('fit result in words', () => {
  test('the sentences show no negative figure, whatever was measured', () => {
    const mm = fc.integer({ min: 500, max: 1000 });
    fc.assert(
      fc.property(mm, mm, mm, (width, height, depth) => {
        const said = fitSentences(fitOf(space({ widths: [width], heights: [height], depth }), washer)).join(
          ' ',
        );
        expect(said).not.toMatch(/[-−]\d|\b0 mm to spare/);
      }),
    );
  });

  test.each<[Partial<Space>, string[]]>([
    [{ widths: [590] }, ['Too wide by 8 mm.', 'Choose one that is at most 590 mm wide.']],
    [
      { widths: [590], heights: [840] },
      ['Too wide by 8 mm and too tall by 5 mm.', 'Choose one that is at most 590 mm wide and 840 mm high.'],
    ],
    [{ widths: [626] }, ['Goes in, with 28 mm to spare in width.']],
    [
      { depth: 600, flush: true },
      [
        'Goes in, but is not flush: it stands out 50 mm.',
        'You wanted it flush with the units: choose one that is 50 mm shallower.',
        'The open door takes up 480 mm in front.',
      ],
    ],
    [
      { widths: [610], depth: 600, flush: true },
      [
        'Goes in, but is not flush: it stands out 50 mm.',
        'It has 12 mm to spare in width.',
        'You wanted it flush with the units: choose one that is 50 mm shallower.',
        'The open door takes up 480 mm in front.',
      ],
    ],
    [{ heights: [900] }, ['Goes in, with 55 mm to spare in height.']],
    [
      { widths: [597], heights: [843] },
      [
        'It may just go in: the gap is 1 mm narrower than it is and 2 mm lower than it is.',
        'Measure again to the millimetre in three places, and go by the smallest.',
      ],
    ],
    [
      { widths: [620], depth: 600, freeFloor: 1000 },
      [
        'Goes in, with 22 mm to spare in width.',
        'Its door stands out 50 mm in front.',
        'Check that doors and drawers beside it still open.',
        'The open door takes up 480 mm in front, which leaves 520 mm to walk past.',
        'Allow 700 mm to walk past in comfort, or 1,200 mm for a wheelchair.',
      ],
    ],
  ])('%j', (over, sentences) => expect(fitSentences(fitOf(space(over), washer))).toEqual(sentences));

  it('the sentences state the width with both doors open', () => {
    const doors = fitFacts(
      classify({
        Type: 'American fridge freezer',
        Width: '910 mm',
        'Width doors open': '1787 mm',
      }),
    );
    expect(fitSentences(fitOf(space({ widths: [1100] }), doors))).toContain(
      'With both doors wide open it is 1,787 mm across.',
    );
  });

  it('the badge of a card states the result in a few words', () => {
    const badge = (over: Partial<Space>, facts = washer) => fitBadge(fitOf(space(over), facts));
    expect(badge({ widths: [650] })).toEqual({ says: 'yes', words: 'Fits your gap' });
    expect(badge({ widths: [590] })).toEqual({ says: 'no', words: 'Too wide by 8 mm' });
    expect(badge({ widths: [598], depth: 600 })).toEqual({ says: 'measure', words: 'Tight: measure again' });
    expect(badge({ widths: [600] })).toEqual({ says: 'yes', words: 'Fits, 2 mm to spare' });
    expect(badge({ widths: [605] })).toEqual({ says: 'yes', words: 'Fits, little air' });
    expect(badge({ widths: [650], depth: 600 })).toEqual({ says: 'yes', words: 'Fits, stands out' });
    expect(badge({})).toEqual({ says: 'measure', words: 'Measure more' });
    const hob = fitFacts(classify({ 'Cut-out width': '560 mm' }));
    expect(badge({ widths: [570] }, hob)).toEqual({ says: 'no', words: 'Cut-out too large' });
    expect(badge({ widths: [560] }, hob)).toEqual({ says: 'yes', words: 'Fits your cut-out' });
  });

  it('a space about twice as wide as the appliance is flagged as roomy', () => {
    expect(fitOf(space({ widths: [1197] }), washer).roomy).toBe(true);
    expect(fitOf(space({ widths: [1196] }), washer).roomy).toBe(false);
  });
});

test.each([
  ['560–568 mm', { min: 560, max: 568 }],
  ['560 mm', { min: 560, max: 560 }],
  ['from 560', null],
  [undefined, null],
])('the range %j is read', (text, range) => expect(readRange(text)).toEqual(range));

const RANK: readonly Verdict[] = ['FITS', 'AIR', 'TIGHT', 'PROUD', 'DOOR', 'UNKNOWN', 'NO'];
const length = fc.integer({ min: 300, max: 2500 });
const neighbour = fc.constantFrom<Space['left']>('open', 'unit', 'wall');
const whose = fc.constantFrom<FitFacts['whose']['sides']>('required', 'advised', 'usual');

test('a larger space is never a worse fit, whether air is required, advised or usual', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(washer, american, fridge),
      fc.record({ sides: whose, top: whose }),
      fc.record({
        width: length,
        height: length,
        depth: length,
        freeFloor: length,
        left: neighbour,
        right: neighbour,
      }),
      fc.record({ width: fc.nat(300), height: fc.nat(300), depth: fc.nat(300), freeFloor: fc.nat(300) }),
      (goods, wishes, { width, height, ...rest }, more) => {
        const facts = { ...goods, whose: wishes };
        const small = verdict({ ...rest, widths: [width], heights: [height] }, facts);
        const large = verdict(
          {
            ...rest,
            widths: [width + more.width],
            heights: [height + more.height],
            depth: rest.depth + more.depth,
            freeFloor: rest.freeFloor + more.freeFloor,
          },
          facts,
        );
        expect(RANK.indexOf(large)).toBeLessThanOrEqual(RANK.indexOf(small));
      },
    ),
  );
});
