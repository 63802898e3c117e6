/** What a sort of product is called in running text, and how its owners use it. */
export type Use = {
  thing: string;
  habits: readonly string[];
  /** Set for parts and bottles, whose reviews do not mention the household. */
  part?: true;
};

const WASH = [
  'a load every morning before work',
  'more loads when it rains',
  'two washes at the weekend and one on Wednesdays',
  'it is on whenever the sun is out',
  'school uniform on Sunday, everything else when it must',
  'muddy kit four nights a week',
  'mostly the short programme, and sheets on Saturday',
  'overnight, on the cheap rate',
];
const DRY = [
  'only when the line is no use, so October to April',
  'towels and bedding, little else',
  'three or four loads in a wet week',
  'school shirts at eleven at night',
  'work overalls every Friday',
  'a full load after each wash',
  'nappies, now that it rains all day',
];
const DISHES = [
  'once a day, after supper',
  'every other evening when it is full',
  'breakfast and supper together, overnight',
  'two loads a day and three on Sundays',
  'full by Thursday, then again by Saturday',
  'after every meal in the holidays',
  'pans and all',
];
const COLD = [
  'the weekly shop goes in on Fridays',
  'it is opened forty times a day by people who are not hungry',
  'batch cooking on Sundays',
  'allotment in summer, leftovers in winter',
  'deliveries on Tuesday, bare by Monday',
  'never less than half full',
  'medicines and milk, chiefly',
];
const FREEZE = [
  'batch cooking on Sundays',
  'allotment in summer, leftovers in winter',
  'never less than half full',
  'half a lamb twice a year',
  'bread, berries and stock',
  'ready for the grandchildren at all times',
];
const OVEN = [
  'Sunday roasts and school-night pasta',
  'bread twice a week and a cake when asked',
  'fish fingers on demand',
  'a proper supper most nights',
  'trays of vegetables, mostly',
  'baking for the market every Saturday',
  'Christmas dinner was the test',
  'toasted cheese at midnight',
];
const HOB = [
  'three pans going every evening',
  'one pan on weekdays, five on Sundays',
  'jam in July and stew from October',
  'a wok at least twice a week',
  'porridge at six, supper at seven',
  'curry every Friday, for anybody who turns up',
  'soup for the freezer',
];
const TAKE = [
  'on for an hour every evening',
  'we fry more than we should',
  'open-plan, so smells matter',
  'lowest speed for most things',
  'steak night is the test',
  'curries, with the window shut',
];
const SINK = [
  'washing-up by hand, every plate',
  'in use from six in the morning',
  'pans, plants and a small dog',
  'the busiest square foot of the house',
  'vegetables straight from the garden',
  'used a hundred times a day',
];
const BREW = [
  'first thing, before anybody speaks',
  'four cups before nine',
  'mornings, and again when the school run is done',
  'every hour while we work at home',
  'briskly on weekdays, at length on Sundays',
  'tradesmen in since March, so never idle',
];
const MORNING = [
  'before the school bus, against the clock',
  'breakfast in two shifts',
  'every morning and most suppers',
  'daily, by people half asleep',
  'Sunday papers and a second round',
];
const PREP = [
  'twice a week since the day it came',
  'weekends, when there is time to cook',
  'most evenings, for something or other',
  'in spells: daily for a month, then not at all',
  'birthdays, fêtes and one wedding so far',
  'whenever the allotment gets ahead of us',
];
const FLOORS = [
  'downstairs every day, upstairs on Saturdays',
  'two cats and pale carpets',
  'wooden floors and a dog that moults',
  'sand from the beach, every week of the summer',
  'crumbs, chiefly, and glitter',
  'once a week, the whole house',
];
const AIR = [
  'on all night in the back bedroom',
  'from October until the heating goes off',
  'in the one room that never felt right',
  'day and night for a fortnight, then as needed',
  'moved from room to room by whoever wants it',
];
const PARTS = [
  'fitted in an afternoon',
  'bought as a spare and needed within the week',
  'the second one we have had',
  'one for us and one for next door',
  'a small job, put off too long',
  'found on the second site I tried',
  'ordered with three other things',
  'it came before I had found my reading glasses',
  'the old one was past saving',
  'my third order here',
  'wanted in a hurry, and it came in time',
  'cheaper than the journey to town',
  'a week from noticing to done',
];

const use = (thing: string, habits: readonly string[]): Use => ({ thing, habits });
const part = (thing: string, habits = PARTS): Use => ({ thing, habits, part: true });

const CHILDREN = /school|nappies|baby|fish fingers|teenagers|half asleep/;
const OUT_TO_WORK =
  /before work|overalls|late trains|school|weekdays|against the clock|work at home|before nine/;

