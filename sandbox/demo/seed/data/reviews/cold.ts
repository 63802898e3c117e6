import type { ReviewBank } from '../../review-lines.ts';

const NOISE: ReviewBank['noise'] = [
  'You hear it start if you [listen for it|stand by it|hold your breath].',
  'A low hum, less than the [boiler|old one|radio on standby].',
  'Silent at night, and we sleep beside the [kitchen|hatch].',
  'It gurgles now and then like a [radiator|pipe|fish tank].',
  'It ticks when it starts, and then [nothing|not a sound|quiet].',
  'Quieter than the [clock on the wall|kitchen clock|fish tank].',
  'You hear a trickle now and then, like a [stream|tap] a long way off.',
  'My [daughter|son|lodger] revises beside it.',
];

const FINGERPRINTS: ReviewBank['grumble'] = [
  ['Colour=Black|Gunmetal grey', 'Fingerprints show on the dark front.'],
];

const BREATHING: ReviewBank['fit'] = [
  ['Gap rear>=50', 'It wants air behind: {Gap rear}, and the [drawing|page] says so.'],
];

const UNDER_COUNTER: ReviewBank['fit'] = [
  [
    'Installation=Under-counter',
    'Went in under the counter with the air it asks for on top[|, to spare|, as drawn].',
  ],
];

const HOUSED: ReviewBank['fit'] = [
  [
    'Installation=Integrated',
    'The housing was a standard one and our old door went back on[| with new screws|, no trouble|].',
  ],
  ...UNDER_COUNTER,
];

const FRIDGE: ReviewBank = {
  praise: [
    '[Butter|Even butter] spreads, which it never did in the old one.',
    'The drawers at the bottom lift right out for [washing|a wash|cleaning].',
    'I moved the shelves once, and now a [pan of stock|jug|birthday cake] stands upright.',
    '[Berries|Raspberries|Strawberries|Salad leaves] bought on [Saturday|Friday] were still good on [Thursday|Wednesday].',
    'The door shuts itself for the last [inch|bit|few inches].',
    'No smell of plastic, and none of last night’s [curry|fish|garlic] either.',
    'Cheese has its own [corner|drawer|box] and stays out of everything else.',
    'It is set once and [stays where it is put|I have not touched it|that is that].',
    'The door racks [move|shift|go up and down] without emptying them first.',
    'Leftovers stand in a row in front of me, so we [waste less|eat them|throw less out].',
    ['Height<=1500', 'Everything is in reach for me, and I am five foot [one|two|nothing].'],
    ['Height>=1800', 'The top shelf is high, but what I use [daily|most|every day] is at eye level.'],
    ['Width<=560', 'Narrow from outside, and I have yet to [run out of room|fill it].'],
    [
      'Fridge capacity>=250',
      'Christmas for [nine|eight|eleven] went in, [trifle and all|turkey and all|with the trifle].',
    ],
    [
      'Freezer capacity>=90',
      'The freezer takes [a month|three weeks|a fortnight] of batch cooking in boxes.',
    ],
    ['Noise<=36', 'I had to put my hand on it to know it was on[|, truly|, the first night].'],
    '[Salad|Lettuce|Celery|A cucumber] keeps [a week|nearly ten days|all week] in the bottom drawer.',
    'The shelves come out without opening the door past the wall[|, which ours needs|, thank goodness].',
    'It holds [4 degrees|its temperature] whatever the [kitchen|weather] does.',
    ['Freezer capacity!', 'The freezer drawers [run|slide] smoothly even when [packed|crammed|full].'],
    [
      'Freezer capacity! & Frost free=Yes',
      'No ice in the freezer, not so much as a crystal[|, after months|, and no scraping].',
    ],
    'The light is at the front, so nothing [hides|lurks at the back|is lost].',
    ['Fridge capacity>=200', 'A full weekly shop for [four|five|a family] goes in[|, just|, with bottles].'],
    [
      'Type=Fridge|Integrated fridge',
      'All fridge and no ice box, so every shelf is [of use|mine|a proper shelf].',
    ],
    [
      'Hinge reversible=Yes',
      'I changed the hinge with the kit in the box[|, an hour’s work|, slowly|, with my son].',
    ],
    'The door shelves take a four-pint bottle [each|and the wine|without a fight].',
    '[Sunday’s joint|A cold chicken|The roasting tin] fits on its plate, uncovered.',
    'Uses about what the label says; I put a meter on it[| for a week| for a month| in July].',
    [
      'Water and ice=Plumbed',
      '[Ice through the door|Ice at a touch], and nobody has trays to [forget to fill|spill|find empty].',
    ],
    ['Water and ice=Tank', 'Cold water from the door, and the tank lifts out to [wash|fill|rinse].'],
    ['Doors>=3', '[Platters|Pizza boxes|A whole salmon dish] go in flat on the wide shelf.'],
    [
      'Garage safe=−15 °C',
      'It stood in the garage through the frost and never [noticed|faltered|missed a beat].',
    ],
  ],
  grumble: [
    'The vegetable drawer could be [a hand|an inch|a bit] deeper.',
    'The shelf edges are [hard|a nuisance|fiddly] to wipe underneath.',
    'It took [most of a day|overnight|a good ten hours] to get cold after it was switched on.',
    'The door racks are plastic and [feel it|look it|creak].',
    'Its feet are fiddly to reach once it is in [place|the corner|its hole].',
    [
      'Hinge reversible=No',
      'The door opens one way and cannot be changed: look before you buy[|, I did not| and think].',
    ],
    'The egg tray holds ten[, and nobody sells ten eggs| and the box a dozen|, so two live in the door].',
    'The salad drawer [squeaks|sticks|catches].',
    'Only one shelf is high enough for a [bottle|bottle of wine|carton].',
    'The alarm goes after a minute with the door open, while you [unpack|put the shopping away|look for the mustard].',
    ...FINGERPRINTS,
    ['Freezer capacity! & Water and ice!=Plumbed', 'The ice tray is [an afterthought|tiny|flimsy].'],
    [
      'Water and ice=Plumbed',
      'The water filter is a cost to reckon with, twice a year[|, for ever|, I found].',
    ],
  ],
  fault: [
    'Water collects under the bottom drawer every [week|few days|fortnight].',
    'It will not hold below [seven|eight|nine] degrees on a warm day.',
    'It froze the [lettuce|milk|cucumber] at the back whatever the setting.',
    'The seal came away at the corner[| in the second month| within weeks|, and the shop has been told].',
    'The compressor clicks on and off all night[|, every ten minutes|, and we sleep next door].',
    'A drawer front cracked in the first [month|week|fortnight].',
  ],
  fit: [
    'The tape said it would go and it [went|did].',
    'Levelled on its feet in five minutes and the door hangs [true|straight|level].',
    [
      'Hinge wall gap!',
      'We left the {Hinge wall gap} beside the wall, and the drawers come right out[|, as promised| now].',
    ],
    ['Depth without doors!', 'Measured the [hall|front door|stairs], took the doors off, in it went.'],
    ...BREATHING,
    ...HOUSED,
    [
      'Installation=Freestanding & Depth>=600',
      'Stands {Depth} deep, so it is a [thumb’s|finger’s] width proud of the units.',
    ],
    'The door clears the wall and the drawers [open|come out|run].',
    [
      'Installation=Freestanding & Height>=1700',
      'Height was tight under the [beam|cupboard|pelmet] and the figure was right.',
    ],
  ],
  noise: NOISE,
};

