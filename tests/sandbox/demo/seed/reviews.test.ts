import { beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../../sandbox/store/store.ts';
import { factsOf, rows, seeded } from './seeded.ts';

type Review = { product: number; title: string; text: string };

/** Goods by the facts that set them apart (null: not among their facts), and what nobody can say of them. */
const IMPOSSIBLE: readonly (readonly [Record<string, string | null>, RegExp])[] = [
  [{ Type: 'Kettle' }, /toast|crumb|crumpet|bagel|slice|charcoal/i],
  [{ Type: 'Toaster' }, /pour|boil|descale|fill\b|\blid\b|\bfurs?\b/i],
  [{ Type: 'Wine cooler' }, /milk|salad|lettuce|\begg|joint|freezer|\bpeas\b/i],
  [{ Type: 'Built-in wine cooler' }, /milk|salad|lettuce|\begg|joint|freezer|air behind/i],
  [{ Type: 'Drinks cooler' }, /milk|salad|lettuce|\begg|joint|freezer/i],
  [{ Type: 'Fridge' }, /freezer|frozen|crystal|ice tray/i],
  [{ Type: 'Chest freezer' }, /drawer|clear fronts|ice tray|the door clears/i],
  [{ 'Frost free': 'No' }, /crystal/i],
  [{ 'Hob type': 'Induction' }, /flame|burner|igniter|pan supports|knobs get/i],
  [{ 'Hob type': 'Ceramic' }, /flame|burner|igniter|pan supports|induction|knobs get/i],
  [{ 'Hob type': 'Gas' }, /slider|\bglass|zone|finding the pan|power share|buzz/i],
  [{ Ovens: '1' }, /(two|three) ovens|small oven|doors shut|pudding at/i],
  [{ Type: 'Warming drawer' }, /roast|probe|yorkshire|cake|grill|vacuum|seal/i],
  [{ Type: 'Vacuum drawer' }, /roast|probe|yorkshire|cake|grill|plates/i],
  [{ Mount: 'Downdraft' }, /over the hob|chimney slid|spirit level/i],
  [{ Turntable: 'Flat base' }, /turntable ring|plate turns|stopped turning/i],
  [{ Type: 'Filter coffee machine' }, /grinder|crema|espresso|milk|one button/i],
  [{ Type: 'Espresso machine' }, /grinder|fussy cat|filter paper/i],
  [{ Type: 'Cylinder vacuum cleaner' }, /battery|dock|bracket|stand up by itself/i],
  [{ Type: 'Robot vacuum cleaner' }, /bracket|chair legs|eleven minutes|\blead\b/i],
  [{ Type: 'Air purifier' }, /\btank|\bhose|from 29|window kit|washing/i],
  [{ Type: 'Air cooler' }, /window kit|clips on|from 29|upstairs/i],
  [{ Type: 'Dehumidifier' }, /from 29|hay fever|window kit/i],
  [{ 'Dryer type': 'Vented' }, /water tank|tank (needs|is)|condenser|under the stairs/i],
  [{ 'Dryer type': 'Heat pump' }, /wall vent|condenser wants|supper is/i],
  [{ Type: 'Steam cabinet' }, /towel|fluff|belt|stacks on/i],
  [{ Type: 'Descaler' }, /\bbore\b|thread|burrs|screwdriver|millimetre|solid|second month/i],
  [{ Type: 'Cleaner' }, /\bbore\b|thread|burrs|screwdriver|millimetre|solid|second month/i],
  [{ Type: 'Drip tray' }, /\bbore\b|thread|burrs|clip|stiff in the cold/i],
  [{ Type: 'Sink' }, /kettle|child lock|spout|swivel|cartridge|35 mm|manual/i],
  [{ Type: 'Kitchen tap' }, /kettle|tank|oven tray|overflow/i],
  [{ Type: 'Waste disposer' }, /kettle|swivel|spout|oven tray|limescale/i],
  [{ Type: 'Stand mixer' }, /soup|coleslaw|jug/i],
  [{ Type: 'Blender' }, /dough|coleslaw|whisk|disc/i],
  [{ Type: 'Bread maker' }, /chips|stew|basket|sausages/i],
  [{ Type: 'Air fryer' }, /loaf|paddle|stew|beans/i],
  [{ Type: 'Slow cooker' }, /loaf|chips|basket|pressure|seal/i],
  [{ Installation: 'Table-top' }, /door front|lid off|lengthened|top basket/i],
  [{ Installation: 'Integrated' }, /lid off|610 mm|flush with my worktop/i],
  [{ 'End signal': 'No' }, /tune at the end|the beep is/i],
  [{ 'Auto open door': 'No' }, /opens itself/i],
  [{ 'Spin speed': null }, /transit bolts/i],
];

let store: Store;
let reviews: Review[];
let facts: ReturnType<typeof factsOf>;
beforeAll(() => {
  store = seeded();
  reviews = rows<Review>(store, 'SELECT product_id AS product, title, text FROM review');
  facts = factsOf(store);
}, 60_000);

describe('reviews', () => {
  it.each(IMPOSSIBLE)('of goods with %o do not say %s', (wanted, impossible) => {
    const theirs = reviews.filter(({ product }) =>
      Object.entries(wanted).every(([name, value]) => (facts.get(product)?.get(name) ?? null) === value),
    );
    expect(theirs.length).toBeGreaterThan(10);
    expect(theirs.filter(({ title, text }) => impossible.test(`${title}. ${text}`))).toEqual([]);
  });

  it('of what comes by parcel tell of no crew', () => {
    const small = new Set(['Kettle', 'Toaster', 'Kitchen tap', 'Descaler', 'Hose', 'Blender']);
    const theirs = reviews.filter(({ product }) => small.has(facts.get(product)?.get('Type') ?? ''));
    expect(theirs.filter(({ text }) => /\bcrew|two lads|old one away|off its hinges/i.test(text))).toEqual(
      [],
    );
  });

  it('say nothing twice', () => {
    const twice = reviews.filter(({ text }) => {
      const sentences = text.split(/(?<=[.?]) /);
      return new Set(sentences).size < sentences.length;
    });
    expect(twice).toEqual([]);
  });
});
