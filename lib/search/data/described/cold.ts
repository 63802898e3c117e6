import type { Described } from './types';

export const COLD: readonly Described[] = [
  {
    kinds: ['Fridge', 'Integrated fridge'],
    is: 'Keeps food and milk cold and fresh: cheese, butter, vegetables, salad, meat, leftovers, groceries. Chills food so that it does not go off.',
    also: 'Food spoils, milk turns sour and goes off too fast. Store the shopping cool, chilled ready meals, eggs, yoghurt, ham, packed lunch, insulin and medicine, vaccine. Perishables, use by date, last longer. Somewhere cold for food. Slimy lettuce, salad goes slimy, limp, wilting, mouldy cheese, curdled, warm milk, food poisoning, bacteria, cooked meats, pate, dips, trifle, jelly, cream cakes, sandwiches, formula, breast milk, eye drops, pet food, leftovers for tomorrow.',
  },
  {
    kinds: ['Fridge freezer', 'Integrated fridge freezer'],
    is: 'Keeps food cold above and frozen below, both in one.',
    also: 'Cold and frozen shopping together, milk and ice cream, weekly shop both fresh and frozen.',
  },
  {
    kinds: ['American fridge freezer'],
    is: 'Wide with two doors side by side or french doors. Gives ice cubes and cold water out of the door.',
    also: 'Big posh double door, twin doors, crushed ice dispenser, makes ice cubes, chilled water from the door, huge shop for a large family, party.',
  },
  {
    kinds: ['Freezer', 'Chest freezer', 'Integrated freezer'],
    is: 'Freezes food and keeps it frozen at minus 18: frozen meals, meat, vegetables, ice cream.',
    also: 'Bulk buying, batch cooking, stock up, store half a pig, a whole lamb, a cow, deer, venison, meat from the butcher, fish caught, allotment glut, garden beans and berries for all winter, summer harvest, surplus. Makes ice. Frozen pizza, peas, fish fingers, chips, bread, ice lollies, ice pops, breast milk. Frozen stuff, more frozen space in the garage. Costco, wholesale, cash and carry, stockpile, hoard, fill up for months, keep it for months, portions, tubs, bags of ice, raw dog food, blackberries, shoot, pheasants, yellow sticker meat, Christmas turkey bought early.',
  },
  {
    kinds: ['Chest freezer'],
    is: 'Large freezing chest with a lid that lifts up, frozen food below a top opening.',
    also: 'Lid, deep freeze.',
  },
  {
    kinds: ['Wine cooler', 'Built-in wine cooler'],
    is: 'Keeps bottles of wine at the right temperature: red and white wine, champagne, prosecco. Stores and chills wine like a cellar, keeps it cold.',
    also: 'Wine collection, claret, rioja, wine rack at cellar temperature, mature and age wine, serve bubbly, wine lover, cases of wine, corks, vintage. Lay down a case, laying down, barolo, chianti, sancerre, investment, sommelier, collector, magnum, sherry, vintage port, reds too warm, under the stairs, wine goes off, spoils in the heat of the kitchen, corked, ruined by heat.',
  },
  {
    kinds: ['Drinks cooler'],
    is: 'Keeps beer, cans and soft drinks cold behind a glass door.',
    also: 'Chill beers, lager, cider, coke, pop, fizzy drinks, tins, bottles of beer, bar, man cave, garden bar, games room, home pub, party drinks, by the desk. Ice cold pint. Football on the telly, barbecue, summer house, pub shed, tinnies, six pack, mixers, tonic, meeting room, hot tub, beers for the match.',
  },
];
