import type { ReviewBank } from '../../review-lines.ts';

const NOISE: ReviewBank['noise'] = [
  'You hear it start if you listen for it.',
  'A low hum, less than the boiler.',
  'Silent at night, and we sleep beside the kitchen.',
  'It gurgles now and then like a radiator.',
  'It ticks when it starts, and then nothing.',
  'Quieter than the clock on the wall.',
  'You hear a trickle now and then, like a stream a long way off.',
  'My daughter revises beside it.',
];

const FINGERPRINTS: ReviewBank['grumble'] = [
  ['Colour=Black|Gunmetal grey', 'Fingerprints show on the dark front.'],
];

const BREATHING: ReviewBank['fit'] = [
  ['Gap rear>=50', 'It wants air behind: {Gap rear}, and the drawing says so.'],
];

const UNDER_COUNTER: ReviewBank['fit'] = [
  ['Installation=Under-counter', 'Went in under the counter with the air it asks for on top.'],
];

const HOUSED: ReviewBank['fit'] = [
  ['Installation=Integrated', 'The housing was a standard one and our old door went back on.'],
  ...UNDER_COUNTER,
];

const FRIDGE: ReviewBank = {
  praise: [
    'Butter spreads, which it never did in the old one.',
    'The drawers at the bottom lift right out for washing.',
    'I moved the shelves once, and now a pan of stock stands upright.',
    'Berries bought on Saturday were still good on Thursday.',
    'The door shuts itself for the last inch.',
    'No smell of plastic, and none of last night’s curry either.',
    'Cheese has its own corner and stays out of everything else.',
    'It is set once and stays where it is put.',
    'The door racks move without emptying them first.',
    'Leftovers stand in a row in front of me, so we waste less.',
    ['Height<=1500', 'Everything is in reach for me, and I am five foot one.'],
    ['Height>=1800', 'The top shelf is high, but what I use daily is at eye level.'],
    ['Width<=560', 'Narrow from outside, and I have yet to run out of room.'],
    ['Fridge capacity>=250', 'Christmas for nine went in, trifle and all.'],
    ['Freezer capacity>=90', 'The freezer takes a month of batch cooking in boxes.'],
    ['Noise<=36', 'I had to put my hand on it to know it was on.'],
    'Salad keeps a week in the bottom drawer.',
    'The shelves come out without opening the door past the wall.',
    'It holds 4 degrees whatever the kitchen does.',
    ['Freezer capacity!', 'The freezer drawers run smoothly even when packed.'],
    ['Freezer capacity! & Frost free=Yes', 'No ice in the freezer, not so much as a crystal.'],
    'The light is at the front, so nothing hides.',
    ['Fridge capacity>=200', 'A full weekly shop for four goes in.'],
    ['Type=Fridge|Integrated fridge', 'All fridge and no ice box, so every shelf is of use.'],
    ['Hinge reversible=Yes', 'I changed the hinge with the kit in the box.'],
    'The door shelves take a four-pint bottle each.',
    'Sunday’s joint fits on its plate, uncovered.',
    'Uses about what the label says; I put a meter on it.',
    ['Water and ice=Plumbed', 'Ice through the door, and nobody has trays to forget to fill.'],
    ['Water and ice=Tank', 'Cold water from the door, and the tank lifts out to wash.'],
    ['Doors>=3', 'Platters go in flat on the wide shelf.'],
    ['Garage safe=−15 °C', 'It stood in the garage through the frost and never noticed.'],
  ],
  grumble: [
    'The vegetable drawer could be a hand deeper.',
    'The shelf edges are hard to wipe underneath.',
    'It took most of a day to get cold after it was switched on.',
    'The door racks are plastic and feel it.',
    'Its feet are fiddly to reach once it is in place.',
    ['Hinge reversible=No', 'The door opens one way and cannot be changed: look before you buy.'],
    'The egg tray holds ten. Nobody sells ten eggs.',
    'The salad drawer squeaks.',
    'Only one shelf is high enough for a bottle.',
    'The alarm goes after a minute with the door open, while you unpack.',
    ...FINGERPRINTS,
    ['Freezer capacity! & Water and ice!=Plumbed', 'The ice tray is an afterthought.'],
    ['Water and ice=Plumbed', 'The water filter is a cost to reckon with, twice a year.'],
  ],
  fault: [
    'Water collects under the bottom drawer every week.',
    'It will not hold below seven degrees on a warm day.',
    'It froze the lettuce at the back whatever the setting.',
    'The seal came away at the corner.',
    'The compressor clicks on and off all night.',
    'A drawer front cracked in the first month.',
  ],
  fit: [
    'The tape said it would go and it went.',
    'Levelled on its feet in five minutes and the door hangs true.',
    ['Hinge wall gap!', 'We left the {Hinge wall gap} beside the wall, and the drawers come right out.'],
    ['Depth without doors!', 'Measured the hall, took the doors off, in it went.'],
    ...BREATHING,
    ...HOUSED,
    [
      'Installation=Freestanding & Depth>=600',
      'Stands {Depth} deep, so it is a thumb’s width proud of the units.',
    ],
    'The door clears the wall and the drawers open.',
    ['Installation=Freestanding & Height>=1700', 'Height was tight under the beam and the figure was right.'],
  ],
  noise: NOISE,
};