/** A chest freezer's lid counts as no hinge in its facts. */
const FREEZER: ReviewBank = {
  praise: [
    'Three loaves, a tray of sausages and the whole of the [plum|apple|damson] tree.',
    'It was cold enough to fill by [the same evening|bedtime|the next morning].',
    'The alarm told us that it had not been [shut|closed|shut properly].',
    '[Soup|Stock|Chilli] for the winter, and it was only [September|October].',
    'It has paid for itself in half-price [meat|bread|fish].',
    ['Frost free=Yes', 'Labels stay [legible|readable] because nothing frosts over.'],
    ['Hinge!=None', 'The bottom drawer takes a [turkey|goose|leg of lamb and more].'],
    ['Hinge!=None', 'Each drawer has a list on it now, and we know what we [own|have|are eating].'],
    ['Total capacity<=120', 'Small enough for a utility room that has no [room|space].'],
    ['Hinge!=None', 'The drawers [run|slide] smoothly even when [packed|crammed|full].'],
    ['Hinge!=None', 'Clear fronts, so I find the [peas|bread|ice cream] before I let the cold out.'],
    ['Hinge=None', 'Half a [lamb|pig] from the [farm|butcher|market], and room for the ice cream.'],
    ['Hinge=None', 'The lid stays up where you [leave|put] it.'],
    ['Hinge=None', 'The basket lifts out, so you can get to the [bottom|rest|bread].'],
    ['Frost free=Yes', 'No ice in it, not so much as a crystal[| yet|, a year on|, and no scraping].'],
    [
      'Hinge reversible=Yes',
      'I changed the hinge with the kit in the box[|, an hour’s work|, slowly|, with my son].',
    ],
    ['Total capacity>=140', 'A summer of [beans|courgettes|raspberries] and the Christmas bird went in.'],
    [
      'Garage safe=−15 °C|−12 °C',
      'It stood in the garage through the frost and never [noticed|faltered|missed a beat].',
    ],
    'A batch of [soup|stew|sauce] is hard by bedtime.',
    'Everything stayed frozen through a [four|three|five]-hour power cut.',
    'Uses about what the label says; I put a meter on it[| for a week| for a month| in July].',
    'Bread for the fortnight goes in and comes out as it [was|went in].',
  ],
  grumble: [
    'It needs a good shove to shut when it is [full|packed].',
    'No light inside, so I take a [torch|head torch|phone].',
    ['Controls=Knobs', 'The control is numbered and tells you [nothing|little].'],
    ['Frost free=No', 'The drain is in an awkward [corner|place].'],
    ['Hinge=None', 'Whatever you want is at the [bottom|bottom, always].'],
    ['Hinge!=None', 'The top drawer is only fit for [pizzas|ice cubes|flat things].'],
    ['Hinge!=None', 'The ice tray is [an afterthought|tiny|flimsy].'],
    ['Frost free=No', 'It wants defrosting before you would like to [do it|be doing it].'],
    'The alarm goes off while you are still [unpacking|loading it].',
    ...FINGERPRINTS,
  ],
  fault: [
    'The seal came away at the corner[| in the second month| within weeks|, and the shop has been told].',
    'The compressor clicks on and off all night[|, every ten minutes|, and we sleep next door].',
    ['Hinge!=None', 'A drawer front cracked in the first [month|week|fortnight].'],
    ['Hinge=None', 'The lid dropped on my hand when its spring [went|broke].'],
    ['Frost free=No', 'It iced up round the edge within a [fortnight|month|week].'],
  ],
  fit: [
    ...BREATHING,
    ...HOUSED,
    ['Hinge=None', 'Went through the garage door with a [thumb|finger|whisker] to spare.'],
    ['Hinge!=None', 'The door clears the wall and the drawers [open|come out|run].'],
    [
      'Installation=Freestanding & Height>=1700',
      'Height was tight under the [beam|cupboard|pelmet] and the figure was right.',
    ],
  ],
  noise: NOISE,
};

