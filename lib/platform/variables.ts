import { z } from 'zod';
import { networksIn } from './http/networks.ts';

const text = z.string().min(1);
const address = z.url({ protocol: /^https?$/ });
const secret = z.string().min(32, 'must be at least 32 characters long');
const flag = z.enum(['0', '1', 'false', 'true']).transform((value) => value === '1' || value === 'true');

const networks = text.transform((list, context) => {
  const found = networksIn(list);
  if (!found) context.addIssue('must name addresses or networks, such as 10.0.0.0/8,127.0.0.1');
  return found;
});

/**
 * Every environment variable that the shop reads, under the names that each service's users know. `.env.example`
 * explains them, and a test compares the two. Empty values count as absent.
 */
export const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.union([z.ipv4(), z.ipv6()], 'must be an IP address, such as 127.0.0.1').optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65_535).default(4000),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  SEARCH_ENGINES: flag.optional(),
  TRUST_PROXY: z.preprocess((value) => (value === '0' ? undefined : value), networks.optional()),
  METRICS_TOKEN: secret.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_TRACES_SAMPLER: text.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  RATE_LIMITS: flag.default(true),
  SHOP_DATA: text.default('.data/shop'),
  SHOP_RENDERERS: z.coerce.number().int().min(1).max(64).optional(),
  CACHE_MEMORY_MB: z.coerce.number().int().min(64).optional(),
  WARM_PAGES: z.coerce.number().int().min(0).max(1_000).default(60),
  LAME_DUCK_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  MAX_IN_FLIGHT: z.coerce.number().int().min(1).default(48),
  UPSTREAM_PATIENCE: z.coerce.number().int().min(1).max(60).default(1),

  BIGCOMMERCE_STORE_HASH: text.default('hobwright'),
  BIGCOMMERCE_CHANNEL_ID: z.coerce.number().int().positive().default(1),
  BIGCOMMERCE_STOREFRONT_TOKEN: text.optional(),
  BIGCOMMERCE_ACCESS_TOKEN: text.optional(),
  BIGCOMMERCE_CLIENT_ID: text.optional(),
  BIGCOMMERCE_CLIENT_SECRET: text.optional(),
  BIGCOMMERCE_GRAPHQL_URL: address.optional(),
  BIGCOMMERCE_API_URL: address.optional(),
  BIGCOMMERCE_PAYMENTS_URL: address.optional(),
  BIGCOMMERCE_CARD_FIELDS_URL: address.optional(),
  BIGCOMMERCE_RECAPTCHA_URL: address.optional(),
  BIGCOMMERCE_CHECKOUT_ORIGIN: address.optional(),
  BIGCOMMERCE_TRUSTED_PROXY_SECRET: text.optional(),

  CONTENTFUL_SPACE_ID: text.default('hobwright'),
  CONTENTFUL_ENVIRONMENT: text.default('master'),
  CONTENTFUL_ACCESS_TOKEN: text.optional(),
  CONTENTFUL_PREVIEW_ACCESS_TOKEN: text.optional(),
  CONTENTFUL_WEBHOOK_SECRET: text.optional(),
  CONTENTFUL_HOST: address.optional(),
  CONTENTFUL_PREVIEW_HOST: address.optional(),

  ALGOLIA_APP_ID: text.default('HOBWRIGHT'),
  ALGOLIA_SEARCH_API_KEY: text.optional(),
  ALGOLIA_ADMIN_API_KEY: text.optional(),
  ALGOLIA_INDEX_PREFIX: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'must be letters, digits, _ and -')
    .optional(),
  ALGOLIA_HOST: address.optional(),
  ALGOLIA_INSIGHTS_HOST: address.optional(),
  ALGOLIA_ANALYTICS_HOST: address.optional(),

  HUBSPOT_PORTAL_ID: text.default('20260001'),
  HUBSPOT_TRADE_FORM_ID: text.default('trade-enquiry'),
  HUBSPOT_STOCK_FORM_ID: text.default('stock-alert'),
  HUBSPOT_REGION: z
    .string()
    .regex(/^[a-z]{2}\d$/, 'must be such as eu1')
    .optional(),
  HUBSPOT_FORMS_URL: address.optional(),
  HUBSPOT_ACCESS_TOKEN: text.optional(),

  IDEAL_POSTCODES_API_KEY: text.optional(),
  IDEAL_POSTCODES_URL: address.optional(),

  PASSWORD_RESET_URL: address.optional(),
  RESET_TOKEN_FORMAT: z.enum(['crypto-js', 'aes-256-gcm']).default('crypto-js'),
  RESET_TOKEN_SECRET: secret.optional(),
  SESSION_SECRET: secret.optional(),
  PREVIEW_SECRET: secret.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.optional(),
  SANDBOX_SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(4025),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  CHECKOUT_MODE: z.enum(['onsite', 'hosted']).default('onsite'),
  IMAGE_ORIGINS: text.optional(),
  MODEL_ORIGINS: text.optional(),
});

export type Variables = z.infer<typeof variables>;
