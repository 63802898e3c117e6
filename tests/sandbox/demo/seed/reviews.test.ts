import { beforeAll, describe, expect, it } from 'vitest';
import { deliveryClass } from '../../../../sandbox/commerce/delivery/class.ts';
import type { Store } from '../../../../sandbox/store/store.ts';
import { factsOf, rows, seeded } from './seeded.ts';

type Review = { id: number; product: number; title: string; text: string; rating: number };

/** What stands between one review and the next that may say the same. */
const WINDOW = 30;

/** What is said of machines alone. */
const USED_UP = /guarantee|telephone|ordinary use|daily use|learning it|properly put together|seasons/i;

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
  [{ Type: 'Robot vacuum cleaner' }, /bracket|chair legs|full power is|\blead\b/i],
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
  [{ Type: 'Descaler' }, USED_UP],
  [{ Type: 'Cleaner' }, USED_UP],
  [{ Type: 'Water filter' }, USED_UP],
  [{ Type: 'Hose' }, USED_UP],
  [{ Type: 'Ducting' }, USED_UP],
  [{ Type: 'Hood filter' }, USED_UP],
  [{ Type: 'Stacking kit' }, USED_UP],
  [{ 'Spin speed': null }, /transit bolts/i],
];

let store: Store;
let reviews: Review[];
let facts: ReturnType<typeof factsOf>;
beforeAll(() => {
  store = seeded();
  reviews = rows<Review>(
    store,
    'SELECT id, product_id AS product, title, text, rating FROM review ORDER BY product_id, created_at DESC',
  );
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

  it('among the newest three, which a page shows first, have more than a title', () => {
    const first = [...Map.groupBy(reviews, ({ product }) => product).values()].flatMap((theirs) =>
      theirs.slice(0, 3),
    );
    expect(first.length).toBeGreaterThan(1_000);
    expect(first.filter(({ text }) => text === '')).toEqual([]);
  });

  it('of goods that come by parcel do not mention a crew', () => {
    const crew =
      /\bcrew|two lads|old one away|off its hinges|polite pair|\bdriver|\bslot\b|day I picked|back on the van|banisters/i;
    const weights = new Map(
      rows<{ id: number; weight: number | null }>(store, 'SELECT id, weight FROM product').map(
        ({ id, weight }) => [id, weight],
      ),
    );
    const isParcel = ({ product }: Review) =>
      deliveryClass(weights.get(product) ?? null, Object.fromEntries(facts.get(product) ?? [])) === 'parcel';
    const theirs = reviews.filter(isParcel);
    expect(theirs.length).toBeGreaterThan(5000);
    expect(theirs.filter(({ text }) => crew.test(text))).toEqual([]);
  });

  it('of one product repeat no sentence', () => {
    const twice = perProduct().flatMap((theirs) => {
      const said = new Set<string>();
      return theirs.flatMap(({ text, product }) =>
        sentencesOf(text).flatMap((sentence) => {
          const isAgain = said.has(sentence);
          said.add(sentence);
          return isAgain ? [`${product}: ${sentence}`] : [];
        }),
      );
    });
    expect(twice).toEqual([]);
  });

  it('of a kind’s best sellers share few sentences, and the newest share fewest', () => {
    const goods = rows<{ id: number; kind: string }>(
      store,
      'SELECT id, kind FROM product ORDER BY popularity DESC',
    );
    const pages = new Map(perProduct().map((theirs) => [theirs[0]?.product ?? 0, theirs]));
    const kinds = [...Map.groupBy(goods, ({ kind }) => kind).values()];
    const again = (most: number) => {
      let [all, shared] = [0, 0];
      for (const some of kinds) {
        const best = some.flatMap(({ id }) => (pages.has(id) ? [pages.get(id) ?? []] : [])).slice(0, 10);
        const said = best.map(
          (theirs) => new Set(theirs.slice(0, most).flatMap(({ text }) => sentencesOf(text))),
        );
        const counts = Map.groupBy(
          said.flatMap((one) => [...one]),
          (sentence) => sentence,
        );
        for (const { length } of counts.values()) {
          all += length;
          shared += length > 1 ? length : 0;
        }
      }
      return shared / all;
    };
    expect(again(6)).toBeLessThan(0.25);
    expect(again(Infinity)).toBeLessThan(0.42);
  });

  it('that a page shows first share little with those of the five products before', () => {
    const kindOf = new Map(
      rows<{ id: number; kind: string }>(store, 'SELECT id, kind FROM product').map(({ id, kind }) => [
        id,
        kind,
      ]),
    );
    const said = Map.groupBy(perProduct(), ([first]) => kindOf.get(first?.product ?? 0));
    let [all, again] = [0, 0];
    for (const pages of said.values()) {
      const firsts = pages.map((theirs) => theirs.slice(0, 5).flatMap(({ text }) => sentencesOf(text)));
      firsts.forEach((sentences, at) => {
        const before = new Set(firsts.slice(Math.max(0, at - 5), at).flat());
        all += sentences.length;
        again += sentences.filter((sentence) => before.has(sentence)).length;
      });
    }
    expect(again / all).toBeLessThan(0.3);
  });

  it('of one and two stars differ from one another', () => {
    const pages = perProduct()
      .filter(
        ([first, ...others]) => first && others.length < 300 && facts.get(first.product)?.has('Controls'),
      )
      .map((theirs) =>
        theirs.filter(({ rating, text }) => rating <= 2 && text !== '').map(({ text }) => text),
      );
    const low = pages.flat().length;
    const again = pages.reduce((sum, texts) => sum + texts.length - new Set(texts).size, 0);
    expect(low).toBeGreaterThan(1000);
    expect(again / low).toBeLessThan(0.02);
  });

  it('are short and long', () => {
    const pages = perProduct().filter((theirs) => theirs.length >= WINDOW);
    expect(pages.length).toBeGreaterThan(100);
    for (const theirs of pages) {
      const lengths = theirs.slice(0, WINDOW).map(({ text }) => text.length);
      expect(Math.min(...lengths)).toBeLessThan(70);
      expect(Math.max(...lengths)).toBeGreaterThan(150);
    }
  });

  it('have replies that suit what they say', () => {
    const extras = extrasOf();
    const answers = reviews.flatMap(({ id, rating }) => {
      const { reply } = extras.get(id) ?? {};
      return reply === undefined ? [] : [{ rating, reply }];
    });
    const amends =
      /sorry|apologise|fault|No \w+( \w+)? should do that|ours to put right|no charge|not happen/i;
    expect(answers.length).toBeGreaterThan(500);
    expect(answers.filter(({ rating, reply }) => rating <= 2 && !amends.test(reply))).toEqual([]);
    const priced = reviews.flatMap(({ id, rating, text }) =>
      rating >= 3 && /reduced the week after/.test(text) ? (extras.get(id)?.reply ?? []) : [],
    );
    expect(priced.length).toBeGreaterThan(3);
    expect(priced.filter((reply) => !/price|deliver|day|arrive|brought|reached/i.test(reply))).toEqual([]);
    const remedies = /engineer|under guarantee|refund|money|exchange|replace it/i;
    expect(answers.filter(({ rating, reply }) => rating >= 3 && remedies.test(reply))).toEqual([]);
  });

  it('with a known complaint have replies about it', () => {
    const extras = extrasOf();
    const told = /price|deliver|day|arrive|brought|reached|told one thing/i;
    const answered = [
      [/fingermark|fingerprint/i, /microfibre/],
      [/The eco programme takes/, /heats less water|put its length/],
      [/Plastic tubs/, /Plastic holds no heat/],
    ] as const;
    const answers = answered.flatMap(([complaint, answer]) =>
      reviews
        .filter(({ rating, text }) => rating >= 3 && rating <= 4 && complaint.test(text))
        .flatMap(({ id }) => {
          const { reply } = extras.get(id) ?? {};
          return reply === undefined ? [] : { answer, reply };
        }),
    );
    expect(answers.length).toBeGreaterThan(5);
    expect(answers.filter(({ answer, reply }) => !answer.test(reply) && !told.test(reply))).toEqual([]);
    expect(answers.filter(({ answer, reply }) => answer.test(reply)).length).toBeGreaterThan(1);
  });

  it('say nothing that contradicts their household', () => {
    const strange = reviews.filter(({ text }) =>
      /(?:Retired, the pair of us|Empty nest at last): [^.]*(?:nappies|school|before work|late trains)/.test(
        text,
      ),
    );
    expect(strange).toEqual([]);
    expect(reviews.filter(({ text }) => text.includes('Retired, the pair of us: ')).length).toBeGreaterThan(
      30,
    );
  });

  it('written for a reward say so, and are summed up separately', () => {
    const extras = extrasOf();
    const gifted = reviews.filter(({ id }) => extras.get(id)?.incentivised);
    expect(gifted.length).toBeGreaterThan(300);
    expect(
      gifted.filter(
        ({ text }) => !/sent this|Given to me|paid nothing|free sample|given to me|Money off/.test(text),
      ).length,
    ).toBeLessThan(gifted.length * 0.1);
    const sums = new Map<number, { count: number; sum: number }>();
    for (const { product, rating } of gifted) {
      const { count, sum } = sums.get(product) ?? { count: 0, sum: 0 };
      sums.set(product, { count: count + 1, sum: sum + rating });
    }
    const told = rows<{ product: string; value: string }>(
      store,
      "SELECT owner_id AS product, value FROM metafield WHERE namespace = 'reviews' AND key = 'gifted'",
    );
    expect(new Map(told.map(({ product, value }) => [Number(product), JSON.parse(value)]))).toEqual(sums);
  });
});

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?]) /).filter((sentence) => sentence !== '');

/** The reviews of each product, newest first. */
const perProduct = (): Review[][] => [...Map.groupBy(reviews, ({ product }) => product).values()];

function extrasOf(): Map<number, { incentivised: boolean; reply?: string }> {
  const found = rows<{ id: string; value: string }>(
    store,
    "SELECT key AS id, value FROM metafield WHERE namespace = 'reviews' AND key <> 'gifted'",
  );
  return new Map(found.map(({ id, value }) => [Number(id), JSON.parse(value)]));
}
