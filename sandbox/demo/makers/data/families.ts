/** What a manual says about a family of appliances. `wrong` pairs each symptom with its remedy. */
export type Family = {
  first: readonly string[];
  care: readonly string[];
  wrong: readonly (readonly [seen: string, what: string])[];
};

const cold: Family = {
  first: [
    'Let it stand upright for four hours before you switch it on: the oil in the compressor has to run back.',
    'Leave the gaps that are given under Figures. A cabinet that cannot breathe uses more and lasts less.',
    'Set 4 °C in the fridge and −18 °C in the freezer, and put food in after a day.',
  ],
  care: [
    'Wipe the door seal with warm water every three months. A sheet of paper shut in the door must not slip out.',
    'Clear the drain at the back of the fridge with the stick that is clipped beside it.',
    'Brush the dust from the back, or from behind the plinth, once a year with the plug out.',
  ],
  wrong: [
    [
      'It is not cold enough',
      'See that the door shuts, that nothing touches the back wall, and that the room is not colder than the climate class allows.',
    ],
    ['Water in the bottom of the fridge', 'The drain at the back is blocked. Clear it.'],
    ['It clicks and gurgles', 'That is the refrigerant, and as it should be.'],
  ],
};

const oven: Family = {
  first: [
    'Take out all shelves and film, and heat the empty oven at 250 °C for an hour with a window open.',
    'Wash shelves and trays in warm soapy water.',
    'It has to be connected by a competent person: an electrician, or for gas somebody on the Gas Safe Register.',
  ],
  care: [
    'Wipe the cavity while it is warm, not hot. Keep scrapers and abrasives off the glass and the enamel.',
    'The door lifts off its hinges with both catches open; the glass slides out from the top.',
    'Wipe out crumbs and fat before a cleaning programme: what burns in it smokes.',
  ],
  wrong: [
    [
      'It does not heat',
      'Set the clock: many ovens wait for it after a power cut. Then look at the breaker.',
    ],
    [
      'The light is out',
      'Turn the cover to the left with the plug or breaker off, and change the lamp for one made for ovens.',
    ],
    ['Steam comes out at the top of the door', 'That is where it is meant to leave.'],
  ],
};

const worktop: Family = {
  first: [
    'Take off all film and wash what touches food in warm soapy water.',
    'Run it once without food, or with water alone, and throw that away.',
    'Keep a hand’s width free behind and above it while it works.',
  ],
  care: [
    'Pull the plug and let it cool before you clean it. The base never goes under water.',
    'Descale what boils water every two months in a hard water area, with citric acid or the maker’s own.',
    'What is marked with a plate and drops goes in the dishwasher, upper basket.',
  ],
  wrong: [
    ['Nothing happens', 'See that the lid or bowl is locked in place: a switch below it has to close.'],
    ['It stops by itself', 'It protects its motor or its element. Let it cool for twenty minutes.'],
    ['It smells when new', 'A little, the first few times. After a week it should not.'],
  ],
};