/** Pairs of patterns: households, and the habits that would be implausible for them. */
export const STRANGE: readonly (readonly [household: RegExp, habits: RegExp])[] = [
  [/^Retired|since I retired|Empty nest|bungalow/, new RegExp(`${CHILDREN.source}|${OUT_TO_WORK.source}`)],
  [/^Just me|spaniel|vicarage|opposite shifts|Working from home|New build/, CHILDREN],
  [
    /Holiday let|committee/,
    /school|nappies|baby|overnight|grandchildren|bedroom|late trains|before work|every Friday, for/,
  ],
  [
    /students|house share|rented/,
    new RegExp(`${CHILDREN.source}|grandchildren|half a lamb|allotment|market|medicines`),
  ],
];

/** Uses by kind. */
export const USES: Readonly<Record<string, Use>> = {
  'washing-machine': use('machine', WASH),
  'washer-dryer': use('washer dryer', WASH),
  'tumble-dryer': use('dryer', DRY),
  'steam-cabinet': use('cabinet', [
    'uniforms, chiefly',
    'two suits and a coat each week',
    'costumes for the choir',
    'whatever smells of last night',
  ]),
  dishwasher: use('dishwasher', DISHES),
  'fridge-freezer': use('fridge freezer', COLD),
  'american-fridge': use('fridge freezer', COLD),
  fridge: use('fridge', COLD),
  freezer: use('freezer', FREEZE),
  'wine-cooler': use('cooler', [
    'bottles for keeping, not for Friday',
    'a case a month in and out',
    'presents to ourselves',
    'whites for the garden, reds for the dark months',
  ]),
  'drinks-cooler': use('cooler', [
    'match days, chiefly',
    'in the garden room, summer and winter',
    'cans for teenagers, tonic for us',
    'parties, of which there are more now',
  ]),
  'single-oven': use('oven', OVEN),
  'double-oven': use('oven', OVEN),
  'compact-oven': use('oven', OVEN),
  'warming-drawer': use('drawer', [
    'late trains, kept suppers',
    'when people come, and only then',
    'daily, to my surprise',
    'Sundays, with everybody home',
  ]),
  'range-cooker': use('cooker', OVEN),
  cooker: use('cooker', OVEN),
  hob: use('hob', HOB),
  hood: use('hood', TAKE),
  microwave: use('microwave', [
    'yesterday’s supper, today',
    'frozen peas and cold tea',
    'porridge in a hurry',
    'baked potatoes, finished in the oven',
    'milk for the baby at all hours',
  ]),
  'boiling-tap': use('tap', SINK),
  tap: use('tap', SINK),
  sink: use('sink', SINK),
  disposer: use('disposer', [
    'peelings by the bucket',
    'after every meal',
    'no caddy by the door since',
    'a few seconds at a time, often',
  ]),
  coffee: use('machine', BREW),
  kettle: use('kettle', BREW),
  toaster: use('toaster', MORNING),
  'breakfast-set': use('set', MORNING),
  'stand-mixer': use('mixer', PREP),
  blender: use('blender', PREP),
  processor: use('processor', PREP),
  'air-fryer': use('fryer', MORNING.slice(2).concat(PREP)),
  'slow-cooker': use('cooker', PREP),
  'bread-maker': use('bread maker', PREP),
  vacuum: use('cleaner', FLOORS),
  dehumidifier: use('dehumidifier', AIR),
  purifier: use('purifier', AIR.slice(0, 1).concat(AIR.slice(2))),
  cooling: use('cooler', [
    'three hot weeks in July',
    'in the loft room',
    'evenings, with the curtains drawn',
    'for nights when nobody sleeps',
  ]),
  'stacking-kit': part('kit'),
  hose: part('one'),
  ducting: part('one'),
  'hood-filter': part('filter'),
  care: part('pack', PARTS.slice(1)),
};

const WHOM = [
  'my brother-in-law',
  'the house next door',
  'our daughter’s first flat',
  'my aunt in Wales',
  'the scout hut',
  'a tenant',
  'my old dad',
  'the office',
  'the holiday cottage',
  'a neighbour who cannot get out',
  'the church kitchen',
  'my son, who would have forgotten',
];
const OUTCOMES = [
  'not a word of complaint',
  'used the same day',
  'they have asked where it came from',
  'it did what was needed',
  'one thing fewer to worry about',
  'thanked twice already',
  'it was the right one',
  'they want another',
];

/** Who the product was bought for and how that went; used when no other sentence is left. */
export const ERRANDS: readonly string[] = WHOM.flatMap((whom) =>
  OUTCOMES.map((outcome) => `Bought for ${whom}: ${outcome}.`),
);
