import type { ReviewBank } from '../../review-lines.ts';

const CORDLESS = 'Type=Cordless vacuum cleaner';
const CYLINDER = 'Type=Cylinder vacuum cleaner';
const ROBOT = 'Type=Robot vacuum cleaner';
const PUSHED = 'Type!=Robot vacuum cleaner';

const VACUUM: ReviewBank = {
  praise: [
    'Picks up [dog hair|fluff|the moult] in one pass, and we have two dogs.',
    ['Type!=Cylinder vacuum cleaner', 'Goes under the bed without moving the [bed|bed or me].'],
    [`${PUSHED} & Bagged=No`, 'The bin empties straight down, no [cloud|dust in your face].'],
    [CORDLESS, 'The battery lasts the whole [upstairs|house, nearly].'],
    [`${CORDLESS} & Weight<=2.6`, 'Light enough for the [stairs|stairs, top to bottom].'],
    [PUSHED, 'The head turns round chair legs like a [pram|shopping trolley that works].'],
    ['Battery swappable=Yes', 'Spare battery sold on its own, [good|which I like].'],
    [ROBOT, 'It learned the kitchen in [two|three] goes.'],
    [ROBOT, 'Goes home to charge and carries on where it left [off|the room].'],
    [ROBOT, 'I come home to stripes on the [carpet|rug].'],
    ['Mops=Yes', 'It mops the kitchen while we are at [work|the shops].'],
    ['Empties itself=Yes', 'It empties itself, so I only think of it once a [month|fortnight].'],
    'Carpet edges are clean for [once|the first time in years].',
    ['Anti-tangle brush=Yes', 'The brush unrolls hair instead of knitting [it|it in].'],
    [`${PUSHED} & Pet tool=Yes`, 'The small brush gets the cat off the [sofa|armchair].'],
    ['Bagged=Yes', 'The bag closes itself and no dust gets [out|out of it].'],
    ['Reach of cord!', '{Reach of cord} of lead does the downstairs from one [socket|plug].'],
    [CYLINDER, 'Full power for as long as you like, and nothing to [charge|run flat].'],
    [CYLINDER, 'It follows you about without tipping [over|up].'],
  ],
  grumble: [
    [CORDLESS, 'Full power is {fullMinutes} minutes, read the small [print|figures].'],
    [CORDLESS, 'It will not stand up by [itself|itself, so it lies about].'],
    [CORDLESS, 'The wall dock needs two good [screws|plugs and screws].'],
    ['Cordless=Yes', 'The bin is small: two [rooms|rooms and it is full].'],
    [ROBOT, 'Gets lost under the clothes [airer|horse].'],
    [ROBOT, 'Cables and socks have to be picked up [first|before it starts].'],
    [CYLINDER, 'The lead winds in like a [whip|whip, so mind your ankles].'],
    [CYLINDER, 'One more thing to lug up the [stairs|stairs on Saturdays].'],
    ['Bagged=Yes', 'Bags are dear for what they [are|are, and it eats them].'],
    [`${CYLINDER} & Bagged=No`, 'Emptying it on a windy day is a [mistake|mistake you make once].'],
  ],
  fault: [
    ['Cordless=Yes', 'The battery was down to half in two [months|months or so].'],
    [PUSHED, 'The brush stopped on a thick [rug|carpet].'],
    [ROBOT, 'It cannot find its dock in [daylight|sunshine].'],
    [ROBOT, 'A wheel stuck and it went round in [circles|circles all day].'],
    [CYLINDER, 'The hose split at the [handle|collar].'],
  ],
  fit: [
    [CORDLESS, 'Hangs behind the door on its [bracket|bracket, out of sight].'],
    [CORDLESS, 'Short enough to charge inside the broom [cupboard|cupboard, door shut].'],
    [ROBOT, 'Clears the sofa by a [centimetre|whisker].'],
    [ROBOT, 'The dock took the corner by the socket and nothing trips over [it|it there].'],
    [CYLINDER, 'Stands on end in the cupboard, hose and [all|tools and all].'],
    [CYLINDER, 'The tube slides in to my height, and I am not [tall|tall by any means].'],
  ],
  noise: [
    ['Noise<=72', 'You can still hear the [radio|cricket].'],
    'A bit shrill on the top [setting|speed].',
    'Quieter than any we have [had|owned].',
  ],
};

const BRIGHT = 'The light is bright in a dark [room|bedroom].';
const ROLLS = 'Rolls over the door strip without [lifting|a lift].';
const HEAVY = 'Heavy to take [upstairs|up the stairs].';
const TICKS = 'The fan [ticks|ticks on low].';
const ROOM_TO_BREATHE = 'Needs 20 cm of air all [round|round it].';
const NOISE: ReviewBank['noise'] = [
  'We sleep beside it on [low|its lowest].',
  '{Noise} is not a [whisper|lullaby].',
  'Loud on high, nothing to speak of on [low|the low setting].',
];