/** Families of appliances that have a manual. */
export const FAMILIES = {
  cold,
  oven,
  worktop,
  wash: {
    first: [
      'Take out the transit bolts at the back and keep them: a machine moved without them is damaged.',
      'Level it with a spirit level on the lid, then tighten the lock nuts. Most noise is a foot in the air.',
      'Run cotton at 60 °C once without laundry and with a spoon of detergent.',
    ],
    care: [
      'Leave the door and the drawer ajar after a wash.',
      'Run 60 °C or hotter once a month: cool washes alone let a film grow.',
      'Empty the filter behind the flap at the foot every three months. Lay a towel down first.',
    ],
    wrong: [
      [
        'It does not fill',
        'Open the tap, straighten the hose, and rinse the sieve where the hose joins the machine.',
      ],
      ['It does not drain', 'Clean the filter at the foot. Look for a sock in the hose.'],
      [
        'It walks or bangs',
        'Are the transit bolts out? Then level it, and do not wash one heavy thing alone.',
      ],
    ],
  },
  dry: {
    first: [
      'Let it stand upright for four hours before you switch it on.',
      'Level it, and leave the grille at the front free.',
      'Dry an old towel first: it takes the dust of the works with it.',
    ],
    care: [
      'Empty the fluff filter after every load and the water after every other, unless it is plumbed in.',
      'Wipe the two sensor strips inside the drum with vinegar once a month.',
      'Brush the lower filter or the heat exchanger every ten loads, where there is one to reach.',
    ],
    wrong: [
      ['It takes for ever', 'Clean both filters. Dry things of one thickness together.'],
      ['It stops with laundry damp', 'Wipe the sensor strips and choose “extra dry”.'],
      ['Water below it', 'Push the container in until it clicks.'],
    ],
  },
  dishes: {
    first: [
      'Fill the salt with a litre of water once, then with salt to the rim, and start a wash at once.',
      'Set the hardness of your water: your supplier’s website gives it by postcode.',
      'Fill the rinse aid, and set it to three.',
    ],
    care: [
      'Rinse the filter in the floor every week.',
      'Take the spray arms off twice a year and shake out the seeds.',
      'Wipe the lower edge of the door: no water gets there.',
    ],
    wrong: [
      [
        'Glasses are cloudy',
        'If vinegar takes it off, set the water harder. If not, the glass is worn; use less detergent.',
      ],
      ['Plates stay wet', 'Plastic always does. For the rest, more rinse aid.'],
      ['It does not drain', 'Clean the filter, then look whether the sink’s trap is clear.'],
    ],
  },
  hob: {
    first: [
      'It has to be connected by a competent person: an electrician, or for gas somebody on the Gas Safe Register.',
      'Wipe it with a damp cloth. Try a magnet on your pans if it is induction: it has to hold.',
      'Set the lock, and learn how to take it off again.',
    ],
    care: [
      'Take sugar off while it is hot, with a scraper. Everything else can wait until it is cold.',
      'Burner caps go in warm soapy water; dry them well before they go back.',
      'No steam cleaner.',
    ],
    wrong: [
      ['A zone will not start', 'The pan is too small, or not magnetic, or the lock is on.'],
      ['It hums', 'Thin pans sing on induction. A heavier one is quiet.'],
      ['A burner will not light', 'Dry the spark and the cap, and seat the cap flat.'],
    ],
  },
  hood: {
    first: [
      'Mount it 65 cm above a gas hob, 55 above any other, or as the drawing says.',
      'Use duct of the width given under Figures, with as few bends as can be.',
      'With a fire in the same room that needs air, have somebody competent look at both.',
    ],
    care: [
      'Wash metal filters in the dishwasher every month, standing.',
      'Change charcoal after four months of daily cooking.',
      'Switch it on five minutes before you cook and leave it on ten after.',
    ],
    wrong: [
      ['It roars and draws little', 'The filter is full, or the flap in the duct is stuck.'],
      ['It drips', 'Cold air condenses in the duct. Insulate it where it crosses the loft.'],
    ],
  },
  tap: {
    first: [
      'Have it plumbed to the cold main, with its valve where a hand can reach.',
      'Fill and empty the tank three times before you drink from it.',
      'Set the child lock, and show everybody in the house how it works.',
    ],
    care: [
      'Change the filter twice a year; the tap counts the months for you.',
      'Descale the tank once a year where water is hard.',
      'Going away for a week: switch the tank off and close the valve.',
    ],
    wrong: [
      ['It spits', 'A little steam is right. Much of it: turn the tank down by two degrees.'],
      ['It drips after use', 'The water in the tank expands as it heats. That stops by itself.'],
    ],
  },
  coffee: {
    first: [
      'Rinse the tank and run two cups without coffee.',
      'Set the hardness of your water, so that it asks for descaling in time.',
      'Start with the grinder in the middle. Finer for slower, coarser for faster, one step a cup.',
    ],
    care: [
      'Rinse everything that milk has touched the same day.',
      'Take the brewing group out once a week and hold it under the tap, without soap.',
      'Descale when it asks, with the maker’s own or with citric acid.',
    ],
    wrong: [
      ['It runs thin and fast', 'Grind finer, or give more coffee.'],
      ['No foam', 'Clean the nozzle with the needle, and use milk from the fridge.'],
    ],
  },
  floor: {
    first: [
      'Charge it fully once before the first use, or unroll the cable to the yellow mark.',
      'Keep the filter in: without it the motor is gone in an hour.',
      'Choose the lower power on carpet if the head holds on too hard.',
    ],
    care: [
      'Empty the bin at the mark, not when it is full.',
      'Wash filters that may be washed every month and let them dry for a day.',
      'Cut hair off the brush with the groove along it.',
    ],
    wrong: [
      ['It draws little', 'Look through the tube against the light, then at the filter.'],
      ['It stops after a minute', 'It is too hot: something blocks it. Clear it and wait half an hour.'],
      ['The battery fades', 'After four or five years it does. It can be changed with one screw.'],
    ],
  },
  air: {
    first: [
      'Let it stand upright for two hours before you switch it on.',
      'Stand it where air can go in and out, a hand’s width from the wall.',
      'Shut doors and windows of the room that it is for.',
    ],
    care: [
      'Vacuum the grille every two weeks while it is in use.',
      'Empty and rinse the tank, and leave it dry when you put it away.',
      'Change the filter when the light says so.',
    ],
    wrong: [
      ['It runs and does nothing', 'The room is too cold, or the aim is reached already.'],
      ['It drips', 'Seat the tank, or see that the hose falls all the way.'],
    ],
  },
} satisfies Record<string, Family>;

/** Family by kind of the catalogue. Parts, sinks and care products have no manual. */
export const FAMILY_OF: Readonly<Record<string, keyof typeof FAMILIES>> = {
  'washing-machine': 'wash',
  'washer-dryer': 'wash',
  'tumble-dryer': 'dry',
  dishwasher: 'dishes',
  fridge: 'cold',
  'fridge-freezer': 'cold',
  freezer: 'cold',
  'american-fridge': 'cold',
  'wine-cooler': 'cold',
  'drinks-cooler': 'cold',
  'single-oven': 'oven',
  'double-oven': 'oven',
  'compact-oven': 'oven',
  cooker: 'oven',
  'range-cooker': 'oven',
  microwave: 'worktop',
  hob: 'hob',
  hood: 'hood',
  'boiling-tap': 'tap',
  coffee: 'coffee',
  vacuum: 'floor',
  dehumidifier: 'air',
  purifier: 'air',
  cooling: 'air',
  kettle: 'worktop',
  toaster: 'worktop',
  'breakfast-set': 'worktop',
  'stand-mixer': 'worktop',
  blender: 'worktop',
  processor: 'worktop',
  'air-fryer': 'worktop',
  'slow-cooker': 'worktop',
  'bread-maker': 'worktop',
};
