import type { Source } from './sources';

/**
 * A layer with its subjects, which are folders. A subject may import from lower layers. Within its own layer it may
 * import only the subjects listed with it, which must precede it; each is listed with its reason.
 */
type Layer = { name: string; subjects: Readonly<Record<string, Readonly<Record<string, string>>>> };

/** The subjects of `lib/`, from the lowest layer up. */
const LIB: readonly Layer[] = [
  { name: 'platform', subjects: { routing: {}, platform: { routing: 'it serves those addresses' } } },
  {
    name: 'vocabulary',
    subjects: {
      dates: {},
      device: {},
      money: {},
      http: { money: 'answers hold amounts' },
      outcome: {},
      post: {},
      security: {},
      build: { http: 'it asks which build is served' },
      consent: { device: 'the answer is kept there' },
      delivery: { dates: 'days', money: 'prices' },
      forms: { http: 'they are sent by it', security: 'a check loads a script of another host' },
      i18n: { http: 'a locale is a cookie' },
      policy: { dates: 'terms hold from day to day', delivery: 'its terms', money: 'prices' },
      finance: {
        dates: 'an approval ends on a day',
        i18n: 'months are counted',
        money: 'prices',
        policy: 'an entry is read and refused alike',
      },
    },
  },
  { name: 'catalogue', subjects: { catalogue: {} } },
  {
    name: 'tools',
    subjects: {
      access: {},
      'price-history': {},
      'product-safety': {},
      'product-documents': { 'product-safety': 'a sheet names the maker with its address' },
      services: {},
      fit: { access: 'what fits a gap has to get there' },
      kitchen: { fit: 'a kitchen is of gaps' },
    },
  },
  { name: 'home', subjects: { home: {} } },
  {
    name: 'finding',
    subjects: {
      blog: {},
      listing: {},
      'true-cost': {},
      compare: {
        listing: 'the noise of a kind is a list’s',
        'true-cost': 'years are set side by side too',
      },
      content: { listing: 'editors name lists of goods' },
      'kitchen-sets': { listing: 'candidates are lists' },
      choosing: {
        content: 'lengths are typed alike',
        listing: 'candidates are lists',
        'true-cost': 'a year of each is weighed',
      },
      mending: {
        choosing: 'three are chosen in its place',
        listing: 'spares are a list',
        'true-cost': 'a year of a new one is reckoned',
      },
      search: {
        blog: 'posts are found',
        choosing: 'a sentence can ask for three',
        content: 'guides are found',
        listing: 'what is found is drawn as a list',
        mending: 'what broke is asked after',
      },
      recommendations: { search: 'its service is asked, with its index' },
    },
  },
  {
    name: 'buying',
    subjects: {
      addresses: {},
      alerts: {},
      basket: {},
      enquiries: {},
      lists: { basket: 'what is kept for later leaves a basket and comes back' },
      customer: {
        addresses: 'a profile has a telephone as an address has',
        basket: 'signing in joins baskets',
        lists: 'signing out ends the wish list of the session',
      },
      orders: {
        addresses: 'they go to one',
        basket: 'they are ordered again',
        customer: 'tries are counted together with those to sign in',
      },
      checkout: {
        addresses: 'one is chosen',
        basket: 'it becomes an order',
        customer: 'an account is made on the way',
        orders: 'it ends with one',
      },
      'basket-checks': { basket: 'it is of one' },
    },
  },
  {
    name: 'reporting',
    subjects: {
      gateway: {},
      mail: {},
      privacy: {},
      seo: {},
      start: {},
      deliveries: { mail: 'letters are delivered' },
    },
  },
];

