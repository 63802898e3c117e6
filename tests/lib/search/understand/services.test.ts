import { describe, expect, it } from 'vitest';
import { helpFor } from '@/lib/search/help';
import { understand } from '@/lib/search/understand/understand';

const read = (text: string) => understand(text, { makers: [] });

describe('work that goes with an appliance', () => {
  it.each([
    ['fit my dishwasher', 'Fitting service', '/installation'],
    ['oven installation', 'Fitting service', '/installation'],
    ['instalation of hob', 'Fitting service', '/installation'],
    ['can someone fit my new oven', 'Fitting service', '/installation'],
    ['gas hob fitting', 'Fitting service', '/installation'],
    ['cooker delivered and fitted', 'Fitting service', '/installation'],
    ['swap fridge door to other side', 'Fitting service', '/installation'],
    ['convert gas hob to lpg', 'Fitting service', '/installation'],
    ['waste disposal installation', 'Fitting service', '/installation'],
    ['american fridge removal', 'Collection service', '/recycling'],
    ['take away old cooker', 'Collection service', '/recycling'],
    ['get rid of my freezer', 'Collection service', '/recycling'],
    ['remove packaging', 'Unpacking service', '/delivery'],
    ['change the door on my fridge', 'Fitting service', '/installation'],
    ['insurance for my dishwasher', 'Extended cover', '/extended-cover'],
    ['3 year cover', 'Extended cover', '/extended-cover'],
  ])('in %j is the %j that %s explains', (text, kind, path) => {
    const wish = read(text);
    expect(wish).toMatchObject({ kinds: [kind], isOfParts: true, text: '', facts: [] });
    expect(helpFor(wish, []).first[0]?.path).toBe(path);
  });

  it.each([
    ['built in oven', 'Single oven'],
    ['easy to fit hood', 'Cooker hood'],
    ['washing machine to fit under worktop', 'Washing machine'],
    ['wifi connected oven', 'Single oven'],
    ['american fridge no plumbing', 'American fridge freezer'],
    ['get rid of cooking smells', 'Cooker hood'],
    ['waste disposal unit', 'Waste disposer'],
    ['robot hoover pet hair removal', 'Robot vacuum cleaner'],
    ['lpg gas hob', 'Gas hob'],
    ['fridge freezer left hand door', 'Fridge freezer'],
    ['hood duct fitting', 'Ducting'],
    ['cooker hood with installation kit', 'Cooker hood'],
    ['classic collection toaster', 'Toaster'],
  ])('is not meant in %j, which asks for: %j', (text, kind) => expect(read(text).kinds).toContain(kind));
});
