import type { SiteSettings } from '@/lib/content/types';
import type { Policy } from '@/lib/policy/types';
import { href } from '@/lib/routing/href';

/** Structured data of the trader (experience §4.1). */
export function storeNode(settings: SiteSettings, { returns }: Policy, origin: string): object {
  const { name, legalName, email, phoneLink, vatNumber, addressLines, postcode, social } = settings;
  const [town = ''] = addressLines.slice(-1);
  return {
    '@type': 'OnlineStore',
    '@id': `${origin}/#store`,
    url: `${origin}/`,
    name,
    legalName,
    logo: `${origin}${href('/icon-512.png')}`,
    email,
    vatID: vatNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: addressLines.slice(0, -1).join(', '),
      addressLocality: town,
      postalCode: postcode,
      addressCountry: 'GB',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phoneLink,
      areaServed: 'GB',
      availableLanguage: 'en',
      hoursAvailable: settings.openingHours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => `https://schema.org/${day}`),
        opens,
        closes,
      })),
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'GB',
      returnPolicyCountry: 'GB',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returns.days,
    },
    ...(social.length > 0 && { sameAs: social }),
  };
}

export const websiteNode = ({ name }: SiteSettings, origin: string): object => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  url: `${origin}/`,
  name,
  inLanguage: 'en-GB',
  publisher: { '@id': `${origin}/#store` },
});
