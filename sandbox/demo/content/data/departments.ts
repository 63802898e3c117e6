import type { SeedEntry } from '../seed-types.ts';

type Shortcut = [figure: string, unit: string, query: string];
type Shortcuts = { label: string; category: string; links: Shortcut[] };

function shortcuts({ label, category, links }: Shortcuts) {
  return {
    label,
    links: links.map(([figure, unit, query]) => ({ figure, unit, path: `/${category}?${query}` })),
  };
}

const plain = (label: string, path: string) => ({ label, path });

/** Links that every department has as well. */
const everywhere = [
  plain('Offers', '/all-offers'),
  plain('Makers', '/brands'),
  plain('Spares and repair', '/spares-and-repair'),
];

/** Departments. Their shortcuts are product lists already narrowed by the figure that most often decides. */
export const departments: SeedEntry[] = [
  {
    id: 'departmentLaundry',
    type: 'department',
    metadata: { concepts: ['laundry'] },
    fields: {
      label: 'Laundry',
      path: '/laundry',
      shortcuts: [
        shortcuts({
          label: 'Washing machines by load',
          category: 'washing-machines',
          links: [
            ['7', 'kg', 'capacity=7-kg'],
            ['8', 'kg', 'capacity=8-kg'],
            ['9', 'kg', 'capacity=9-kg'],
            ['10', 'kg', 'capacity=10-kg'],
            ['11', 'kg', 'capacity=11-kg'],
          ],
        }),
        shortcuts({
          label: 'By depth, up to',
          category: 'washing-machines',
          links: [
            ['470', 'mm', 'depth=..470'],
            ['550', 'mm', 'depth=..550'],
            ['600', 'mm', 'depth=..600'],
          ],
        }),
        shortcuts({
          label: 'By spin noise, under',
          category: 'washing-machines',
          links: [
            ['73', 'dB', 'noise=..72'],
            ['77', 'dB', 'noise=..76'],
          ],
        }),
        shortcuts({
          label: 'Tumble dryers by kind',
          category: 'tumble-dryers',
          links: [
            ['Heat pump', '', 'dryer-type=heat-pump'],
            ['Vented', '', 'dryer-type=vented'],
          ],
        }),
      ],
      links: [
        plain('Washer, washer dryer or both?', '/buying-guides/washer-dryers'),
        plain('All laundry', '/laundry/all'),
        ...everywhere,
      ],
    },
  },
  {
    id: 'departmentRefrigeration',
    type: 'department',
    metadata: { concepts: ['refrigeration'] },
    fields: {
      label: 'Refrigeration',
      path: '/refrigeration',
      shortcuts: [
        shortcuts({
          label: 'Fridge freezers by split',
          category: 'fridge-freezers',
          links: [
            ['50/50', '', 'split=50-50'],
            ['60/40', '', 'split=60-40'],
            ['70/30', '', 'split=70-30'],
          ],
        }),
        shortcuts({
          label: 'American fridges by water and ice',
          category: 'american-fridge-freezers',
          links: [
            ['Plumbed', '', 'water-and-ice=plumbed'],
            ['Tank', '', 'water-and-ice=tank'],
          ],
        }),
      ],
      links: [
        plain('Will the garage be too cold for it?', '/blog/garage-freezers-in-winter'),
        plain('All refrigeration', '/refrigeration/all'),
        ...everywhere,
      ],
    },
  },
  {
    id: 'departmentCooking',
    type: 'department',
    metadata: { concepts: ['cooking'] },
    fields: {
      label: 'Cooking',
      path: '/cooking',
      shortcuts: [
        shortcuts({
          label: 'Range cookers by width',
          category: 'range-cookers',
          links: [
            ['900', 'mm', 'width=..900'],
            ['1000', 'mm', 'width=901..1000'],
            ['1100', 'mm', 'width=1001..1100'],
          ],
        }),
        shortcuts({
          label: 'Ovens by cleaning',
          category: 'built-in-ovens',
          links: [
            ['Pyrolytic', '', 'cleaning=pyrolytic'],
            ['Catalytic', '', 'cleaning=catalytic'],
          ],
        }),
      ],
      links: [
        plain('Will your cooker circuit take the hob?', '/blog/induction-will-my-electrics-cope'),
        plain('All cooking', '/cooking/all'),
        ...everywhere,
      ],
    },
  },
  {
    id: 'departmentExtraction',
    type: 'department',
    metadata: { concepts: ['extraction'] },
    fields: {
      label: 'Extraction',
      path: '/extraction',
      shortcuts: [
        shortcuts({
          label: 'Hoods by width',
          category: 'cooker-hoods',
          links: [
            ['600', 'mm', 'width=..600'],
            ['900', 'mm', 'width=601..900'],
          ],
        }),
      ],
      links: [
        plain('How high a hood hangs', '/buying-guides/hoods'),
        plain('All extraction', '/extraction/all'),
        ...everywhere,
      ],
    },
  },
  {
    id: 'departmentDishwashing',
    type: 'department',
    metadata: { concepts: ['dishwashing'] },
    fields: {
      label: 'Dishwashing',
      path: '/dishwashing',
      shortcuts: [
        shortcuts({
          label: 'Dishwashers by cutlery',
          category: 'dishwashers',
          links: [
            ['Tray', '', 'cutlery=tray'],
            ['Basket', '', 'cutlery=basket'],
          ],
        }),
      ],
      links: [
        plain('Tall tubs: who needs one', '/blog/tall-tub-dishwashers'),
        plain('All dishwashing', '/dishwashing/all'),
        ...everywhere,
      ],
    },
  },
  {
    id: 'departmentSinks',
    type: 'department',
    metadata: { concepts: ['sinksAndTaps'] },
    fields: {
      label: 'Sinks & taps',
      path: '/sinks-and-taps',
      shortcuts: [
        shortcuts({
          label: 'Sinks by bowls',
          category: 'sinks',
          links: [
            ['1', 'bowl', 'bowls=1'],
            ['1.5', 'bowls', 'bowls=1.5'],
            ['2', 'bowls', 'bowls=2'],
          ],
        }),
      ],
      links: [
        plain('Boiling taps: the cost of a cup', '/blog/boiling-taps-cost-per-cup'),
        plain('All sinks and taps', '/sinks-and-taps/all'),
        ...everywhere,
      ],
    },
  },
  {
    id: 'departmentSmall',
    type: 'department',
    metadata: { concepts: ['smallAppliances'] },
    fields: {
      label: 'Small appliances',
      path: '/small-appliances',
      shortcuts: [
        shortcuts({
          label: 'Toasters by slots',
          category: 'toasters',
          links: [
            ['2', 'slots', 'slots=2'],
            ['4', 'slots', 'slots=4'],
          ],
        }),
      ],
      links: [
        plain('Bars of pressure, and why nine is enough', '/buying-guides/coffee'),
        plain('All small appliances', '/small-appliances/all'),
        ...everywhere,
      ],
    },
  },
  {
    id: 'departmentFloorcare',
    type: 'department',
    metadata: { concepts: ['floorcareAndAir'] },
    fields: {
      label: 'Floorcare & air',
      path: '/floorcare-and-air',
      shortcuts: [
        shortcuts({
          label: 'Vacuums',
          category: 'vacuum-cleaners',
          links: [
            ['Cordless', '', 'cordless=yes'],
            ['Corded', '', 'cordless=no'],
          ],
        }),
      ],
      links: [
        plain('Drying indoors without mould', '/blog/drying-indoors-without-mould'),
        plain('All floorcare and air', '/floorcare-and-air/all'),
        ...everywhere,
      ],
    },
  },
];
