import type { ReviewBank } from '../../reviews.ts';

export const WATER: ReviewBank = {
  praise: [
    'Solid in the hand and no drip at all.',
    'The swivel stops where it should and not on the window.',
    'The finish has kept its colour under hard water.',
    'Tea without waiting; the kettle went to the charity shop.',
    'The child lock is easy once shown and impossible if not.',
    'The plumber said it was properly made, and he doesn’t say much.',
    'The bowl takes an oven tray flat.',
    'The waste and the clips were all in the box.',
    'Water pressure up here is poor and it copes.',
    'Wipes clean, no rings.',
  ],
  grumble: [
    'The instructions are drawings and optimism.',
    'The tank takes half the cupboard.',
    'Limescale shows on the dark finish.',
    'The spray head drips for a second after.',
    'The overflow is fiddly to clean.',
  ],
  fault: [
    'The cartridge squeaked within a month; a new one came by post.',
    'It leaked at the joint until the washer was changed.',
    'The finish went dull round the base.',
  ],
  fit: [
    '35 mm hole, as the page said.',
    'Needs a {Minimum cabinet} cabinet and it means it.',
    'The spout clears the tallest pan I have.',
    'Measured the reach: it lands in the middle of the bowl.',
  ],
  noise: ['The tank clicks as it warms.', 'Quiet, even on a full stream.'],
};

export const COFFEE: ReviewBank = {
  praise: [
    'Better than the shop on the corner, and I like them.',
    'The cups come out hot if you warm them on top.',
    'Milk is properly silky, not bubbles.',
    'The grinder is quick about it.',
    'One button and shoes on.',
    'The tray and the tank come out at the front.',
    'Descaling is a twenty-minute job with pictures.',
    'It makes a mug, not a thimble, if you ask it to.',
    'Crema like the photographs.',
    'Fits under the wall cupboard with the lid open.',
  ],
  grumble: [
    'It rinses itself like a fussy cat.',
    'The drip tray fills every other day.',
    'The water tank is half a litre short of a family.',
    'The first cup of the day is cool.',
    'The milk jug has seven parts.',
  ],
  fault: [
    'Grinder jammed in the second month.',
    'It leaks from under the tank.',
    'Coffee is lukewarm whatever the setting.',
  ],
  fit: [
    'Measured the cupboard: {Height} high and it clears.',
    'Narrower than the toaster.',
    'Deeper than I thought; it is in the figures, I didn’t look.',
  ],
  noise: [
    'The grinder wakes the dog, briefly.',
    'The pump buzzes for the length of one espresso.',
    'Quiet for a machine with a grinder.',
  ],
};

export const BREAKFAST: ReviewBank = {
  praise: [
    'Pours without a dribble.',
    'Boils a mugful in under a minute.',
    'Toast the same both sides.',
    'The colour is the colour in the picture.',
    'Light enough to fill with one hand.',
    'Bagels fit without a fight.',
    'The lever lifts a crumpet clear of fingers.',
    'The lid opens wide enough to descale.',
    'Looks well beside the bread bin.',
    'The base does not slide about.',
    'The water window is on the side you hold it.',
  ],
  grumble: [
    'The lead is short.',
    'The outside gets hot, so mind it.',
    'The light is bright blue for no reason.',
    'Crumbs miss the tray.',
    'Level 4 is bread, level 5 is charcoal.',
  ],
  fault: [
    'The switch stopped clicking off.',
    'Paint came off at the rim.',
    'The lid spring went in six weeks.',
  ],
  fit: ['Sits under the wall units with the lid up.', 'Takes a corner and leaves the rest of the worktop.'],
  noise: [
    'Roars at the end like they all do.',
    'Quieter than the last one, which shook.',
    'The pop is a click, not a bang.',
  ],
};

export const PREPARATION: ReviewBank = {
  praise: [
    'Kneads a stiff dough and stays put.',
    'Soup without strings in it.',
    'The bowl clicks in the right way round first time.',
    'Whips three egg whites without chasing them round the bowl.',
    'The blades come apart to clean.',
    'The discs store in the bowl.',
    'Heavy, which is why it doesn’t walk.',
    'Coleslaw for twenty in four minutes.',
    'A good weight and a proper switch.',
    'My mother’s lasted thirty years and this feels like it might.',
  ],
  grumble: [
    'It is loud. They are all loud.',
    'The guard gets in the way of the flour.',
    'The whisk misses a centimetre at the bottom.',
    'The lid needs lining up just so.',
    'Too tall for the cupboard with the jug on.',
  ],
  fault: [
    'Smelt hot with a kilo of dough.',
    'The coupling stripped within the month.',
    'The jug leaks at the base.',
  ],
  fit: ['Fits under the units at {Height}, head down.', 'Lives on the worktop; you would not lift it daily.'],
  noise: ['Shut the kitchen door at full speed.', 'Quieter than the old one at a gentle knead.'],
};

