import type { ReviewBank } from '../../review-lines.ts';

const LOUD = 'It is loud[, as they all are|, to be fair like all of them|, so not before seven].';
const SHUT_THE_DOOR = 'Shut the kitchen door at full [speed|tilt].';
const HEIRLOOM = 'My mother’s lasted thirty years and this feels like it [might|will].';
const FIT: ReviewBank['fit'] = [
  'Lives on the worktop; you would not lift it [daily|often].',
  'Fits under the units at {Height}[|, just|, with the plug turned].',
];

const MIXER: ReviewBank = {
  praise: [
    'Kneads a stiff dough and stays [put|where it is].',
    'The bowl clicks in the right way round first [time|go].',
    'Whips three egg whites without chasing them round the [bowl|sides].',
    'A good weight and a proper [switch|switch, on and off].',
    HEIRLOOM,
    'Buttercream like the cake [shop’s|lady’s].',
    ['Weight>=7', 'Heavy, which is why it doesn’t [walk|wander].'],
    ['Head=Tilting', 'The head tips back and stays [there|up].'],
    ['Head=Bowl lift', 'The bowl goes up to the whisk on its arms and nothing [drips|spills].'],
    ['Attachment drive=Yes', 'The mincer goes on the front and means [business|it].'],
    ['Bowl>=4.6', 'A double batch of Christmas cake, and no flour on the [ceiling|cat].'],
  ],
  grumble: [
    LOUD,
    'The guard gets in the way of the [flour|spoon].',
    'The whisk misses a centimetre at the [bottom|very bottom].',
    ['Weight>=7', 'Too heavy to lift in and out of a [cupboard|low cupboard].'],
  ],
  fault: [
    'Smelt hot with a stiff [dough|bread dough].',
    'The coupling stripped within the [month|week|quarter].',
    ['Head=Tilting', 'The head nods when it works [hard|at a dough].'],
  ],
  fit: FIT,
  noise: [SHUT_THE_DOOR, 'Quieter than the old one at a gentle knead.'],
};

const BLENDER: ReviewBank = {
  praise: [
    'Soup without strings in [it|it, leeks and all].',
    'Smoothies with no bits for the children to [find|pick out].',
    'Rinses clean in a minute with a drop of [soap|washing-up liquid].',
    'Pancake batter without a [lump|single lump].',
    'A proper switch and feet that [hold|grip].',
    ['Dishwasher safe=Jug, lid and blades', 'The blades come apart to [clean|be washed].'],
    ['Ice crushing=Yes', 'Ice is snow in ten [seconds|seconds flat].'],
    ['Hot soup=Yes', 'It heats the soup as it goes, which I had not [believed|expected].'],
    ['Jug material=Glass', 'The glass jug does not keep last night’s [garlic|curry].'],
    ['Jug material=Tritan', 'The jug has been dropped twice and is [whole|still whole].'],
    ['Jug<=0.6', 'The beaker goes to work with [me|me every day].'],
  ],
  grumble: [
    LOUD,
    'The lid needs lining up just [so|right].',
    'Thick things want pushing [down|down with a spoon].',
    ['Jug>=1.5', 'Too tall for the cupboard with the jug [on|in place].'],
    ['Jug<=0.6', 'One glass at a time, so we [queue|take turns].'],
  ],
  fault: [
    'The jug leaks at the [base|seal].',
    'The coupling stripped within the [month|week|quarter].',
    'Smelt hot after a minute of frozen [fruit|berries].',
  ],
  fit: [
    'Fits under the units at {Height}[|, just|, with the plug turned].',
    'Takes no more worktop than a bread bin on end.',
  ],
  noise: [SHUT_THE_DOOR, 'Ten seconds of din and it is done.'],
};

const PROCESSOR: ReviewBank = {
  praise: [
    'Coleslaw for twenty in four [minutes|minutes, onions and all].',
    'The bowl clicks in the right way round first [time|go].',
    'Pastry without warm [hands|hands or tears].',
    'A good weight and a proper [switch|switch, on and off].',
    HEIRLOOM,
    'Breadcrumbs, nuts, a kilo of carrots: it does not mind [which|what].',
    ['Storage inside=Yes', 'The discs store in the [bowl|bowl, out of the way].'],
    ['Blender=Yes', 'The jug on top makes soup without strings in [it|it too].'],
    ['Dough tool=Yes', 'Pizza dough in a minute and a [half|bit].'],
    ['Feed tube>=90', 'The tube takes a potato [whole|whole, or nearly].'],
    ['Dishwasher safe=All parts but the motor', 'Everything but the base goes in the [dishwasher|machine].'],
  ],
  grumble: [
    LOUD,
    'The lid needs lining up just [so|right].',
    'More to wash up than one onion is [worth|worth, so chop by hand].',
    ['Storage inside=No', 'The discs want a box of their [own|own, and a place for it].'],
  ],
  fault: [
    'The bowl cracked where it [locks|clicks in].',
    'The coupling stripped within the [month|week|quarter].',
    'The safety catch would not let it [start|go].',
  ],
  fit: FIT,
  noise: [SHUT_THE_DOOR, 'Quieter than the old one, which is not saying much.'],
};

const HUNGRY = 'Takes more worktop than you [think|allow for|expect].';
const BEEPER = 'The beeper has three volumes: [loud|loud, loud and loud].';
const RECIPES = 'Recipes are for a family of one and a [half|bit].';
const CORNER = 'Fits the corner, {Width} [across|wide].';

