import { type Check, type Context, type Finding, notAsked, ok, warning } from '../../types.ts';
import { storefrontOf } from '../../../services/storefront.ts';
import { FEW, makersOf, soldWith, warnedOf } from './reading.ts';

const WORK = ['Fitting service', 'Collection service', 'Unpacking service'];

/** Maximum number of products that are named. */
const NAMED = 5;

/** `ok` if none of the products lacks it; else a warning that names some of them. */
function lacking(looked: number, without: readonly string[], what: string, remedy: string): Finding {
  if (without.length === 0) return ok(`${looked} looked at`);
  const more = without.length > NAMED ? ` and ${without.length - NAMED} more` : '';
  return warning(
    `${without.length} of ${looked} without ${what}: ${without.slice(0, NAMED).join('; ')}${more}`,
    remedy,
  );
}

/** Checks what the law requires beside an offer and only the merchant knows (docs/law.md). */
export function lawChecks(context: Context): Check[] {
  const storefront = storefrontOf(context);
  const { checkoutMode } = context.config;
  return [
    {
      name: 'law/security updates',
      tried: 'looked until when goods with Smart: Yes are kept secure',
      needs: ['commerce/product', 'commerce/product filtering'],
      run: async () => {
        const sold = await soldWith(storefront, 'Smart', ['Yes']);
        const without = sold.filter(({ fields: stated }) => !stated.get('Security updates until'));
        return lacking(
          sold.length,
          without.map(({ name }) => name),
          'a support period',
          'Give them the custom field “Security updates until” with the day that the maker publishes, as 2031-12-31.',
        );
      },
    },
    {
      name: 'law/hazard words',
      tried: 'looked for the label’s words of cleaners and descalers',
      needs: ['commerce/product', 'commerce/product filtering'],
      run: async () => {
        const sold = await soldWith(storefront, 'Type', ['Cleaner', 'Descaler']);
        const without = sold.filter(({ fields: stated }) => !stated.get('Hazard statements'));
        return lacking(
          sold.length,
          without.map(({ name }) => name),
          'hazard statements',
          'Give them the custom field “Hazard statements” with the codes of the label, or None where it is not classified, and “Signal word” beside it.',
        );
      },
    },
    {
      name: 'law/makers',
      tried: 'looked for the address of makers',
      needs: ['commerce/product'],
      run: async () => {
        const all = await makersOf(storefront);
        const without = all.filter(({ isStated }) => !isStated);
        return lacking(
          all.length,
          without.map(({ name }) => name),
          'an address',
          'Where Northern Ireland is delivered to, give them the metafield maker/contact: npm run provision says what stands in it.',
        );
      },
    },
    {
      name: 'law/warnings',
      tried: `looked for the warnings of ${FEW} products`,
      needs: ['commerce/product'],
      run: async () => {
        const { all, warned } = await warnedOf(storefront);
        if (warned > 0) return ok(`${warned} of ${all} have some`);
        return warning(
          `none of ${all} has any`,
          'Where Northern Ireland is delivered to, keep the maker’s warnings in the metafield safety/warnings, shown to the storefront.',
        );
      },
    },
    {
      name: 'law/express request',
      tried: 'looked for work in the house, for which the platform’s checkout has no tick of its own',
      without: checkoutMode === 'onsite' ? 'CHECKOUT_MODE is onsite, which asks for it' : null,
      needs: ['commerce/hosted checkout', 'commerce/product filtering'],
      run: async () => {
        const sold = await soldWith(storefront, 'Type', WORK);
        if (sold.length === 0) return notAsked('no work in the house is sold');
        return warning(
          `${sold.length} sold, such as ${sold[0]?.name ?? ''}`,
          'The shop asks before it leads to the platform’s checkout. Baskets that the platform’s own letters bring back are not asked: have them ask expressly, as docs/hosted.md says.',
        );
      },
    },
  ];
}
