const CHILDREN = 'Keep children under eight away unless they are supervised.';
const PLUGGED = 'Plug it straight into an earthed wall socket, never into an extension lead.';
const cold = `${PLUGGED} Contains flammable refrigerant: keep its openings clear and do not pierce it. Do not store aerosols in it.`;
const oven = `Surfaces and the door get hot. ${CHILDREN} Do not leave anything in it that can burn. To be connected by a competent person.`;
const washer = `${PLUGGED} ${CHILDREN} Keep small children and pets away from the open drum. Remove the transit bolts before first use.`;
const worktop = `Gets hot. ${CHILDREN} Keep the cord away from the edge, and never put the base in water.`;
const blades = `Sharp blades: unplug it before you touch them. ${CHILDREN}`;
const air = `${PLUGGED} Do not cover any opening, and do not use it in a bathroom.`;

/** The maker's safety warnings by kind of the demo catalogue. Other kinds have none. */
export const WARNINGS: Readonly<Record<string, string>> = {
  'washing-machine': washer,
  'washer-dryer': washer,
  'tumble-dryer': `${PLUGGED} ${CHILDREN} Empty the fluff filter after every load. Do not dry anything with oil, wax or foam rubber in it.`,
  dishwasher: `${PLUGGED} ${CHILDREN} Put knives in with the points down. Leave the door shut: people trip over it.`,
  fridge: cold,
  'fridge-freezer': cold,
  'american-fridge': `${cold} Heavy: it can tip if it is not fastened or level.`,
  freezer: cold,
  'wine-cooler': cold,
  'drinks-cooler': cold,
  'single-oven': oven,
  'double-oven': oven,
  'compact-oven': oven,
  cooker: `${oven} Fasten it to the wall so that it cannot tip.`,
  'range-cooker': `${oven} Fasten it so that it cannot tip.`,
  hob: 'Do not leave hot fat unattended. Zones stay hot after they are off. If the glass cracks, switch it off at the wall. To be connected by a competent person.',
  hood: 'Do not flambé under it. Fat in a filter can catch fire: clean it as the booklet says. Gas appliances in the room need a supply of air from outside.',
  microwave: `Do not heat sealed containers. Liquids can boil over suddenly, even after heating. ${CHILDREN}`,
  'warming-drawer': `Gets hot inside. ${CHILDREN}`,
  'boiling-tap': 'Gives boiling water at once: keep children away and keep your hands out of the stream.',
  disposer: 'Keep hands and cutlery out of it. Switch it off at the wall before you clear it.',
  coffee: `Hot water and steam. ${CHILDREN} Let it cool before you open or descale it.`,
  kettle: worktop,
  toaster: `Bread can burn: do not use it under anything that can catch fire. ${worktop}`,
  'breakfast-set': worktop,
  'air-fryer': worktop,
  'slow-cooker': worktop,
  'bread-maker': worktop,
  'stand-mixer': `Keep fingers, hair and sleeves out while it turns. ${CHILDREN}`,
  blender: blades,
  processor: blades,
  vacuum: 'Not for liquids or hot ash. Charge the battery only with its own charger.',
  dehumidifier: air,
  purifier: air,
  cooling: air,
  'steam-cabinet': `${PLUGGED} Hot steam: wait until it says that it has finished. ${CHILDREN}`,
  'stacking-kit': 'To be fitted by two people. Use it only with the machines it is made for.',
  'hood-filter': 'Not for hoods above an open fire.',
  care: 'Keep it out of reach of children and in its own packaging.',
};