const WINE_COOLER: ReviewBank = {
  praise: [
    'It holds [12 degrees|its degrees] whatever the kitchen does.',
    'The shelves roll out far enough to read a [label|vintage].',
    'The light is soft and stays on for show if you [like|want].',
    ['Zones=2 zones|3 zones', 'Reds above, whites below, and both as they [should be|ought].'],
    ['Zones=1 zone', 'One temperature, and it keeps [to it|it].'],
    ['UV glass=Yes', 'The dark glass means I do not mind where the [sun comes in|window is].'],
    ['Bottles>=40', 'Everything we brought back from [France|Portugal|Italy|the cellar] went in.'],
    ['Hinge reversible=Yes', 'I changed the hinge in [half an hour|an hour|twenty minutes].'],
    'Nothing rattles when the door [shuts|closes].',
    'The labels stay dry, which in the [cellar|garage|cupboard under the stairs] they never did.',
    '[Sunday’s|Friday’s] white is right without a night in the kitchen fridge.',
    'Looks a good deal better than the rack it [replaced|pushed out].',
  ],
  grumble: [
    'The count is for claret bottles: [fizz|Burgundy|Champagne] takes two places.',
    'The top shelf is a degree warmer than the [bottom|others].',
    ['Bottles<=24', 'Full after one [Christmas|birthday|trip to Calais].'],
    'Fingerprints on the glass, all of them [mine|my husband’s].',
    'The display is bright at night until you find out how to [dim it|turn it down].',
  ],
  fault: [
    'The display said 12 and my thermometer said [17|16|18].',
    'The fan began to tick in the [second|third] month.',
    'A shelf came off its runner with the [bottles|best bottles] on it.',
    'The seal came away at the corner[| in the second month| within weeks|, and the shop has been told].',
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
    'The kitchen fridge has its shelves [back|to itself].',
    'Cans put in at noon are properly cold by [six|five|supper].',
    'The glass stays clear, no [mist|fog|drips].',
    'You can see what is left without [opening it|looking inside].',
    ['Cans>=60', 'It took everything for a [fortieth birthday|christening|street party].'],
    ['Lockable=Yes', 'It locks, and we have [teenagers|lodgers|guests].'],
    ['Hinge reversible=Yes', 'I changed the hinge in [half an hour|an hour|twenty minutes].'],
    'The shelves go up and down in small steps, so [tall|large] bottles stand.',
    'The light can be [left|turned] off.',
  ],
  grumble: [
    'Big bottles only stand on the [bottom|lowest] shelf.',
    'Small cans [tip|wobble] on the wire shelves.',
    'The count is for ordinary cans, packed by a [patient|tidy] person.',
    ['Lockable=No', 'No lock, so the [children|grandchildren|lodgers] found it.'],
  ],
  fault: [
    'The glass misted up on every [warm|close|wet] day.',
    'It froze the tonic at the [back|top].',
    'The compressor clicks on and off all night[|, every ten minutes|, and we sleep next door].',
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