/** The subjects of `components/`, from the lowest layer up. */
const COMPONENTS: readonly Layer[] = [
  { name: 'ground', subjects: { parts: {}, ui: {}, policy: { ui: 'a fault is a notice' } } },
  {
    name: 'pieces',
    subjects: {
      addresses: {},
      'basket-checks': {},
      card: {},
      consent: {},
      deliveries: {},
      delivery: {},
      finance: {},
      model: {},
      way: { model: 'a way in is drawn with the product in it' },
      fit: { model: 'a gap is drawn with the product in it', way: 'and so is the way to it' },
      forms: {},
      money: {},
      seo: {},
      'site-map': {},
      'true-cost': {},
      access: {
        fit: 'lengths are typed alike',
        model: 'the way in is turned',
        way: 'and drawn part by part',
      },
      customer: { forms: 'signing in is a form' },
    },
  },
  {
    name: 'subjects',
    subjects: {
      colours: {},
      content: {},
      'home-facts': {},
      orders: {},
      recommendations: {},
      basket: { recommendations: 'a basket ends with them' },
      blog: { content: 'a post is rich text' },
      account: { orders: 'orders stand in it' },
      checkout: { orders: 'an order is shown alike' },
      enquiries: { content: 'editors write what stands above a form' },
      guides: { content: 'a guide is rich text' },
      kitchen: { basket: 'a pack waits as lines do' },
      lists: { basket: 'a list goes into it', kitchen: 'a list can be a set' },
      choosing: { basket: 'one of the three is bought' },
      mending: { choosing: 'three are shown' },
      compare: { basket: 'what is compared is bought', lists: 'or kept' },
    },
  },
  {
    name: 'pages',
    subjects: { home: {}, listing: {}, product: {}, search: { listing: 'what is found is drawn as a list' } },
  },
  { name: 'frame', subjects: { layout: {}, status: { layout: 'its search field' } } },
];

const TOPS = { lib: LIB, components: COMPONENTS };
export type Top = keyof typeof TOPS;

const placesOf = (top: Top) =>
  TOPS[top].flatMap(({ name, subjects }, level) =>
    Object.entries(subjects).map(([subject, beside], turn) => ({
      subject,
      level,
      turn,
      beside,
      layer: `layer ${level}, ${name}`,
    })),
  );

const subjectIn = (top: Top, path: string): string | null =>
  path.startsWith(`${top}/`) ? (path.split('/')[1] ?? null) : null;

/** Returns sentences about folders in no layer, and subjects without a folder. */
export function unplaced(top: Top, files: readonly Source[]): string[] {
  const folders = new Set(files.flatMap(({ path }) => subjectIn(top, path) ?? []));
  const placed = placesOf(top).map(({ subject }) => subject);
  return [
    ...[...folders].filter((each) => !placed.includes(each)).map((each) => `${top}/${each} is in no layer`),
    ...placed.filter((each) => !folders.has(each)).map((each) => `there is no ${top}/${each}`),
  ];
}

/** Returns sentences about imports that do not point to a lower layer, with advice on where the code belongs. */
export function upward(top: Top, files: readonly Source[]): string[] {
  const places = new Map(placesOf(top).map((place) => [place.subject, place]));
  return files.flatMap(({ path, imports }) => {
    const own = places.get(subjectIn(top, path) ?? '');
    return imports.flatMap((target) => {
      const other = places.get(subjectIn(top, target) ?? '');
      if (!own || !other || own === other || other.level < own.level) return [];
      const isNamed = other.level === own.level && other.turn < own.turn && other.subject in own.beside;
      if (isNamed) return [];
      const says = `${path} (${own.layer}) imports ${target} (${other.layer})`;
      return [
        other.level > own.level
          ? `${says}: move the line to ${top}/${other.subject}, or what both need to a layer below`
          : `${says}: move what both need to a layer below, or name it in tests/support/layers.ts`,
      ];
    });
  });
}

/** Returns sentences about listed imports within a layer that are no longer used. */
export function idleNeighbours(top: Top, files: readonly Source[]): string[] {
  const used = new Set(
    files.flatMap(({ path, imports }) =>
      imports.map((target) => `${subjectIn(top, path)} ${subjectIn(top, target)}`),
    ),
  );
  return placesOf(top).flatMap(({ subject, beside }) =>
    Object.keys(beside)
      .filter((other) => !used.has(`${subject} ${other}`))
      .map((other) => `${top}/${subject} no longer imports ${other}: take it out of tests/support/layers.ts`),
  );
}
