/** Tags that editors give to entries. */
export const tags = [
  { id: 'everyPage', name: 'Every page' },
  { id: 'delivery', name: 'Delivery' },
  { id: 'energy', name: 'Energy' },
  { id: 'guide', name: 'Guide' },
  { id: 'trade', name: 'Trade' },
];

/** Taxonomy concepts: the departments and their subdivisions. */
export const concepts: { id: string; label: string; broader: string | null }[] = [
  { id: 'laundry', label: 'Laundry', broader: null },
  { id: 'washing', label: 'Washing', broader: 'laundry' },
  { id: 'drying', label: 'Drying', broader: 'laundry' },
  { id: 'refrigeration', label: 'Refrigeration', broader: null },
  { id: 'wine', label: 'Wine & drinks', broader: 'refrigeration' },
  { id: 'cooking', label: 'Cooking', broader: null },
  { id: 'ovens', label: 'Ovens', broader: 'cooking' },
  { id: 'hobs', label: 'Hobs', broader: 'cooking' },
  { id: 'extraction', label: 'Extraction', broader: null },
  { id: 'dishwashing', label: 'Dishwashing', broader: null },
  { id: 'sinksAndTaps', label: 'Sinks & taps', broader: null },
  { id: 'smallAppliances', label: 'Small appliances', broader: null },
  { id: 'floorcareAndAir', label: 'Floorcare & air', broader: null },
  { id: 'sparesAndServices', label: 'Spares & services', broader: null },
];

export const scheme = {
  id: 'departments',
  label: 'Departments',
  definition: 'What the shop sells, as its menu has it.',
};
