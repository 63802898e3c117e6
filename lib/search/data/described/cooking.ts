import type { Described } from './types';

const MICROWAVES = ['Microwave', 'Built-in microwave', 'Combination microwave'] as const;

export const COOKING: readonly Described[] = [
  {
    kinds: ['Single oven', 'Double oven'],
    is: 'Bakes and roasts food built into a cupboard: roast chicken, turkey, joint, pizza, pies, potatoes, lasagne.',
    also: 'Sunday roast, Christmas dinner, goose, yorkshire pudding, casserole, crumble, quiche, scones, tray bake, biscuits, pastry, jacket potatoes. Grill, bake a cake, bread, eye height. Two trays or dishes at once at different temperatures. Baked potatoes, shepherds pie, toad in the hole, macaroni cheese, fish pie, oven chips, gratin, crackling, cauliflower cheese, batch baking, mince pies.',
  },
  {
    kinds: ['Electric cooker', 'Gas cooker', 'Dual fuel cooker'],
    is: 'Oven, grill and rings in one that stands on the floor. Cooks dinner.',
    also: 'Oven with hob on top, all in one, slot in, cook meals and tea, slides between the units. Whole roast with rings on top, four rings and an oven, everything in one, replaces a hob and oven.',
  },
  {
    kinds: ['Electric range cooker', 'Dual fuel range cooker', 'Gas range cooker'],
    is: 'Wide with several ovens and many burners, of a country farmhouse kitchen. Cooks for a crowd.',
    also: 'Two or three ovens and a hob, six burners, like an aga, traditional centrepiece, cook for twenty, cook many things at once, big family Christmas.',
  },
  {
    kinds: ['Induction hob', 'Ceramic hob', 'Gas hob'],
    is: 'Rings in the worktop to cook with pans: fry eggs, boil pasta, simmer sauce, stir fry in a wok.',
    also: 'Flat glass surface to cook on, cooktop, four rings, burners, flames, magnets, frying, saucepan, steak, pancake, omelette. Wipe clean. Shiny black top to cook on, cook on glass, sear, saute, poach, boil potatoes, frying pan, two rings for a kitchenette, hot plates, bubble and squeak, risotto, jam making.',
  },
  {
    kinds: ['Induction hob'],
    is: 'Heats the pan by magnets under flat glass: cooks with magnets.',
    also: 'Magnetic pans, glass that stays cool.',
  },
  {
    kinds: ['Gas hob'],
    is: 'Cooks on an open gas flame in the worktop.',
    also: 'Flames, wok burner, real flame cooking, cook with fire.',
  },
  {
    kinds: ['Venting hob'],
    is: 'Sucks the steam down itself while it cooks: instead of a hood above.',
    also: 'No room for a hood, extraction downwards into the worktop, pulls steam from the pan without a hood.',
  },
  {
    kinds: ['Cooker hood'],
    is: 'Extracts steam, smoke, grease and cooking smells above the stove and blows them outside. Fan that sucks up fumes over the pans.',
    also: 'Smoke alarm goes off when frying bacon, kitchen smells of curry and fish, smells linger in the kitchen for days, greasy cupboards, steamy kitchen, fried food stink, cooking fumes fill the house, sets off the alarm, burnt smell. Sear steak, splatter, sticky cupboards, film of grease, yellow ceiling, fish and chips smell, wok smoke, smell in the curtains, smoke detector, draw the smoke away, fan above the rings, open plan lounge smells of dinner, cooking steam on the ceiling.',
  },
  {
    kinds: [...MICROWAVES],
    is: 'Heats food and drink in minutes: reheats leftovers, ready meals, soup, milk. Defrosts frozen food.',
    also: 'Warm up dinner, last nights takeaway, yesterdays curry, porridge, popcorn, beans, baby bottle, scrambled eggs, rice, jacket potato in minutes, thaw a chicken, plate of food, ping, nuke, quick lunch for one, student meal, hot in seconds. Spud, baked beans, bowl of soup, cold tea, melt butter or chocolate, soften ice cream, heat pack, wheat bag, sponge pudding, night shift meal.',
  },
  {
    kinds: ['Warming drawer'],
    is: 'Drawer that keeps plates hot and dinner warm until it is served. Heats plates, proves bread dough.',
    also: 'Warm plates, hot crockery, keep food warm until guests arrive, dough rising, dinner party, heat the plates, plates go cold, warm plates for sunday lunch, keep plates hot. Gravy boat, serving dishes, pull out tray that stays hot, rested meat, food hot while I finish the rest, everything served hot, pancakes warm, cold plates, late from work dinner, dinner goes cold while waiting for everyone, food cold by the time it is served.',
  },
  {
    kinds: ['Vacuum drawer'],
    is: 'Drawer that seals food in bags without air for sous vide.',
    also: 'Vacuum pack, airtight seal, shrink wrap, takes the air out of bags, marinate.',
  },
  {
    kinds: ['Air fryer'],
    is: 'Fries chips with hot air and little oil: crispy chicken wings, fries, healthier fried food without fat.',
    also: 'Crunchy, crisp, low fat, less oil, hardly any oil, health, diet, fakeaway, nuggets, wedges, samosas, roast potatoes quick, whole chicken without heating the oven, instead of the oven, quicker and cheaper than the oven. Frozen chips in ten minutes, sausages, bacon, onion rings, breaded chicken, salmon, halloumi fries, student, small oven on the worktop, healthy treats, no greasy pan, slimming world.',
  },
  {
    kinds: ['Slow cooker'],
    is: 'Cooks stew, casserole, curry and chilli slowly in a pot all day while nobody is at home.',
    also: 'Tender meat, beef, lamb, brisket, pulled pork, soup, joint, dinner ready when I get home, leave it cooking overnight, low and slow, cooks itself, while at work, come in to a hot meal, one pot, ragu. Put it on in the morning, ready at night, falls off the bone, melt in the mouth, shoulder, shin, oxtail, ham hock, gammon, tough cuts, throw it all in before work, come home to dinner, winter warmer, prep in the morning, pan that cooks by itself all day.',
  },
  {
    kinds: ['Pressure cooker'],
    is: 'Cooks stew, beans and rice fast under pressure in a sealed pot.',
    also: 'Stew in half an hour, tender quickly, curry in minutes, lid locks, pulses, stock. Risotto, bone broth, chickpeas, one pot quickly.',
  },
];
