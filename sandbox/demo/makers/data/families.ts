/** What a manual says about a family of appliances. `wrong` pairs each symptom with its remedy. */
export type Family = {
  first: readonly string[];
  care: readonly string[];
  wrong: readonly (readonly [seen: string, what: string])[];
};

const cold: Family = {
  first: [
    'Let it stand upright for four hours before you switch it on: the oil has to run back into the compressor.',
    'Leave the gaps that are given under Figures. Without enough air it uses more electricity and wears out sooner.',
    'Set 4 °C in the fridge and −18 °C in the freezer, and wait a day before you put food in.',
  ],
  care: [
    'Wipe the door seal with warm water every three months. A sheet of paper shut in the door should not slip out.',
    'Clear the drain at the back of the fridge with the stick that is clipped beside it.',
    'Brush the dust from the back, or from behind the plinth, once a year after unplugging it.',
  ],
  wrong: [
    [
      'It is not cold enough',
      'Check that the door shuts, that nothing touches the back wall, and that the room is not colder than the climate class allows.',
    ],
    ['Water in the bottom of the fridge', 'The drain at the back is blocked. Clear it.'],
    ['It clicks and gurgles', 'That is the refrigerant, and quite normal.'],
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
    'Wipe out crumbs and fat before a cleaning programme, or they will smoke.',
  ],
  wrong: [
    [
      'It does not heat',
      'Set the clock: many ovens wait for it after a power cut. Then check the circuit breaker.',
    ],
    [
      'The light does not work',
      'Switch the oven off at the plug or breaker, turn the cover to the left, and fit a new lamp made for ovens.',
    ],
    ['Steam comes out at the top of the door', 'That is where it is meant to come out.'],
  ],
};

const worktop: Family = {
  first: [
    'Take off all film and wash what touches food in warm soapy water.',
    'Run it once empty, or with just water, and pour the water away.',
    'Keep a hand’s width free behind and above it while it is on.',
  ],
  care: [
    'Unplug it and let it cool before you clean it. Never put the base in water.',
    'In a hard-water area, descale anything that boils water every two months, with citric acid or the maker’s own descaler.',
    'Parts marked with a plate and drops can go in the upper basket of the dishwasher.',
  ],
  wrong: [
    ['Nothing happens', 'Check that the lid or bowl is locked in place: there is a safety switch below it.'],
    [
      'It stops by itself',
      'The cut-out is protecting the motor or the element. Let it cool for twenty minutes.',
    ],
    ['It smells when new', 'A slight smell is normal the first few times. It should be gone after a week.'],
  ],
};

