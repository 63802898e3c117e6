import type { ReviewBank } from '../../review-lines.ts';

const LOUD = 'It is loud. They are all loud.';
const SHUT_THE_DOOR = 'Shut the kitchen door at full speed.';
const HEIRLOOM = 'My mother’s lasted thirty years and this feels like it might.';
const FIT: ReviewBank['fit'] = [
  'Lives on the worktop; you would not lift it daily.',
  'Fits under the units at {Height}.',
];

const MIXER: ReviewBank = {
  praise: [
    'Kneads a stiff dough and stays put.',
    'The bowl clicks in the right way round first time.',
    'Whips three egg whites without chasing them round the bowl.',
    'A good weight and a proper switch.',
    HEIRLOOM,
    'Buttercream like the cake shop’s.',
    ['Weight>=7', 'Heavy, which is why it doesn’t walk.'],
    ['Head=Tilting', 'The head tips back and stays there.'],
    ['Head=Bowl lift', 'The bowl goes up to the whisk on its arms and nothing drips.'],
    ['Attachment drive=Yes', 'The mincer goes on the front and means business.'],
    ['Bowl>=4.6', 'A double batch of Christmas cake, and no flour on the ceiling.'],
  ],
  grumble: [
    LOUD,
    'The guard gets in the way of the flour.',
    'The whisk misses a centimetre at the bottom.',
    ['Weight>=7', 'Too heavy to lift in and out of a cupboard.'],
  ],
  fault: [
    'Smelt hot with a stiff dough.',
    'The coupling stripped within the month.',
    ['Head=Tilting', 'The head nods when it works hard.'],
  ],
  fit: FIT,
  noise: [SHUT_THE_DOOR, 'Quieter than the old one at a gentle knead.'],
};

const BLENDER: ReviewBank = {
  praise: [
    'Soup without strings in it.',
    'Smoothies with no bits for the children to find.',
    'Rinses clean in a minute with a drop of soap.',
    'Pancake batter without a lump.',
    'A proper switch and feet that hold.',
    ['Dishwasher safe=Jug, lid and blades', 'The blades come apart to clean.'],
    ['Ice crushing=Yes', 'Ice is snow in ten seconds.'],
    ['Hot soup=Yes', 'It heats the soup as it goes, which I had not believed.'],
    ['Jug material=Glass', 'The glass jug does not keep last night’s garlic.'],
    ['Jug material=Tritan', 'The jug has been dropped twice and is whole.'],
    ['Jug<=0.6', 'The beaker goes to work with me.'],
  ],
  grumble: [
    LOUD,
    'The lid needs lining up just so.',
    'Thick things want pushing down.',
    ['Jug>=1.5', 'Too tall for the cupboard with the jug on.'],
    ['Jug<=0.6', 'One glass at a time, so we queue.'],
  ],
  fault: [
    'The jug leaks at the base.',
    'The coupling stripped within the month.',
    'Smelt hot after a minute of frozen fruit.',
  ],
  fit: ['Fits under the units at {Height}.', 'Takes no more worktop than a bread bin on end.'],
  noise: [SHUT_THE_DOOR, 'Ten seconds of din and it is done.'],
};

const PROCESSOR: ReviewBank = {
  praise: [
    'Coleslaw for twenty in four minutes.',
    'The bowl clicks in the right way round first time.',
    'Pastry without warm hands.',
    'A good weight and a proper switch.',
    HEIRLOOM,
    'Breadcrumbs, nuts, a kilo of carrots: it does not mind which.',
    ['Storage inside=Yes', 'The discs store in the bowl.'],
    ['Blender=Yes', 'The jug on top makes soup without strings in it.'],
    ['Dough tool=Yes', 'Pizza dough in a minute and a half.'],
    ['Feed tube>=90', 'The tube takes a potato whole.'],
    ['Dishwasher safe=All parts but the motor', 'Everything but the base goes in the dishwasher.'],
  ],
  grumble: [
    LOUD,
    'The lid needs lining up just so.',
    'More to wash up than one onion is worth.',
    ['Storage inside=No', 'The discs want a box of their own.'],
  ],
  fault: [
    'The bowl cracked where it locks.',
    'The coupling stripped within the month.',
    'The safety catch would not let it start.',
  ],
  fit: FIT,
  noise: [SHUT_THE_DOOR, 'Quieter than the old one, which is not saying much.'],
};

const HUNGRY = 'Takes more worktop than you think.';
const BEEPER = 'The beeper has three volumes: loud.';
const RECIPES = 'Recipes are for a family of one and a half.';
const CORNER = 'Fits the corner, {Width} across.';