const DEHUMIDIFIER: ReviewBank = {
  praise: [
    ['Extraction a day>=12', 'Four litres out of the bedroom in the first [night|night, no joke].'],
    ['Extraction a day<12', 'Two litres out of the bedroom in the first [night|night alone].'],
    ['Laundry mode=Yes', 'Washing dries indoors in a day, no black [spots|spots on the wall].'],
    'The windows are dry in the [morning|mornings again].',
    'The tank lifts out without [slopping|a slop].',
    ['Humidistat=Yes', 'It switches itself off when the room is dry [enough|enough for it].'],
    ['Technology=Desiccant', 'It works in an unheated garage, which the old one never [did|would].'],
    ['Continuous drain=Yes', 'With the hose in the sink I can forget about the [tank|tank for a week].'],
    'The back bedroom has stopped smelling of the back [bedroom|bedroom, at last].',
    'The wall behind the wardrobe is dry to the [hand|touch].',
    ROLLS,
  ],
  grumble: [
    BRIGHT,
    ['Water tank<=3', 'The tank is full by tea [time|time, in winter].'],
    ['Weight>=10', HEAVY],
    ['Continuous drain=No', 'No outlet for a hose, so you are its [servant|slave].'],
    ['Technology=Desiccant', 'It warms the room, and the meter knows [it|about it].'],
    'The filter wants a going-over every [fortnight|few weeks].',
  ],
  fault: [
    'The tank switch sticks and it [stops|gives up].',
    TICKS,
    ['Technology=Compressor', 'It iced up in the garage, which the page said it [might|would].'],
  ],
  fit: [
    ROOM_TO_BREATHE,
    'Tucks in beside the wardrobe, {Width} [across|wide].',
    ['Continuous drain=Yes', 'Stands in the utility room with the drain hose in the [sink|waste].'],
  ],
  noise: [...NOISE, ['Technology=Compressor', 'Like a fridge with opinions.']],
};

const PURIFIER: ReviewBank = {
  praise: [
    'Hay fever is down to one [sneeze|sneeze a morning].',
    'Took the smell of the fire out of the [flat|curtains].',
    ['Night mode=Yes', 'The night mode is a [whisper|whisper you get used to].'],
    ['Air sensor=Yes', 'It wakes up by itself when the frying [starts|begins].'],
    ['Filter=HEPA 13 and carbon', 'The smell of paint had gone by the next [morning|evening].'],
    ['Room size>=30', 'It does the whole sitting room, not a corner of [it|that].'],
    'Half the dust on the bedside [table|table there was].',
    'My son sleeps through without [coughing|a cough].',
    'The filter twists out, no [tools|tools wanted].',
    'Next door’s bonfire stayed next [door’s|door’s affair].',
  ],
  grumble: [
    BRIGHT,
    ['Filter life=6 months', 'Filters are £30 and you need two a [year|year, so think on].'],
    'A new filter every {Filter life} adds [up|up over time].',
    ['Air sensor=Yes', 'It gets excited about [toast|toast, every breakfast].'],
    'The lead is [short|short for our socket|short, mind].',
  ],
  fault: [
    TICKS,
    'The filter light came back the day after I changed the [filter|thing].',
    'It smelt of warm plastic and never [stopped|got better].',
  ],
  fit: [ROOM_TO_BREATHE, 'Stands behind the door, {Width} across.'],
  noise: [...NOISE, 'On low it is {Lowest noise}, and I believe it.'],
};

/** Air conditioners have a cooling power and a hose. Air coolers have neither, but a water tank. */
const COOLING: ReviewBank = {
  praise: [
    ROLLS,
    'We slept through the hottest [week|night of the year].',
    'The timer turns it off at two, when I am past [caring|noticing].',
    ['Remote control=Yes', 'The remote works from under the [sheet|covers].'],
    ['Swing=Yes', 'It swings, so both ends of the sofa get [some|a share].'],
    ['Cooling power!', 'Bedroom down from 29 to 23 in an [hour|hour and ten].'],
    ['Cooling power!', 'It takes the damp out as well, so the sheets feel [cool|cool and dry].'],
    ['Cooling power!', 'The hose clips on and stays [on|put].'],
    ['Technology=Evaporative', 'A breeze with an edge to it, which is all I [asked|wanted].'],
    ['Technology=Evaporative', 'No hose out of the window, so it goes where I [go|do].'],
    ['Technology=Evaporative', 'Ice in the tank makes a real difference for an [hour|hour or so].'],
    ['Technology=Evaporative', 'Costs next to nothing to [run|run all day].'],
  ],
  grumble: [
    BRIGHT,
    ['Window kit=Included', 'The hose is thick and the window kit is [card|card and hope].'],
    ['Window kit=Sold separately', 'The window kit is extra, and you need [it|one].'],
    ['Cooling power!', HEAVY],
    ['Technology=Evaporative', 'The tank is empty by [bedtime|ten at night].'],
    ['Technology=Evaporative', 'With the door shut the room gets [damp|clammy].'],
  ],
  fault: [
    TICKS,
    [
      'Cooling power!',
      'It stopped on the hottest day and said it was full of [water|water, which it was not].',
    ],
    ['Technology=Evaporative', 'The pump stopped, and then it was a [fan|fan and nothing more].'],
  ],
  fit: [
    ROOM_TO_BREATHE,
    ['Cooling power!', 'The hose has to go straight out, so the bed [moved|had to move].'],
    ['Technology=Evaporative', 'Takes {Width} by {Depth} of floor, no [more|more than that].'],
  ],
  noise: [...NOISE, ['Cooling power!', 'Like a fridge with opinions.']],
};

export const FLOOR_AND_AIR_REVIEWS: Record<string, ReviewBank> = {
  vacuum: VACUUM,
  dehumidifier: DEHUMIDIFIER,
  purifier: PURIFIER,
  cooling: COOLING,
};