export const WORKTOP_COOKING: ReviewBank = {
  praise: [
    'Chips in eighteen minutes, no oil bath.',
    'The oven has hardly been on since.',
    'Stew in before work, supper at six.',
    'The basket goes in the dishwasher and comes out whole.',
    'Bread on a timer: the smell gets everybody up.',
    'Two drawers finish together like it promises.',
    'Beans in forty minutes from dry.',
    'The window saves opening it ten times.',
    'Cheaper than heating the big oven for two sausages.',
    'The presets are daft but the dial is fine.',
  ],
  grumble: [
    'Takes more worktop than you think.',
    'The coating wants a wooden spoon.',
    'The beeper has three volumes: loud.',
    'Recipes are for a family of one and a half.',
    'The paddle leaves a hole in the loaf.',
  ],
  fault: [
    'The basket coating flaked by week eight.',
    'The fan scraped from the second day.',
    'The lid seal let go twice.',
  ],
  fit: ['Needs a hand’s width behind for the steam.', 'Fits the corner, {Width} across.'],
  noise: ['A fan heater sort of noise.', 'Quiet but for the click of the thermostat.'],
};

export const VACUUM: ReviewBank = {
  praise: [
    'Picks up dog hair in one pass, and we have two dogs.',
    'Goes under the bed without moving the bed.',
    'The bin empties straight down, no cloud.',
    'The battery lasts the whole upstairs.',
    'Light enough for the stairs.',
    'The head turns round chair legs like a pram.',
    'Spare battery sold on its own, good.',
    'It learned the kitchen in two goes.',
    'Carpet edges are clean for once.',
    'The brush unrolls hair instead of knitting it.',
  ],
  grumble: [
    'Full power is eleven minutes, read the small print.',
    'It will not stand up by itself.',
    'The wall dock needs two good screws.',
    'The bin is small: two rooms.',
    'Gets lost under the clothes airer.',
  ],
  fault: [
    'The battery was down to half in two months.',
    'The brush motor stopped on a thick rug.',
    'It cannot find its dock in daylight.',
  ],
  fit: ['Hangs behind the door on its bracket.', 'Clears the sofa by a centimetre.'],
  noise: [
    'You can still hear the radio.',
    'A bit shrill on the top setting.',
    'Quieter than any we have had.',
  ],
};

export const AIR: ReviewBank = {
  praise: [
    'Four litres out of the bedroom in the first night.',
    'Washing dries indoors in a day, no black spots.',
    'The windows are dry in the morning.',
    'Took the smell of the fire out of the flat.',
    'Bedroom down from 29 to 23 in an hour.',
    'The tank lifts out without slopping.',
    'The night mode is a whisper.',
    'It switches itself off when the room is dry enough.',
    'Hay fever is down to one sneeze.',
    'Rolls over the door strip without lifting.',
  ],
  grumble: [
    'The hose is thick and the window kit is card.',
    'The light is bright in a dark room.',
    'Filters are £30 and you need two a year.',
    'The tank is full by tea time.',
    'Heavy to take upstairs.',
  ],
  fault: [
    'The tank switch sticks and it stops.',
    'The fan ticks.',
    'It iced up in the garage, which the page said it might.',
  ],
  fit: ['Stands in the hall cupboard with the drain hose in the sink.', 'Needs 20 cm of air all round.'],
  noise: [
    'Like a fridge with opinions on high, nothing on low.',
    'We sleep beside it on low.',
    '{Noise} is not a whisper.',
  ],
};

export const BITS: ReviewBank = {
  praise: [
    'Fits as it says.',
    'Thicker than the one it replaced.',
    'Five minutes with a screwdriver.',
    'Cheaper than the maker’s and the same thing.',
    'The washers were in the bag.',
    'Clean cut ends, no burrs.',
    'Does what a good one should: nothing.',
    'Cleared the scale in one go.',
    'Arrived flat in a flat box.',
    'Smells of nothing, which is what I wanted.',
  ],
  grumble: [
    'One clip short.',
    'The packet is bigger than what is in it.',
    'A bit stiff in the cold.',
    'No instructions, but you don’t need any.',
  ],
  fault: [
    'Split at the join.',
    'Wrong thread in the packet; the shop sent the right one.',
    'Leaked by the end of the week.',
  ],
  fit: ['Right bore, right thread.', 'Measure first: there are two sizes that look alike.'],
  noise: [],
};
