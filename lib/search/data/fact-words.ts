/** What a fact is called by those who look for it. */
export const FACT_WORDS: readonly { name: string; value: RegExp; words: readonly string[] }[] = [
  {
    name: 'Energy class',
    value: /^A of A–G/,
    words: ['a rated', 'energy efficient', 'eco low energy cheap to run'],
  },
  { name: 'Energy class', value: /^A\+{2,3} of/, words: ['energy efficient', 'eco low energy cheap to run'] },
  { name: 'Dryer type', value: /Heat pump/, words: ['energy efficient', 'eco low energy cheap to run'] },
  {
    name: 'Frost free',
    value: /^Yes/,
    words: ['frost free', 'frostfree no frost', 'no ice build up', 'icing up defrost'],
  },
  { name: 'Water and ice', value: /Tank|None/, words: ['no plumbing', 'non plumbed unplumbed'] },
  {
    name: 'Water and ice',
    value: /Tank|Plumbed/,
    words: ['ice and water dispenser', 'ice maker cold water'],
  },
  { name: 'Garage safe', value: /°C/, words: ['garage shed outbuilding outhouse'] },
  { name: 'Built-in extraction', value: /^Yes/, words: ['with extractor', 'extraction downdraft venting'] },
  { name: 'Plug', value: /^13 A/, words: ['plug in', 'plugs in', '13 amp', '13a'] },
  { name: 'Steam', value: /^Yes/, words: ['steam'] },
  { name: 'Smart', value: /^Yes/, words: ['smart wifi app connected internet'] },
  { name: 'Quick wash', value: /\d/, words: ['quick wash', 'fast short programme'] },
  { name: 'Cutlery', value: /Tray|Both/, words: ['cutlery tray', 'third rack'] },
  { name: 'Cutlery', value: /Basket|Both/, words: ['cutlery basket'] },
  { name: 'Pet tool', value: /^Yes/, words: ['pet hair pets dog cat'] },
  { name: 'Bagged', value: /^No/, words: ['bagless', 'no bag'] },
  { name: 'Bagged', value: /^Yes/, words: ['bagged', 'with bag'] },
  { name: 'Cordless', value: /^Yes/, words: ['cordless stick battery'] },
  { name: 'Cleaning', value: /Pyrolytic/, words: ['self cleaning', 'pyro'] },
  { name: 'Mount', value: /Island|Ceiling/, words: ['island ceiling'] },
  { name: 'Recirculating', value: /^Yes/, words: ['no vent', 'no outside wall', 'recirculation'] },
  { name: 'Child lock', value: /^Yes/, words: ['child lock', 'child safe'] },
  { name: 'Hinge reversible', value: /^Yes/, words: ['reversible door', 'left hand door'] },
  { name: 'Works down to', value: /°C/, words: ['cold room garage'] },
  { name: 'Laundry mode', value: /^Yes/, words: ['dry washing clothes indoors'] },
  { name: 'Filter', value: /HEPA/, words: ['hepa allergy'] },
];

/** Up to here a kind of appliance counts as quiet: about the quietest third of those that are sold. */
export const QUIET_LIMITS: readonly { type: RegExp; dB: number }[] = [
  { type: /washing machine|washer dryer/i, dB: 72 },
  { type: /dishwasher/i, dB: 44 },
  { type: /fridge|freezer|cooler/i, dB: 38 },
  { type: /tumble dryer/i, dB: 62 },
  { type: /hood/i, dB: 58 },
  { type: /vacuum/i, dB: 70 },
  { type: /dehumidifier|purifier|air/i, dB: 45 },
  { type: /kettle/i, dB: 60 },
];
