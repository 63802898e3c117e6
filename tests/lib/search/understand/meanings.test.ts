import { describe, expect, it } from 'vitest';
import { understand } from '@/lib/search/understand/understand';

const read = (text: string) => understand(text, { makers: [] });

describe('a described but unnamed product', () => {
  it.each([
    ['a drawer that keeps plates hot', 'Warming drawer'],
    ['machine to wash clothes and dry them too', 'Washer dryer'],
    ['what can i use to reheat dinners', 'Microwave'],
    ['sweaty office in summer', 'Portable air conditioner'],
    ['stop the kitchen filling with smoke', 'Cooker hood'],
    ['keep cans of beer cold', 'Drinks cooler'],
    ['drying clothes indoors damp house', 'Dehumidifier'],
    ['tap for boiling water', 'Boiling-water tap'],
    ['quooker tap', 'Boiling-water tap'],
    ['vented cooktop', 'Venting hob'],
    ['washing line', 'Tumble dryer'],
    ['hoover washing machine', 'Washing machine'],
    ['laundry machine with dryer in one', 'Washer dryer'],
    ['keeps lager cold', 'Drinks cooler'],
    ['heats baby food in seconds', 'Microwave'],
    ['picks up cat litter', 'Cordless vacuum cleaner'],
    ['peelings without a smelly bin', 'Waste disposer'],
    ['the thing over the cooker that sucks up smells', 'Cooker hood'],
    ['refrigerator with two doors side by side', 'American fridge freezer'],
    ['hob that sucks the steam down itself', 'Venting hob'],
    ['matching things for boiling water and making toast', 'Kettle and toaster set'],
    ['appliances for a caravan, a gas cooker', 'Gas cooker'],
    ['lodówka', 'Fridge'],
    ['lave-linge', 'Washing machine'],
    ['ovn', 'Single oven'],
    ['thing you put food scraps down the sink', 'Waste disposer'],
    ['milk goes off too fast need something colder', 'Fridge'],
    ['gadget that sweeps up after the kids', 'Cordless vacuum cleaner'],
    ['cleans the house while we are out', 'Robot vacuum cleaner'],
    ['cannot sleep its 30 degrees in here', 'Portable air conditioner'],
    ['takes cigarette smell out of a room', 'Air purifier'],
    ['blitz frozen berries for breakfast', 'Blender'],
    ['drawer for hot plates', 'Warming drawer'],
    ['flames to cook with in worktop', 'Gas hob'],
    ['flat glass thing to cook on', 'Induction hob'],
    ['bake lasagne and roast at the same time', 'Single oven'],
    ['instant boiling water at the sink', 'Boiling-water tap'],
    ['loft like an oven in july', 'Portable air conditioner'],
    ['i would like an oven', 'Single oven'],
    ['longest on one charge', 'Cordless vacuum cleaner'],
    ['limescale stuff for a kettle', 'Descaler'],
    ['mixer for heavy bread dough', 'Stand mixer'],
    ['bathroom ceiling going black', 'Dehumidifier'],
  ])('in %j is a %s with no text left', (text, kind) =>
    expect(read(text)).toMatchObject({ kinds: expect.arrayContaining([kind]), text: '' }),
  );

  it.each([
    ['tap but not a boiling one', 'Kitchen tap'],
    ['filter coffee machine with grinder', 'Filter coffee machine'],
    ['fridge freezer with wine rack', 'Fridge freezer'],
    ['dry clothes in a small room', 'Tumble dryer'],
    ['air cooler for a bedroom', 'Air cooler'],
    ['something to put under the washing machine', 'Washing machine'],
    ['dishwasher to go under the counter', 'Dishwasher'],
  ])('in %j stays a %s', (text, kind) => expect(read(text).kinds[0]).toBe(kind));

  it.each([
    ['tray for under the washer in case it leaks', 'Drip tray'],
    ['put a tumble dryer on top of a washing machine kit', 'Stacking kit'],
    ['hold a tumble dryer on top of a washer', 'Stacking kit'],
    ['put a dryer above a washing machine', 'Stacking kit'],
    ['pipe for extractor 150mm', 'Ducting'],
    ['something to clean the oven with', 'Cleaner'],
  ])('in %j is the accessory %s', (text, kind) =>
    expect(read(text)).toMatchObject({ kinds: [kind], isOfParts: true }),
  );
});

describe('figures without a field', () => {
  it.each([
    ['6 foot fridge freezer', 'Height'],
    ['dryer height 85', 'Height'],
    ['washing machine 45cm', 'Depth'],
    ['fridge not wider than 55', 'Width'],
    ['sink 1000 x 500', 'Width'],
    ['fridge 1.4m tall', 'Height'],
    ['dishwasher sixteen place', 'Place settings'],
    ['hob 59cm x 52cm', 'Width'],
    ['integrated combination microwave', 'Installation'],
  ])('in %j belong to the %s', (text, name) => expect(read(text).facts[0]?.names[0]).toBe(name));

  it.each([
    ['coffee machine 3-500', 30_000, 50_000],
    ['got 800 to spend on a fridge', null, 80_000],
    ['not spending more than 200 on a microwave', null, 20_000],
    ['fridge freezer for less than half a grand', null, 50_000],
    ['can i get a dishwasher for 200', 17_000, 23_000],
    ['hob for 600 mm', null, null],
  ])('in %j are a price from %s to %s pence', (text, minPrice, maxPrice) =>
    expect(read(text)).toMatchObject({ minPrice, maxPrice }),
  );
});

it.each(['dishwasher pods', 'vacuum bags', 'oven gloves'])(
  '%j is recognised as something that is not sold',
  (text) => expect(read(text)).toMatchObject({ kinds: [], foreign: { name: text, isMaker: false } }),
);

it('an ampersand joins two things', () => expect(read('washer & dryer').groups).toHaveLength(2));

describe('asides of a story', () => {
  it.each([
    'is there a dishwasher that fits on the worktop because i rent and cannot plumb one in',
    'washing machine for a big family of 6',
  ])('in %j leave no text', (text) => expect(read(text).text).toBe(''));

  it('keep what may be a name', () => {
    expect(read('corso lake terrace mixer').text).toBe('corso lake terrace');
    expect(read('lake dryer').text).toBe('lake');
  });

  it.each([
    ['washing machine for a house of six', 'Capacity'],
    ['dishwasher for 2 people', 'Place settings'],
  ])('in %j set the %s', (text, name) => expect(read(text).facts[0]?.names[0]).toBe(name));

  it('exclude once what is said not to be wanted twice', () => {
    const { facts } = read('air fryer with no non stick teflon');
    expect(facts.map(({ isNot }) => isNot)).toEqual([true, true]);
  });
});
