import type { Parts } from '../parts.ts';
import { readSwitches } from '../switches.ts';
import { countries } from './geography.ts';
import { seo } from './values.ts';

/** Password rules of the platform's default settings. */
export const PASSWORD_RULES = {
  minimumPasswordLength: 8,
  requireLowerCase: true,
  requireUpperCase: true,
  requireNumbers: true,
  minimumNumbers: 1,
  requireSpecialCharacters: false,
  minimumSpecialCharacters: 0,
};

/** Google's test key, with which every visitor passes. */
const SITE_KEY = '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI';

const CONTACT = {
  address: 'Enamel Works, 14 Rim Lane, Sheffield, S3 0XX',
  country: 'United Kingdom',
  addressType: 'Commercial',
  email: 'help@hobwright.example',
  phone: '0114 496 0142',
};

/** Returns the settings that the merchant made in the control panel. */
export function settings({ config, store }: Parts): object {
  const { reCaptcha, productFiltering } = readSwitches(store);
  return {
    storeName: 'Hobwright',
    storeHash: config.storeHash,
    status: 'LAUNCHED',
    statusMessage: null,
    logoV2: { __typename: 'StoreTextLogo', text: 'Hobwright' },
    contact: CONTACT,
    display: { shortDateFormat: 'j M Y', extendedDateFormat: 'j F Y', showProductRating: true },
    storefront: { catalog: { productComparisonsEnabled: true } },
    socialMediaLinks: [],
    locales: [{ code: 'en', isDefault: true, fullPath: config.shopOrigin, path: '/' }],
    faviconUrl: `${config.shopOrigin}/favicon.ico`,
    currency: { defaultCurrency: 'GBP' },
    giftCertificates: {
      __typename: 'FixedAmountGiftCertificateSettings',
      amounts: [],
      currencyCode: 'GBP',
      isEnabled: false,
      expiry: null,
    },
    reviews: { enabled: true, onlyAcceptPreviousCustomerReviews: false },
    newsletter: { showNewsletterSignup: true, newsletterCheckedByDefault: false },
    seo: seo('Hobwright', ''),
    url: {
      vanityUrl: config.shopOrigin,
      cdnUrl: new URL(config.origin).host,
      checkoutUrl: config.shopOrigin,
    },
    channelId: config.channelId,
    tax: { pdp: 'INC', plp: 'INC' },
    inventory: {
      productOutOfStockBehavior: 'DO_NOTHING',
      stockLevelDisplay: 'SHOW_WHEN_LOW',
      defaultOutOfStockMessage: 'Out of stock',
      showOutOfStockMessage: true,
      showBackorderMessage: false,
      showBackorderAvailabilityPrompt: false,
      backorderAvailabilityPrompt: '',
      showQuantityOnBackorder: false,
    },
    search: { productFilteringEnabled: productFiltering },
    reCaptcha: {
      siteKey: reCaptcha ? SITE_KEY : '',
      isEnabledOnStorefront: reCaptcha,
      isEnabledOnCheckout: false,
    },
    checkout: { reCaptchaEnabled: false, persistentCartEnabled: true },
    customers: { passwordComplexitySettings: PASSWORD_RULES },
    formFields: {},
    privacy: { cookieConsentEnabled: true, privacyPolicyUrl: `${config.shopOrigin}/privacy` },
    webAnalytics: { ga4: null, segment: null, metaPixel: null },
    robotsTxt: 'User-agent: *\nDisallow:\n',
    shipping: { supportedShippingDestinations: { countries: countries({ code: 'GB' }) } },
  };
}

/** The store trades in pounds only. */
export const CURRENCIES = [
  {
    code: 'GBP',
    isActive: true,
    exchangeRate: 1,
    isTransactional: true,
    display: {
      symbol: '£',
      symbolPlacement: 'LEFT',
      decimalToken: '.',
      thousandsToken: ',',
      decimalPlaces: 2,
    },
    isDefault: true,
  },
];