const AIR_FRYER: ReviewBank = {
  praise: [
    '[Chips|Wedges] in eighteen minutes, no oil bath.',
    'The oven has hardly been on [since|since it came].',
    'The basket goes in the dishwasher and comes out [whole|as it went in].',
    'Cheaper than heating the big oven for two [sausages|fish fingers|pasties].',
    '[Salmon|Mackerel|Haddock] in ten minutes and no smell in the curtains.',
    'Roast potatoes in half an hour, and they [crunch|are crisp].',
    ['Drawers=2', 'Two drawers finish together like it [promises|says].'],
    ['Drawers=1 & Basket size>=5.5', 'A whole chicken goes [in|in, a small one].'],
    ['Window=Yes', 'The window saves opening it ten [times|times to look].'],
    ['Controls=Knobs|App and knob', 'The presets are daft but the dial is [fine|all you need].'],
    ['Controls=Buttons|Touch', 'The presets are daft, but time and heat are two [presses|touches].'],
  ],
  grumble: [
    HUNGRY,
    BEEPER,
    RECIPES,
    'The coating wants a wooden [spoon|spatula].',
    ['Window=No', 'No window, so you open it to look, every [time|few minutes].'],
    ['Basket size<=4.1', 'Chips for two, not for [four|four, unless in turns].'],
  ],
  fault: [
    'The basket coating flaked by week [eight|six|ten].',
    'The fan scraped from the second [day|week].',
    'The drawer stopped clicking [home|shut].',
  ],
  fit: [CORNER, 'Needs a hand’s width behind for the steam.'],
  noise: ['A fan heater sort of noise.', 'We can watch the news beside it.'],
};

/** Some of them are pressure cookers. */
const SLOW_COOKER: ReviewBank = {
  praise: [
    'Cheap cuts come out like dear [ones|cuts].',
    'The oven has hardly been on [since|since it came].',
    'It washes up in two [minutes|ticks].',
    ['Pressure cooking=No', 'Stew in before work, supper at [six|seven].'],
    ['Pressure cooking=No', 'Porridge overnight, and nobody has to stir [it|or stand by].'],
    ['Pressure cooking=No', 'Forgot it for two hours and it was none the [worse|worse for it].'],
    ['Pressure cooking=Yes', 'Beans in forty minutes from [dry|the packet].'],
    ['Pressure cooking=Yes', 'Stock in an hour that used to take the [afternoon|day].'],
    ['Pressure cooking=Yes', 'The lid locks with a click, so I am not afraid of [it|it any more].'],
    ['Searing pot=Yes', 'You can brown the meat in the same [pot|pot first].'],
    ['Keep warm=Yes', 'Supper keeps warm for whoever is [late|on the late train].'],
    ['Pot=Stoneware', 'The pot comes to the table and stays hot [there|for seconds].'],
    ['Timer=Yes', 'The timer turns it off whether I am home or [not|stuck in traffic].'],
  ],
  grumble: [
    HUNGRY,
    RECIPES,
    ['Pressure cooking=Yes', BEEPER],
    ['Pressure cooking=Yes', 'Ten minutes to get up to pressure, which the recipes leave [out|out of it].'],
    ['Pot=Stoneware', 'The pot is heavy, [full|when full].'],
    ['Timer=No', 'No timer, so somebody has to be at [home|home for it].'],
  ],
  fault: [
    'It clicked off and would not come on [again|again that day].',
    ['Pressure cooking=Yes', 'The lid seal let go [twice|twice in a month].'],
    ['Pressure cooking=No', 'It boils on [low|low, so nothing is slow].'],
    ['Pot=Aluminium, non-stick', 'The coating flaked by week [eight|seven].'],
  ],
  fit: [CORNER, 'Goes in the low cupboard between times.'],
  noise: [
    'Quiet but for the click of the [thermostat|switch].',
    [
      'Pressure cooking=Yes',
      'It hisses when you let the steam out, and the cat [leaves|goes under the table].',
    ],
  ],
};

const BREAD_MAKER: ReviewBank = {
  praise: [
    'Bread on a timer: the smell gets everybody [up|out of bed].',
    'Measure the water properly and it does the [rest|rest by itself].',
    'The crust is a crust on [dark|the dark setting].',
    'Pizza dough every Friday [since|since we had it].',
    'The pan lifts out and the loaf drops [out|out with a tap].',
    'Cheaper than the shop’s, even counting the [power|electric].',
    'The quick loaf takes {Rapid loaf} and is eaten in [ten|ten minutes].',
    ['Window=Yes', 'The window saves opening it ten [times|times to look].'],
    ['Gluten free=Yes', 'A gluten-free loaf that rises, which mine never [did|would].'],
    ['Nut dispenser=Yes', 'The nuts drop in by themselves at the right [moment|time].'],
    ['Loaf at most>=1000', 'The big loaf does sandwiches for [five|five, with toast left].'],
  ],
  grumble: [HUNGRY, BEEPER, RECIPES, 'The paddle leaves a hole in the loaf.'],
  fault: [
    'The paddle jammed on its shaft by week [eight|five].',
    'It gave up half-way through the [rise|second rise].',
    'The pan’s coating [flaked|came off in the loaf].',
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
