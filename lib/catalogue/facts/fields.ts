/** The custom fields that hold one number of one unit, by what they become. */
export const AMOUNTS = {
  widthMm: ['Width', 'mm'],
  heightMm: ['Height', 'mm'],
  /** With the feet, or the chimney, at their longest. */
  heightMaxMm: ['Height max', 'mm'],
  /** Of the body, without door and handle. */
  depthMm: ['Depth', 'mm'],
  depthWithDoorMm: ['Depth with door', 'mm'],
  depthDoorOpenMm: ['Depth door open', 'mm'],
  depthWithoutDoorsMm: ['Depth without doors', 'mm'],
  widthDoorsOpenMm: ['Width doors open', 'mm'],
  packedWidthMm: ['Packed width', 'mm'],
  packedDepthMm: ['Packed depth', 'mm'],
  packedHeightMm: ['Packed height', 'mm'],
  airLeftMm: ['Gap left', 'mm'],
  airRightMm: ['Gap right', 'mm'],
  airTopMm: ['Gap top', 'mm'],
  airRearMm: ['Gap rear', 'mm'],
  hoseRearMm: ['Hose rear', 'mm'],
  hingeWallMm: ['Hinge wall gap', 'mm'],
  cutOutWidthMm: ['Cut-out width', 'mm'],
  cutOutDepthMm: ['Cut-out depth', 'mm'],
  belowWorktopMm: ['Below worktop', 'mm'],
  ductMm: ['Duct', 'mm'],
  /** Of a hose, inside. */
  boreMm: ['Bore', 'mm'],
  /** Packed. */
  weightKg: ['Weight', 'kg'],
  /** From upright. */
  mayTiltDegrees: ['May tilt', '°'],
  noiseDb: ['Noise', 'dB'],
  airflowM3h: ['Extraction rate', 'm³/h'],
  totalPowerKw: ['Total power', 'kW'],
  ratedPowerW: ['Rated power', 'W'],
  litresACycle: ['Water per cycle', 'L'],
  /** Of one piece. */
  contentsMl: ['Contents', 'ml'],
  contentsG: ['Contents', 'g'],
  piecesInPack: ['Pieces in the pack', ''],
  guaranteeYears: ['Guarantee', 'years'],
  sparesYears: ['Spare parts', 'years'],
  termYears: ['Term', 'years'],
  doors: ['Doors', ''],
} as const satisfies Readonly<Record<string, readonly [field: string, unit: string]>>;

/** Those that hold `560–568 mm` or `560 mm`. */
export const RANGES = {
  nicheWidthMm: 'Niche width',
  nicheHeightMm: 'Niche height',
  nicheDepthMm: 'Niche depth',
  aboveHobMm: 'Height above hob',
  /** Of what a stacking kit joins. */
  fitsDepthMm: 'Fits depth',
} as const;

/** Those that hold `Yes` or `No`. */
export const FLAGS = {
  mayLie: 'May lie',
  hingeReversible: 'Hinge reversible',
  lpgReady: 'LPG ready',
  isDiscontinued: 'Discontinued',
  isSmart: 'Smart',
  isFrostFree: 'Frost free',
  hasSteam: 'Steam',
} as const;

/** Those that hold one of some words, by what each word becomes. */
export const CHOICES = {
  hinge: ['Hinge', { Left: 'left', Right: 'right', Both: 'both' }],
  fuel: ['Fuel', { Electric: 'electric', Induction: 'electric', Gas: 'gas', 'Dual fuel': 'dual fuel' }],
  hob: ['Hob type', { Gas: 'gas', Induction: 'electric', Ceramic: 'electric', 'Solid plate': 'electric' }],
  dryer: ['Dryer type', { 'Heat pump': 'heat pump', Condenser: 'condenser', Vented: 'vented' }],
  /** Whether what the maker says of air at the sides and above is a condition; advice where that is not stated. */
  airGaps: ['Air gaps', { Required: 'required', Advised: 'advised' }],
  /** When work in the house is done. */
  visit: ['Visit', { 'With the delivery': 'with the delivery', 'Own appointment': 'appointment' }],
  /** Whose goods a part goes with. */
  fitsMakers: ['Fits brands', { 'Own brand only': 'own', 'Most makers': 'most' }],
  /** How an oven is cleaned, where that rules out what others are cleaned with. */
  cleaning: ['Cleaning', { Pyrolytic: 'by heat' }],
  /** Where a hood is built in, where that is not the wall over what cooks. */
  mount: ['Mount', { Downdraft: 'worktop', Ceiling: 'ceiling' }],
  ice: ['Water and ice', { Plumbed: 'plumbed', Tank: 'tank' }],
  installation: [
    'Installation',
    {
      Freestanding: 'freestanding',
      'Under-counter': 'freestanding',
      'Built-in': 'built-in',
      Integrated: 'integrated',
      Countertop: 'worktop',
      Worktop: 'worktop',
      'Table-top': 'worktop',
    },
  ],
} as const satisfies Readonly<Record<string, readonly [field: string, Readonly<Record<string, string>>]>>;

/** Those that are kept word for word. */
export const NAMES = {
  model: 'Model',
  range: 'Range',
  colour: 'Colour',
  colourCode: 'Colour code',
  /** The sorts of goods that a part or a pack is made for, set apart by commas. */
  fitsTypes: 'Fits type',
  usedOn: 'Used on',
  discontinuedSince: 'Discontinued since',
  notDeliveredTo: 'Not delivered to',
  /** As `SN-T`, from the coldest to the warmest. */
  climateClass: 'Climate class',
  /** The last day on which security updates come, as `2031-12-31`. */
  secureUntil: 'Security updates until',
  signalWord: 'Signal word',
  /** Codes such as `H315, H318`; `None` of what was not classified. */
  hazards: 'Hazard statements',
  precautions: 'Precautionary statements',
  pictograms: 'Hazard pictograms',
} as const;