const AIR_FRYER: ReviewBank = {
  praise: [
    'Chips in eighteen minutes, no oil bath.',
    'The oven has hardly been on since.',
    'The basket goes in the dishwasher and comes out whole.',
    'Cheaper than heating the big oven for two sausages.',
    'Salmon in ten minutes and no smell in the curtains.',
    'Roast potatoes in half an hour, and they crunch.',
    ['Drawers=2', 'Two drawers finish together like it promises.'],
    ['Drawers=1 & Basket size>=5.5', 'A whole chicken goes in.'],
    ['Window=Yes', 'The window saves opening it ten times.'],
    ['Controls=Knobs|App and knob', 'The presets are daft but the dial is fine.'],
    ['Controls=Buttons|Touch', 'The presets are daft, but time and heat are two presses.'],
  ],
  grumble: [
    HUNGRY,
    BEEPER,
    RECIPES,
    'The coating wants a wooden spoon.',
    ['Window=No', 'No window, so you open it to look, every time.'],
    ['Basket size<=4.1', 'Chips for two, not for four.'],
  ],
  fault: [
    'The basket coating flaked by week eight.',
    'The fan scraped from the second day.',
    'The drawer stopped clicking home.',
  ],
  fit: [CORNER, 'Needs a hand’s width behind for the steam.'],
  noise: ['A fan heater sort of noise.', 'We can watch the news beside it.'],
};

/** Half of them cook under pressure. */
const SLOW_COOKER: ReviewBank = {
  praise: [
    'Cheap cuts come out like dear ones.',
    'The oven has hardly been on since.',
    'It washes up in two minutes.',
    ['Pressure cooking=No', 'Stew in before work, supper at six.'],
    ['Pressure cooking=No', 'Porridge overnight, and nobody has to stir it.'],
    ['Pressure cooking=No', 'Forgot it for two hours and it was none the worse.'],
    ['Pressure cooking=Yes', 'Beans in forty minutes from dry.'],
    ['Pressure cooking=Yes', 'Stock in an hour that used to take the afternoon.'],
    ['Pressure cooking=Yes', 'The lid locks with a click, so I am not afraid of it.'],
    ['Searing pot=Yes', 'You can brown the meat in the same pot.'],
    ['Keep warm=Yes', 'Supper keeps warm for whoever is late.'],
    ['Pot=Stoneware', 'The pot comes to the table and stays hot there.'],
    ['Timer=Yes', 'The timer turns it off whether I am home or not.'],
  ],
  grumble: [
    HUNGRY,
    RECIPES,
    ['Pressure cooking=Yes', BEEPER],
    ['Pressure cooking=Yes', 'Ten minutes to get up to pressure, which the recipes leave out.'],
    ['Pot=Stoneware', 'The pot is heavy, full.'],
    ['Timer=No', 'No timer, so somebody has to be at home.'],
  ],
  fault: [
    'It clicked off and would not come on again.',
    ['Pressure cooking=Yes', 'The lid seal let go twice.'],
    ['Pressure cooking=No', 'It boils on low.'],
    ['Pot=Aluminium, non-stick', 'The coating flaked by week eight.'],
  ],
  fit: [CORNER, 'Goes in the low cupboard between times.'],
  noise: [
    'Quiet but for the click of the thermostat.',
    ['Pressure cooking=Yes', 'It hisses when you let the steam out, and the cat leaves.'],
  ],
};

const BREAD_MAKER: ReviewBank = {
  praise: [
    'Bread on a timer: the smell gets everybody up.',
    'Measure the water properly and it does the rest.',
    'The crust is a crust on dark.',
    'Pizza dough every Friday since.',
    'The pan lifts out and the loaf drops out.',
    'Cheaper than the shop’s, even counting the power.',
    'The quick loaf takes {Rapid loaf} and is eaten in ten.',
    ['Window=Yes', 'The window saves opening it ten times.'],
    ['Gluten free=Yes', 'A gluten-free loaf that rises, which mine never did.'],
    ['Nut dispenser=Yes', 'The nuts drop in by themselves at the right moment.'],
    ['Loaf at most>=1000', 'The big loaf does sandwiches for five.'],
  ],
  grumble: [HUNGRY, BEEPER, RECIPES, 'The paddle leaves a hole in the loaf.'],
  fault: [
    'The paddle jammed on its shaft by week eight.',
    'It gave up half-way through the rise.',
    'The pan’s coating flaked.',
  ],
  fit: [CORNER, 'Needs a hand’s width above for the lid.'],
  noise: ['It thumps when it kneads, at five in the morning if you let it.', 'A quiet hum, mostly.'],
};

export const WORKTOP_REVIEWS: Record<string, ReviewBank> = {
  'stand-mixer': MIXER,
  blender: BLENDER,
  processor: PROCESSOR,
  'air-fryer': AIR_FRYER,
  'slow-cooker': SLOW_COOKER,
  'bread-maker': BREAD_MAKER,
};
