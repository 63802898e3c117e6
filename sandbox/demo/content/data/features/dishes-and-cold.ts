import { type Told, tilesOf } from './told.ts';

const dishwashers = tilesOf(
  'dishwasher',
  ['Dishwasher', 'Integrated dishwasher'],
  [
    {
      part: 'lower basket',
      picture: 'dish-lower',
      title: '{Place settings} in one go',
      text: 'A day’s dishes for five people, with the pans they were cooked in.',
      facts: ['Place settings >= 14'],
    },
    {
      part: 'lower basket',
      picture: 'dish-lower',
      title: '{Place settings} in one go',
      text: 'A day’s dishes for four people. Plates stand below, where the water is hottest.',
      facts: ['Place settings >= 12'],
    },
    {
      part: 'lower basket',
      picture: 'dish-lower',
      title: '{Place settings} in one go',
      text: 'Supper for eight, or two days’ dishes for two.',
    },
    {
      part: 'cutlery',
      picture: 'dish-tray',
      title: 'A tray for the cutlery',
      text: 'Every knife and fork has its own place, and the lower basket stays free for pans.',
      facts: ['Cutlery = Tray'],
    },
    {
      part: 'cutlery',
      picture: 'dish-tray',
      title: 'A tray, and a basket too',
      text: 'Everyday cutlery goes in the tray and ladles in the basket. Use either or both.',
      facts: ['Cutlery = Both'],
    },
    {
      part: 'cutlery',
      picture: 'dish-basket',
      title: 'A basket for the cutlery',
      text: 'Quick to load, and it lifts out so you can carry it to the drawer. Knives go in point down.',
      facts: ['Cutlery = Basket'],
    },
    {
      part: 'half load',
      picture: 'dish-upper',
      title: 'Half full is enough',
      text: 'The half-load programme washes cups and glasses with less water than a full load.',
      facts: ['Half load = Yes', 'Baskets = 2'],
    },
    {
      part: 'half load',
      picture: 'dish-upper',
      title: '{Water per cycle} of water per wash',
      text: 'That is the eco programme with both baskets full. It takes {Eco time}.',
      facts: ['Baskets = 2'],
    },
  ],
);

const DRAWERS: readonly Told[] = [
  {
    part: 'freezer',
    picture: 'freezer-drawers',
    title: '{Freezer capacity} of freezer',
    text: 'Frost free = a fan keeps ice from forming, so there is nothing to defrost and peas stay loose.',
    facts: ['Frost free = Yes'],
  },
  {
    part: 'freezer',
    picture: 'freezer-drawers',
    title: '{Freezer capacity} of freezer',
    text: 'Food stays cold longer in a power cut. It needs defrosting once or twice a year.',
    facts: ['Frost free = No'],
  },
];

const fridgeFreezers = tilesOf(
  'fridge-freezer',
  ['Fridge freezer', 'Integrated fridge freezer', 'American fridge freezer'],
  [
    {
      part: 'shelves',
      picture: 'fridge-shelves',
      title: '{Fridge capacity} of fridge',
      text: 'Room for a week’s shopping, with shelves spaced for anything from a milk bottle to a tart.',
      facts: ['Fridge capacity >= 200'],
    },
    {
      part: 'shelves',
      picture: 'fridge-shelves',
      title: '{Fridge capacity} of fridge',
      text: 'Room for several days’ shopping, with shelves spaced for anything from a milk bottle to a tart.',
    },
    ...DRAWERS,
    {
      part: 'third',
      picture: 'fridge-dispenser',
      title: 'Cold water at the door',
      text: 'It comes from a tank that you fill by hand, so there is no pipe to lay.',
      facts: ['Water and ice = Tank'],
    },
    {
      part: 'third',
      picture: 'fridge-dispenser',
      title: 'Water and ice at the door',
      text: 'Plumbed in, so it never has to be filled. It needs a cold feed nearby.',
      facts: ['Water and ice = Plumbed'],
    },
    {
      part: 'third',
      picture: 'fridge-drawer',
      title: 'Quiet in an open kitchen',
      text: 'It hums at {Noise}, noise class {Noise class}: no louder than the room around it.',
      facts: ['Noise <= 35'],
    },
    {
      part: 'third',
      picture: 'fridge-drawer',
      title: '{Total capacity} in all',
      text: 'Fridge and freezer together. Salad and fruit have their own drawer below the shelves.',
    },
  ],
);

const fridges = tilesOf(
  'fridge',
  ['Fridge', 'Integrated fridge'],
  [
    {
      part: 'shelves',
      picture: 'fridge-shelves',
      title: '{Fridge capacity} of fridge',
      text: 'Room for a week’s shopping, with shelves spaced for anything from a milk bottle to a tart.',
      facts: ['Fridge capacity >= 200'],
    },
    {
      part: 'shelves',
      picture: 'fridge-shelves',
      title: '{Fridge capacity} of fridge',
      text: 'Room for several days’ shopping, with shelves spaced for anything from a milk bottle to a tart.',
    },
    {
      part: 'drawer',
      picture: 'fridge-drawer',
      title: 'A drawer for the salad',
      text: 'Fruit and vegetables have their own drawer, which slides out to you.',
    },
    {
      part: 'top',
      picture: 'fridge-light',
      title: 'Noise class {Noise class}',
      text: 'It hums at {Noise}, which is noticed only when it stops.',
    },
  ],
);

const freezers = tilesOf(
  'freezer',
  ['Freezer', 'Integrated freezer'],
  [
    {
      part: 'drawers',
      picture: 'freezer-stack',
      title: '{Freezer capacity} in drawers',
      text: 'Each pulls out by its handle, so nothing is lost at the back.',
    },
    {
      part: 'tubs',
      picture: 'freezer-tubs',
      title: 'Frost free',
      text: 'A fan keeps ice from forming: nothing to defrost, and peas stay loose.',
      facts: ['Frost free = Yes'],
    },
    {
      part: 'tubs',
      picture: 'freezer-tubs',
      title: 'Cold for longer in a power cut',
      text: 'Without a fan, food does not dry out. It needs defrosting once or twice a year.',
      facts: ['Frost free = No'],
    },
    {
      part: 'drawn out',
      picture: 'freezer-drawers',
      title: 'Fine in a garage',
      text: 'It keeps its contents frozen in a garage down to {Garage safe}.',
      facts: ['Garage safe = −15 °C | −12 °C'],
    },
    {
      part: 'drawn out',
      picture: 'freezer-drawers',
      title: 'Noise class {Noise class}',
      text: 'It hums at {Noise}, which is noticed only when it stops.',
    },
  ],
);

/** Feature tiles of dishwashers, fridges and freezers. */
export const dishAndColdTiles = [...dishwashers, ...fridgeFreezers, ...fridges, ...freezers];
