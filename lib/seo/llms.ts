import type { CategoryNode } from '@/lib/catalogue/types';
import type { GuideLine } from '@/lib/content/page-types';
import type { SiteSettings } from '@/lib/content/types';
import { href } from '@/lib/routing/href';

type Shop = {
  settings: SiteSettings | null;
  guides: readonly GuideLine[];
  tree: readonly CategoryNode[];
  origin: string;
};

/** Text of `/llms.txt`: what the shop is, what it sells and where to find information, as links with a line each. */
export function llmsText({ settings, guides, tree, origin }: Shop): string {
  const link = (name: string, path: string, words = '') =>
    `- [${name}](${origin}${path})${words ? `: ${words}` : ''}`;
  const lines = [
    `# ${settings?.name ?? 'Home appliances'}`,
    '',
    `> ${settings?.description ?? 'A shop for home appliances.'}`,
    '',
    ...(settings?.legalLine ? [settings.legalLine, ''] : []),
    'Prices are in pounds and include VAT. Lists can be filtered by their query: `/washing-machines?capacity=9-kg&noise=..72`.',
    '',
    '## Departments',
    ...tree.map(({ name, path, children }) =>
      link(name, path, children.map((child) => child.name).join(', ')),
    ),
    '',
    '## Buying guides',
    ...guides.map(({ title, path, description }) => link(title, path, description)),
    '',
    '## Help and policies',
    link('Delivery and dates', href('/delivery')),
    link('Returns', href('/returns')),
    link('Guarantee', href('/guarantee')),
    link('Price policy', href('/price-policy')),
    link('Ways to pay', href('/ways-to-pay')),
    link('How lists are ranked', href('/how-we-rank')),
    link('Energy labels explained', href('/energy-labels')),
    link('Contact', href('/contact')),
  ];
  return `${lines.join('\n')}\n`;
}
