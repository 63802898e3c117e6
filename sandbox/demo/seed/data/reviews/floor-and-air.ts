import type { ReviewBank } from '../../review-lines.ts';

const CORDLESS = 'Type=Cordless vacuum cleaner';
const CYLINDER = 'Type=Cylinder vacuum cleaner';
const ROBOT = 'Type=Robot vacuum cleaner';
const PUSHED = 'Type!=Robot vacuum cleaner';

const VACUUM: ReviewBank = {
  praise: [
    'Picks up dog hair in one pass, and we have two dogs.',
    ['Type!=Cylinder vacuum cleaner', 'Goes under the bed without moving the bed.'],
    [`${PUSHED} & Bagged=No`, 'The bin empties straight down, no cloud.'],
    [CORDLESS, 'The battery lasts the whole upstairs.'],
    [`${CORDLESS} & Weight<=2.6`, 'Light enough for the stairs.'],
    [PUSHED, 'The head turns round chair legs like a pram.'],
    ['Battery swappable=Yes', 'Spare battery sold on its own, good.'],
    [ROBOT, 'It learned the kitchen in two goes.'],
    [ROBOT, 'Goes home to charge and carries on where it left off.'],
    [ROBOT, 'I come home to stripes on the carpet.'],
    ['Mops=Yes', 'It mops the kitchen while we are at work.'],
    ['Empties itself=Yes', 'It empties itself, so I only think of it once a month.'],
    'Carpet edges are clean for once.',
    ['Anti-tangle brush=Yes', 'The brush unrolls hair instead of knitting it.'],
    [`${PUSHED} & Pet tool=Yes`, 'The small brush gets the cat off the sofa.'],
    ['Bagged=Yes', 'The bag closes itself and no dust gets out.'],
    ['Reach of cord!', '{Reach of cord} of lead does the downstairs from one socket.'],
    [CYLINDER, 'Full power for as long as you like, and nothing to charge.'],
    [CYLINDER, 'It follows you about without tipping over.'],
  ],
  grumble: [
    [CORDLESS, 'Full power is {fullMinutes} minutes, read the small print.'],
    [CORDLESS, 'It will not stand up by itself.'],
    [CORDLESS, 'The wall dock needs two good screws.'],
    ['Cordless=Yes', 'The bin is small: two rooms.'],
    [ROBOT, 'Gets lost under the clothes airer.'],
    [ROBOT, 'Cables and socks have to be picked up first.'],
    [CYLINDER, 'The lead winds in like a whip.'],
    [CYLINDER, 'One more thing to lug up the stairs.'],
    ['Bagged=Yes', 'Bags are dear for what they are.'],
    [`${CYLINDER} & Bagged=No`, 'Emptying it on a windy day is a mistake.'],
  ],
  fault: [
    ['Cordless=Yes', 'The battery was down to half in two months.'],
    [PUSHED, 'The brush stopped on a thick rug.'],
    [ROBOT, 'It cannot find its dock in daylight.'],
    [ROBOT, 'A wheel stuck and it went round in circles.'],
    [CYLINDER, 'The hose split at the handle.'],
  ],
  fit: [
    [CORDLESS, 'Hangs behind the door on its bracket.'],
    [CORDLESS, 'Short enough to charge inside the broom cupboard.'],
    [ROBOT, 'Clears the sofa by a centimetre.'],
    [ROBOT, 'The dock took the corner by the socket and nothing trips over it.'],
    [CYLINDER, 'Stands on end in the cupboard, hose and all.'],
    [CYLINDER, 'The tube slides in to my height, and I am not tall.'],
  ],
  noise: [
    ['Noise<=72', 'You can still hear the radio.'],
    'A bit shrill on the top setting.',
    'Quieter than any we have had.',
  ],
};

const BRIGHT = 'The light is bright in a dark room.';
const ROLLS = 'Rolls over the door strip without lifting.';
const HEAVY = 'Heavy to take upstairs.';
const TICKS = 'The fan ticks.';
const ROOM_TO_BREATHE = 'Needs 20 cm of air all round.';
const NOISE: ReviewBank['noise'] = [
  'We sleep beside it on low.',
  '{Noise} is not a whisper.',
  'Loud on high, nothing to speak of on low.',
];

