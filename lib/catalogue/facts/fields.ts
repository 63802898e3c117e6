/** Custom fields that contain a number in one unit, by the name of the fact. */
export const AMOUNTS = {
  widthMm: ['Width', 'mm'],
  heightMm: ['Height', 'mm'],
  /** With the feet or the chimney fully extended. */
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
  /** Internal diameter of a hose. */
  boreMm: ['Bore', 'mm'],
  /** Including packaging. */
  weightKg: ['Weight', 'kg'],
  /** Angle from upright. */
  mayTiltDegrees: ['May tilt', '°'],
  noiseDb: ['Noise', 'dB'],
  airflowM3h: ['Extraction rate', 'm³/h'],
  totalPowerKw: ['Total power', 'kW'],
  ratedPowerW: ['Rated power', 'W'],
  litresACycle: ['Water per cycle', 'L'],
  /** Per piece. */
  contentsMl: ['Contents', 'ml'],
  contentsG: ['Contents', 'g'],
  piecesInPack: ['Pieces in the pack', ''],
  guaranteeYears: ['Guarantee', 'years'],
  sparesYears: ['Spare parts', 'years'],
  termYears: ['Term', 'years'],
  doors: ['Doors', ''],
} as const satisfies Readonly<Record<string, readonly [field: string, unit: string]>>;

/** Custom fields that contain `560–568 mm` or `560 mm`. */
export const RANGES = {
  nicheWidthMm: 'Niche width',
  nicheHeightMm: 'Niche height',
  nicheDepthMm: 'Niche depth',
  aboveHobMm: 'Height above hob',
  /** Of the appliances that a stacking kit joins. */
  fitsDepthMm: 'Fits depth',
} as const;

/** Custom fields that contain `Yes` or `No`. */
export const FLAGS = {
  mayLie: 'May lie',
  hingeReversible: 'Hinge reversible',
  lpgReady: 'LPG ready',
  isDiscontinued: 'Discontinued',
  isSmart: 'Smart',
  isFrostFree: 'Frost free',
  hasSteam: 'Steam',
} as const;

/** Custom fields that contain one of several words, with the value for each word. */
export const CHOICES = {
  hinge: ['Hinge', { Left: 'left', Right: 'right', Both: 'both' }],
  fuel: ['Fuel', { Electric: 'electric', Induction: 'electric', Gas: 'gas', 'Dual fuel': 'dual fuel' }],
  hob: ['Hob type', { Gas: 'gas', Induction: 'electric', Ceramic: 'electric', 'Solid plate': 'electric' }],
  dryer: ['Dryer type', { 'Heat pump': 'heat pump', Condenser: 'condenser', Vented: 'vented' }],
  /**
   * Whether the maker requires or advises the air gaps at the sides and above; they are advice if that is not stated.
   */
  airGaps: ['Air gaps', { Required: 'required', Advised: 'advised' }],
  /** When the work in the home is done. */
  visit: ['Visit', { 'With the delivery': 'with the delivery', 'Own appointment': 'appointment' }],
  /** Whose products a part fits. */
  fitsMakers: ['Fits brands', { 'Own brand only': 'own', 'Most makers': 'most' }],
  /** How an oven is cleaned, if that rules out cleaning products for other ovens. */
  cleaning: ['Cleaning', { Pyrolytic: 'by heat' }],
  /** Where a hood is installed, if not on the wall above the hob. */
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

/** Custom fields that are kept as they are. */
export const NAMES = {
  model: 'Model',
  range: 'Range',
  colour: 'Colour',
  colourCode: 'Colour code',
  /** Kinds of product that a part or pack is made for, separated by commas. */
  fitsTypes: 'Fits type',
  usedOn: 'Used on',
  discontinuedSince: 'Discontinued since',
  notDeliveredTo: 'Not delivered to',
  /** `SN-T`, from the coldest to the warmest class. */
  climateClass: 'Climate class',
  /** Last day of security updates, as `2031-12-31`. */
  secureUntil: 'Security updates until',
  signalWord: 'Signal word',
  /** Codes such as `H315, H318`; `None` if the product is not classified. */
  hazards: 'Hazard statements',
  precautions: 'Precautionary statements',
  pictograms: 'Hazard pictograms',
} as const;
