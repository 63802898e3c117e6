import { Fault } from '../../../services/fault.ts';
import { z } from 'zod';
import { once } from '../../../services/ask.ts';
import { type Check, type Context, failure, ok, warning } from '../../types.ts';
import { storefrontOf } from '../../../services/storefront.ts';

const GOODS = `query DoctorGoods { site { products(first: 20, hideOutOfStock: true) { edges { node {
  entityId name path
  availabilityV2 { status }
  productOptions(first: 1) { edges { node { entityId } } }
  defaultImage { url(width: 320) }
  with: prices(includeTax: true) { price { value currencyCode } }
  without: prices(includeTax: false) { price { value } }
} } } } }`;

const BY_PATH = `query DoctorPath($path: String!) {
  site { route(path: $path) { node { ... on Product { entityId } } } }
}`;

const product = z.object({
  entityId: z.number(),
  name: z.string(),
  path: z.string(),
  availabilityV2: z.object({ status: z.string() }),
  productOptions: z.object({ edges: z.array(z.unknown()).nullable() }),
  defaultImage: z.object({ url: z.string() }).nullable(),
  with: z.object({ price: z.object({ value: z.number(), currencyCode: z.string() }) }).nullable(),
  without: z.object({ price: z.object({ value: z.number() }) }).nullable(),
});
export type Product = z.infer<typeof product>;

const goods = z.object({
  site: z.object({ products: z.object({ edges: z.array(z.object({ node: product })).nullable() }) }),
});
const byPath = z.object({
  site: z.object({
    route: z.object({ node: z.looseObject({ entityId: z.number().optional() }).nullable() }),
  }),
});

/**
 * Returns a product in stock, if possible one without options; read once for all checks.
 * @throws Fault where the storefront shows none
 */
export function sampleOf(context: Context): () => Promise<Product> {
  const storefront = storefrontOf(context);
  return once(async () => {
    const found = (await storefront(GOODS, goods)).site.products.edges?.map(({ node }) => node) ?? [];
    const plain = found.find(
      ({ availabilityV2, productOptions }) =>
        availabilityV2.status === 'Available' && !productOptions.edges?.length,
    );
    const sample = plain ?? found[0];
    if (sample) return sample;
    throw new Fault(
      'the storefront shows none in stock',
      'Assign products to the channel and make them visible: Products › select › Channels.',
    );
  });
}

/** Checks what the storefront shows of its products. */
export function goodsChecks(context: Context, sample: () => Promise<Product>): Check[] {
  const { config, ask } = context;
  const storefront = storefrontOf(context);
  return [
    {
      name: 'commerce/product',
      tried: 'asked for a product in stock',
      needs: ['commerce/storefront'],
      run: async () => ok((await sample()).name),
    },
    {
      name: 'commerce/product by path',
      tried: 'asked what stands at its address',
      needs: ['commerce/product'],
      run: async () => {
        const { path, entityId } = await sample();
        const { node } = (await storefront(BY_PATH, byPath, { path })).site.route;
        if (node?.entityId === entityId) return ok(path);
        return failure(
          `${path} is not this product’s`,
          'Look whether another product, category or page has the same address: Products › the product › SEO.',
        );
      },
    },
    {
      name: 'commerce/prices',
      tried: 'asked for its price with tax and without',
      needs: ['commerce/product'],
      run: async () => {
        const { with: gross, without: net } = await sample();
        if (!gross)
          return failure(
            'guests see no price',
            'Show prices to guests: Settings › Display, and the price list of the channel.',
          );
        const { value, currencyCode } = gross.price;
        if (currencyCode !== 'GBP')
          return failure(
            `the price is in ${currencyCode}`,
            'Make GBP the channel’s default: Settings › Currencies.',
          );
        if (net?.price.value === value)
          return warning(
            `both are ${value} GBP`,
            'Where its price includes VAT, look that the tax zone of the United Kingdom has a rate: Settings › Tax.',
          );
        return ok(`${value} GBP with tax`);
      },
    },
    {
      name: 'commerce/pictures',
      tried: 'fetched its picture',
      needs: ['commerce/product'],
      run: async () => {
        const { defaultImage, name } = await sample();
        if (!defaultImage)
          return warning(`${name} has none`, 'Give it one: Products › the product › Images.');
        const { origin } = new URL(defaultImage.url);
        if (!config.imageOrigins.some((allowed) => fits(origin, allowed)))
          return failure(
            `it comes from ${origin}, from where browsers take none`,
            `Add ${origin} to IMAGE_ORIGINS.`,
          );
        const { status, headers } = await ask({ url: defaultImage.url, headers: { accept: 'image/*' } });
        const type = headers.get('content-type') ?? 'nothing';
        if (status === 200 && type.startsWith('image/')) return ok(`${type} from ${origin}`);
        return failure(
          `${status} ${type}`,
          'Look at the picture in the control panel: Products › the product › Images.',
        );
      },
    },
  ];
}

/** Whether an origin matches a source expression such as `https://*.example.com`. */
function fits(origin: string, allowed: string): boolean {
  const [before = '', after] = allowed.split('*');
  return after === undefined
    ? origin === allowed
    : origin.length > allowed.length && origin.startsWith(before) && origin.endsWith(after);
}