const DEHUMIDIFIER: ReviewBank = {
  praise: [
    ['Extraction a day>=12', 'Four litres out of the bedroom in the first night.'],
    ['Extraction a day<12', 'Two litres out of the bedroom in the first night.'],
    ['Laundry mode=Yes', 'Washing dries indoors in a day, no black spots.'],
    'The windows are dry in the morning.',
    'The tank lifts out without slopping.',
    ['Humidistat=Yes', 'It switches itself off when the room is dry enough.'],
    ['Technology=Desiccant', 'It works in an unheated garage, which the old one never did.'],
    ['Continuous drain=Yes', 'With the hose in the sink I can forget about the tank.'],
    'The back bedroom has stopped smelling of the back bedroom.',
    'The wall behind the wardrobe is dry to the hand.',
    ROLLS,
  ],
  grumble: [
    BRIGHT,
    ['Water tank<=3', 'The tank is full by tea time.'],
    ['Weight>=10', HEAVY],
    ['Continuous drain=No', 'No outlet for a hose, so you are its servant.'],
    ['Technology=Desiccant', 'It warms the room, and the meter knows it.'],
    'The filter wants a going-over every fortnight.',
  ],
  fault: [
    'The tank switch sticks and it stops.',
    TICKS,
    ['Technology=Compressor', 'It iced up in the garage, which the page said it might.'],
  ],
  fit: [
    ROOM_TO_BREATHE,
    'Tucks in beside the wardrobe, {Width} across.',
    ['Continuous drain=Yes', 'Stands in the utility room with the drain hose in the sink.'],
  ],
  noise: [...NOISE, ['Technology=Compressor', 'Like a fridge with opinions.']],
};

const PURIFIER: ReviewBank = {
  praise: [
    'Hay fever is down to one sneeze.',
    'Took the smell of the fire out of the flat.',
    ['Night mode=Yes', 'The night mode is a whisper.'],
    ['Air sensor=Yes', 'It wakes up by itself when the frying starts.'],
    ['Filter=HEPA 13 and carbon', 'The smell of paint had gone by the next morning.'],
    ['Room size>=30', 'It does the whole sitting room, not a corner of it.'],
    'Half the dust on the bedside table.',
    'My son sleeps through without coughing.',
    'The filter twists out, no tools.',
    'Next door’s bonfire stayed next door’s.',
  ],
  grumble: [
    BRIGHT,
    ['Filter life=6 months', 'Filters are £30 and you need two a year.'],
    'A new filter every {Filter life} adds up.',
    ['Air sensor=Yes', 'It gets excited about toast.'],
    'The lead is short.',
  ],
  fault: [
    TICKS,
    'The filter light came back the day after I changed the filter.',
    'It smelt of warm plastic and never stopped.',
  ],
  fit: [ROOM_TO_BREATHE, 'Stands behind the door, {Width} across.'],
  noise: [...NOISE, 'On low it is {Lowest noise}, and I believe it.'],
};

/** Air conditioners have a cooling power and a hose; air coolers a water tank and neither. */
const COOLING: ReviewBank = {
  praise: [
    ROLLS,
    'We slept through the hottest week.',
    'The timer turns it off at two, when I am past caring.',
    ['Remote control=Yes', 'The remote works from under the sheet.'],
    ['Swing=Yes', 'It swings, so both ends of the sofa get some.'],
    ['Cooling power!', 'Bedroom down from 29 to 23 in an hour.'],
    ['Cooling power!', 'It takes the damp out as well, so the sheets feel cool.'],
    ['Cooling power!', 'The hose clips on and stays on.'],
    ['Technology=Evaporative', 'A breeze with an edge to it, which is all I asked.'],
    ['Technology=Evaporative', 'No hose out of the window, so it goes where I go.'],
    ['Technology=Evaporative', 'Ice in the tank makes a real difference for an hour.'],
    ['Technology=Evaporative', 'Costs next to nothing to run.'],
  ],
  grumble: [
    BRIGHT,
    ['Window kit=Included', 'The hose is thick and the window kit is card.'],
    ['Window kit=Sold separately', 'The window kit is extra, and you need it.'],
    ['Cooling power!', HEAVY],
    ['Technology=Evaporative', 'The tank is empty by bedtime.'],
    ['Technology=Evaporative', 'With the door shut the room gets damp.'],
  ],
  fault: [
    TICKS,
    ['Cooling power!', 'It stopped on the hottest day and said it was full of water.'],
    ['Technology=Evaporative', 'The pump stopped, and then it was a fan.'],
  ],
  fit: [
    ROOM_TO_BREATHE,
    ['Cooling power!', 'The hose has to go straight out, so the bed moved.'],
    ['Technology=Evaporative', 'Takes {Width} by {Depth} of floor, no more.'],
  ],
  noise: [...NOISE, ['Cooling power!', 'Like a fridge with opinions.']],
};

export const FLOOR_AND_AIR_REVIEWS: Record<string, ReviewBank> = {
  vacuum: VACUUM,
  dehumidifier: DEHUMIDIFIER,
  purifier: PURIFIER,
  cooling: COOLING,
};