/** A chest is hinged at the lid, which the facts call no hinge. */
const FREEZER: ReviewBank = {
  praise: [
    'Three loaves, a tray of sausages and the whole of the plum tree.',
    'It was cold enough to fill by the same evening.',
    'The alarm told us that it had not been shut.',
    'Soup for the winter, and it was only September.',
    'It has paid for itself in half-price meat.',
    ['Frost free=Yes', 'Labels stay legible because nothing frosts over.'],
    ['Hinge!=None', 'The bottom drawer takes a turkey.'],
    ['Hinge!=None', 'Each drawer has a list on it now, and we know what we own.'],
    ['Total capacity<=120', 'Small enough for a utility room that has no room.'],
    ['Hinge!=None', 'The drawers run smoothly even when packed.'],
    ['Hinge!=None', 'Clear fronts, so I find the peas before I let the cold out.'],
    ['Hinge=None', 'Half a lamb from the farm, and room for the ice cream.'],
    ['Hinge=None', 'The lid stays up where you leave it.'],
    ['Hinge=None', 'The basket lifts out, so you can get to the bottom.'],
    ['Frost free=Yes', 'No ice in it, not so much as a crystal.'],
    ['Hinge reversible=Yes', 'I changed the hinge with the kit in the box.'],
    ['Total capacity>=140', 'A summer of beans and the Christmas bird went in.'],
    ['Garage safe=−15 °C|−12 °C', 'It stood in the garage through the frost and never noticed.'],
    'A batch of soup is hard by bedtime.',
    'Everything stayed frozen through a four-hour power cut.',
    'Uses about what the label says; I put a meter on it.',
    'Bread for the fortnight goes in and comes out as it was.',
  ],
  grumble: [
    'It needs a good shove to shut when it is full.',
    'No light inside, so I take a torch.',
    ['Controls=Knobs', 'The control is numbered and tells you nothing.'],
    ['Frost free=No', 'The drain is in an awkward corner.'],
    ['Hinge=None', 'Whatever you want is at the bottom.'],
    ['Hinge!=None', 'The top drawer is only fit for pizzas.'],
    ['Hinge!=None', 'The ice tray is an afterthought.'],
    ['Frost free=No', 'It wants defrosting before you would like to do it.'],
    'The alarm goes off while you are still unpacking.',
    ...FINGERPRINTS,
  ],
  fault: [
    'The seal came away at the corner.',
    'The compressor clicks on and off all night.',
    ['Hinge!=None', 'A drawer front cracked in the first month.'],
    ['Hinge=None', 'The lid dropped on my hand when its spring went.'],
    ['Frost free=No', 'It iced up round the edge within a fortnight.'],
  ],
  fit: [
    ...BREATHING,
    ...HOUSED,
    ['Hinge=None', 'Went through the garage door with a thumb to spare.'],
    ['Hinge!=None', 'The door clears the wall and the drawers open.'],
    ['Installation=Freestanding & Height>=1700', 'Height was tight under the beam and the figure was right.'],
  ],
  noise: NOISE,
};