/** Families of appliances that have a manual. */
export const FAMILIES = {
  cold,
  oven,
  worktop,
  wash: {
    first: [
      'Take out the transit bolts at the back and keep them: moving the machine without them damages it.',
      'Level it with a spirit level on the lid, then tighten the lock nuts. Most noise comes from a foot that is off the floor.',
      'Run cotton at 60 °C once without laundry, with a spoonful of detergent.',
    ],
    care: [
      'Leave the door and the drawer ajar after a wash.',
      'Run a wash at 60 °C or hotter once a month: with cool washes alone, a slimy film builds up.',
      'Empty the filter behind the flap at the bottom every three months. Lay a towel down first.',
    ],
    wrong: [
      [
        'It does not fill',
        'Open the tap, straighten the hose, and rinse the sieve where the hose joins the machine.',
      ],
      ['It does not drain', 'Clean the filter at the bottom. Check the hose for a sock.'],
      [
        'It walks or bangs',
        'Are the transit bolts out? Then level it, and do not wash one heavy item on its own.',
      ],
    ],
  },
  dry: {
    first: [
      'Let it stand upright for four hours before you switch it on.',
      'Level it, and leave the grille at the front free.',
      'Dry an old towel first: it picks up dust from the factory.',
    ],
    care: [
      'Empty the fluff filter after every load, and the water tank after every second load unless it is plumbed in.',
      'Wipe the two sensor strips inside the drum with vinegar once a month.',
      'Brush the lower filter or the heat exchanger every ten loads, if you can reach it.',
    ],
    wrong: [
      ['It takes too long', 'Clean both filters. Dry things of similar thickness together.'],
      ['It stops while the laundry is damp', 'Wipe the sensor strips and choose “extra dry”.'],
      ['Water under it', 'Push the container in until it clicks.'],
    ],
  },
  dishes: {
    first: [
      'The first time, pour a litre of water into the salt container, fill it to the rim with salt, and start a wash at once.',
      'Set your water hardness: your supplier’s website gives it by postcode.',
      'Fill the rinse aid, and set its level to three.',
    ],
    care: [
      'Rinse the filter in the floor every week.',
      'Take the spray arms off twice a year and shake out the seeds.',
      'Wipe the bottom edge of the door: the water does not reach it.',
    ],
    wrong: [
      [
        'Glasses are cloudy',
        'If vinegar removes it, set a higher water hardness. If not, the glass is worn; use less detergent.',
      ],
      ['Plates stay wet', 'Plastic always does. For everything else, use more rinse aid.'],
      ['It does not drain', 'Clean the filter, then check that the sink’s trap is clear.'],
    ],
  },
  hob: {
    first: [
      'It has to be connected by a competent person: an electrician, or for gas somebody on the Gas Safe Register.',
      'Wipe it with a damp cloth. For induction, try a magnet on your pans: it has to stick.',
      'Try setting the lock, and learn how to release it.',
    ],
    care: [
      'Scrape off sugar while it is hot. Everything else can wait until it is cold.',
      'Burner caps go in warm soapy water; dry them well before they go back.',
      'Do not use a steam cleaner.',
    ],
    wrong: [
      ['A zone will not start', 'The pan is too small, or not magnetic, or the lock is on.'],
      ['It hums', 'Thin pans hum on induction. A heavier one is quieter.'],
      ['A burner will not light', 'Dry the igniter and the cap, and put the cap on flat.'],
    ],
  },
  hood: {
    first: [
      'Mount it 75 cm above a gas hob, 65 above any other, or as the drawing says.',
      'Use duct of the width given under Figures, with as few bends as possible.',
      'If there is a fire or boiler in the room that needs air, have a competent person check both.',
    ],
    care: [
      'Wash metal filters upright in the dishwasher every month.',
      'Change charcoal filters after four months of daily cooking.',
      'Switch it on five minutes before you cook and leave it on for ten minutes afterwards.',
    ],
    wrong: [
      ['It is loud but extracts little', 'The filter is full, or the flap in the duct is stuck.'],
      ['It drips', 'Cold air condenses in the duct. Insulate it where it crosses the loft.'],
    ],
  },
  tap: {
    first: [
      'Have it plumbed to the cold main, with its valve within reach.',
      'Fill and empty the tank three times before you drink from it.',
      'Set the child lock, and show everybody in the home how it works.',
    ],
    care: [
      'Change the filter twice a year; the tap counts the months for you.',
      'Descale the tank once a year in hard-water areas.',
      'If you go away for a week, switch the tank off and close the valve.',
    ],
    wrong: [
      ['It spits', 'A little steam is normal. If there is a lot, turn the tank down by two degrees.'],
      ['It drips after use', 'The water in the tank expands as it heats. It stops on its own.'],
    ],
  },
  coffee: {
    first: [
      'Rinse the tank and run two cups without coffee.',
      'Set your water hardness, so that it asks for descaling in time.',
      'Start with the grinder in the middle. Go finer to slow the coffee, coarser to speed it up, one step per cup.',
    ],
    care: [
      'Rinse everything that milk has touched on the same day.',
      'Take the brewing unit out once a week and rinse it under the tap, without soap.',
      'Descale when it asks, with the maker’s own descaler or citric acid.',
    ],
    wrong: [
      ['It runs thin and fast', 'Grind finer, or use more coffee.'],
      ['No foam', 'Clean the nozzle with the needle, and use milk from the fridge.'],
    ],
  },
  floor: {
    first: [
      'Charge it fully once before the first use, or unroll the cable to the yellow mark.',
      'Keep the filter in: without it the motor fails within an hour.',
      'On carpet, choose a lower power if the head is hard to push.',
    ],
    care: [
      'Empty the bin when it reaches the mark, not when it is full.',
      'Wash the washable filters every month and let them dry for a day.',
      'Cut hair off the brush along its groove.',
    ],
    wrong: [
      [
        'It has little suction',
        'Hold the tube up to the light to see whether it is clear, then check the filter.',
      ],
      [
        'It stops after a minute',
        'It is too hot because something is blocking it. Clear it and wait half an hour.',
      ],
      [
        'The battery does not last',
        'That is usual after four or five years. One screw releases it for replacement.',
      ],
    ],
  },
  air: {
    first: [
      'Let it stand upright for two hours before you switch it on.',
      'Stand it where air can flow in and out, a hand’s width from the wall.',
      'Shut the doors and windows of the room.',
    ],
    care: [
      'Vacuum the grille every two weeks while it is in use.',
      'Empty and rinse the tank, and leave it dry when you put it away.',
      'Change the filter when the light says so.',
    ],
    wrong: [
      ['It runs but does nothing', 'The room is too cold, or has already reached the setting.'],
      ['It drips', 'Push the tank in fully, or check that the hose slopes down all the way.'],
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
