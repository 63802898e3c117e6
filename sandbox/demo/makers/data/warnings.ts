const CHILDREN = 'Not for children under eight without somebody watching.';
const PLUGGED = 'Plug it straight into an earthed wall socket, never into an extension lead.';
const cold = `${PLUGGED} Contains flammable refrigerant: keep its openings clear and do not pierce it. Keep no aerosols in it.`;
const oven = `Surfaces and the door get hot. ${CHILDREN} Leave nothing in it that can burn. To be connected by a competent person.`;
const washer = `${PLUGGED} ${CHILDREN} Keep small children and pets away from the open drum. Take out the bolts that hold the drum on its way.`;
const worktop = `Gets hot. ${CHILDREN} Keep the cord away from the edge, and never put the base in water.`;
const blades = `Sharp blades: pull the plug before you touch them. ${CHILDREN}`;
const air = `${PLUGGED} Cover no opening, and do not use it in a bathroom.`;

/** The maker's safety warnings by kind of the demo catalogue. Other kinds have none. */
export const WARNINGS: Readonly<Record<string, string>> = {
  'washing-machine': washer,
  'washer-dryer': washer,
  'tumble-dryer': `${PLUGGED} ${CHILDREN} Empty the fluff filter after every load. Dry nothing with oil, wax or foam rubber in it.`,
  dishwasher: `${PLUGGED} ${CHILDREN} Put knives in with the points down. Leave the door shut: people trip over it.`,
  fridge: cold,
  'fridge-freezer': cold,
  'american-fridge': `${cold} Heavy: it tips where it is not fastened or levelled.`,
  freezer: cold,
  'wine-cooler': cold,
  'drinks-cooler': cold,
  'single-oven': oven,
  'double-oven': oven,
  'compact-oven': oven,
  cooker: `${oven} Fasten it to the wall so that it cannot tip.`,
  'range-cooker': `${oven} Fasten it so that it cannot tip.`,
  hob: 'Do not leave fat on the heat alone. Zones stay hot after they are off. Cracked glass: switch it off at the wall. To be connected by a competent person.',
  hood: 'Do not flame food below it. Fat in a filter burns: clean it as the booklet says. Air for gas appliances in the room has to come in from outside.',
  microwave: `Heat nothing in shut containers. Liquids boil over late. ${CHILDREN}`,
  'warming-drawer': `Gets hot inside. ${CHILDREN}`,
  'boiling-tap': 'Gives boiling water at once: keep children away and hold the cup, not the stream.',
  disposer: 'Keep hands and cutlery out of it. Switch it off at the wall before you clear it.',
  coffee: `Hot water and steam. ${CHILDREN} Let it cool before you open or descale it.`,
  kettle: worktop,
  toaster: `Bread can burn: use it below nothing that can catch fire. ${worktop}`,
  'breakfast-set': worktop,
  'air-fryer': worktop,
  'slow-cooker': worktop,
  'bread-maker': worktop,
  'stand-mixer': `Keep fingers, hair and sleeves out while it turns. ${CHILDREN}`,
  blender: blades,
  processor: blades,
  vacuum: 'Not for liquids or hot ash. Charge its battery with its own charger alone.',
  dehumidifier: air,
  purifier: air,
  cooling: air,
  'steam-cabinet': `${PLUGGED} Hot steam: wait until it says that it is done. ${CHILDREN}`,
  'stacking-kit': 'To be fitted by two people. Only for the machines that it is made for.',
  'hood-filter': 'Not for hoods above an open fire.',
  care: 'Keep it out of the reach of children and in its own packing.',
};