const WINE_COOLER: ReviewBank = {
  praise: [
    'It holds 12 degrees whatever the kitchen does.',
    'The shelves roll out far enough to read a label.',
    'The light is soft and stays on for show if you like.',
    ['Zones=2 zones|3 zones', 'Reds above, whites below, and both as they should be.'],
    ['Zones=1 zone', 'One temperature, and it keeps to it.'],
    ['UV glass=Yes', 'The dark glass means I do not mind where the sun comes in.'],
    ['Bottles>=40', 'Everything we brought back from France went in.'],
    ['Hinge reversible=Yes', 'I changed the hinge in half an hour.'],
    'Nothing rattles when the door shuts.',
    'The labels stay dry, which in the cellar they never did.',
    'Sunday’s white is right without a night in the kitchen fridge.',
    'Looks a good deal better than the rack it replaced.',
  ],
  grumble: [
    'The count is for claret bottles: fizz takes two places.',
    'The top shelf is a degree warmer than the bottom.',
    ['Bottles<=24', 'Full after one Christmas.'],
    'Fingerprints on the glass, all of them mine.',
    'The display is bright at night until you find out how to dim it.',
  ],
  fault: [
    'The display said 12 and my thermometer said 17.',
    'The fan began to tick in the second month.',
    'A shelf came off its runner with the bottles on it.',
    'The seal came away at the corner.',
  ],
  fit: [
    ...BREATHING,
    ['Installation=Built-in', 'It filled the gap the planner had left, and breathes through the plinth.'],
    ['Installation=Built-in', 'At {Depth} deep it sits level with the doors beside it.'],
    ['Installation=Freestanding', 'Stands at the end of the units, {Width} wide as the page says.'],
    ['Height>=1400', 'It is heavy once it is full: think of the floor.'],
  ],
  noise: NOISE,
};

const DRINKS_COOLER: ReviewBank = {
  praise: [
    'The kitchen fridge has its shelves back.',
    'Cans put in at noon are properly cold by six.',
    'The glass stays clear, no mist.',
    'You can see what is left without opening it.',
    ['Cans>=60', 'It took everything for a fortieth birthday.'],
    ['Lockable=Yes', 'It locks, and we have teenagers.'],
    ['Hinge reversible=Yes', 'I changed the hinge in half an hour.'],
    'The shelves go up and down in small steps, so tall bottles stand.',
    'The light can be left off.',
  ],
  grumble: [
    'Big bottles only stand on the bottom shelf.',
    'Small cans tip on the wire shelves.',
    'The count is for ordinary cans, packed by a patient person.',
    ['Lockable=No', 'No lock, so the children found it.'],
  ],
  fault: [
    'The glass misted up on every warm day.',
    'It froze the tonic at the back.',
    'The compressor clicks on and off all night.',
  ],
  fit: [
    ...BREATHING,
    ...UNDER_COUNTER,
    ['Height<=520', 'Stands on the sideboard, {Height} high.'],
    'The door clears the wall, and the feet took up the slope of the floor.',
  ],
  noise: NOISE,
};

export const COLD_REVIEWS: Record<string, ReviewBank> = {
  'fridge-freezer': FRIDGE,
  'american-fridge': FRIDGE,
  fridge: FRIDGE,
  freezer: FREEZER,
  'wine-cooler': WINE_COOLER,
  'drinks-cooler': DRINKS_COOLER,
};
