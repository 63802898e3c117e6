import { z } from 'zod';
import { storefrontOf } from '../../../services/storefront.ts';
import { type Check, type Context, failure, ok } from '../../types.ts';

const QUERY = `query DoctorContactPage {
  site { content { pages(filters: { pageType: CONTACT }, first: 1) { edges { node { name } } } } }
}`;

const edges = z.array(z.object({ node: z.object({ name: z.string() }) })).nullable();
const answer = z.object({ site: z.object({ content: z.object({ pages: z.object({ edges }) }) }) });

/** Checks for the merchant's contact page, through which visitors' messages are sent. */
export function contactPageCheck(context: Context): Check {
  const storefront = storefrontOf(context);
  return {
    name: 'commerce/contact page',
    tried: 'asked for the page in whose name messages are sent',
    needs: ['commerce/storefront'],
    run: async () => {
      const [page] = (await storefront(QUERY, answer)).site.content.pages.edges ?? [];
      if (page) return ok(page.node.name);
      return failure(
        'there is none: every message of a visitor waits in the outbox',
        'Make one: Storefront › Web pages › Create, of the type “contact form”.',
      );
    },
  };
}
