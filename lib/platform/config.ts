import {
  addressesConfig,
  commerceConfig,
  contentConfig,
  formsConfig,
  hostedServices,
  mailConfig,
  type Reading,
  resetConfig,
  searchConfig,
} from './config-services.ts';
import { type Variables, variables } from './variables.ts';

/** The validated configuration. It contains secrets, which never leave the server. */
export type Config = ReturnType<typeof resolveConfig>['config'];

/** The environment is incomplete or malformed; the message names every variable at fault. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads an environment. Each service is the sandbox unless its identifier names a hosted one, which needs its secrets.
 * @throws {ConfigError} if a variable is missing or malformed
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { config, missing } = readIncomplete(environment);
  if (missing.length === 0) return config;
  throw new ConfigError(
    `Not set: ${missing.join(', ')}. For a hosted service they are named in .env.example; for the sandbox npm start makes them.`,
  );
}

/**
 * Reads an environment in which variables may be missing; their values are then empty.
 * @throws {ConfigError} if a variable is malformed
 */
export function readIncomplete(environment: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { success, data, error } = variables.safeParse(present);
  if (success) return resolveConfig(data);
  const faults = error.issues.map((issue) => `${issue.path.join('.')} ${lowerFirst(issue.message)}`);
  throw new ConfigError(`The environment is not usable: ${faults.join('; ')}. See .env.example.`);
}

function resolveConfig(v: Variables) {
  const missing: string[] = [];
  const need = (name: keyof Variables): string => {
    if (!v[name]) missing.push(name);
    return String(v[name] ?? '');
  };
  const sandbox = `http://127.0.0.1:${v.SANDBOX_PORT}`;
  const hosted = hostedServices(v);
  const reading: Reading = { v, hosted, sandbox, need };
  const search = searchConfig(reading);
  const publicOrigin = new URL(v.PUBLIC_ORIGIN ?? `http://localhost:${v.PORT}`).origin;

  const config = {
    production: v.NODE_ENV === 'production',
    /** With hot reload; responses of Next.js are passed on unchanged. */
    development: v.NODE_ENV === 'development',
    /** IP address to listen on; undefined for all of this machine's. */
    host: v.HOST,
    port: v.PORT,
    /** Scheme, host and port under which browsers know the shop; no trailing slash. */
    publicOrigin,
    secure: publicOrigin.startsWith('https:'),
    /** Whether search engines may index the shop; by default not on staging hosts. */
    indexed: v.SEARCH_ENGINES ?? !isStaging(new URL(publicOrigin).hostname),
    /** The proxies whose `X-Forwarded-For` is trusted; undefined if there are none. */
    trustedProxies: v.TRUST_PROXY,
    /** Number of processes that run Next.js; null for one fewer than there are cores. */
    renderers: v.SHOP_RENDERERS ?? null,
    maxInFlight: v.MAX_IN_FLIGHT,
    /** Number of pages that are rendered at start, before they are requested. */
    warmPages: v.WARM_PAGES,
    /** How long the shop still answers after announcing that it stops, in milliseconds. */
    lameDuckMs: v.LAME_DUCK_SECONDS * 1_000,
    /** Opens `/api/metrics` to other machines; null if only callers on this machine see it. */
    metricsToken: v.METRICS_TOKEN ?? null,
    /** Whether traces are sent; the tracer reads their destination from OpenTelemetry's own variables. */
    isTraced: v.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    /** Whether OpenTelemetry's own variable sets the sampling, which the tracer reads itself. */
    hasTraceSampler: v.OTEL_TRACES_SAMPLER !== undefined,
    /** Factor of all time limits of upstream calls. */
    patience: v.UPSTREAM_PATIENCE,
    /** Whether requests are limited per address; false only in load tests. */
    rateLimits: v.RATE_LIMITS,
    /** The folder for what must outlive the process. */
    dataFolder: v.SHOP_DATA,
    /** The database that all machines share, used instead of `dataFolder`; null if there is none. */
    databaseUrl: v.DATABASE_URL ?? null,
    commerce: commerceConfig(reading),
    content: contentConfig(reading),
    search,
    forms: formsConfig(reading),
    addresses: addressesConfig(reading),
    mail: mailConfig(reading),
    session: { secret: need('SESSION_SECRET') },
    reset: resetConfig(reading),
    /** Opens drafts to editors; null: they are open to everybody with the sandbox alone, and to nobody otherwise. */
    previewSecret: hosted.content ? need('PREVIEW_SECRET') : (v.PREVIEW_SECRET ?? null),
    redisUrl: v.REDIS_URL ?? null,
    checkoutMode: v.CHECKOUT_MODE,
    /** Origins to which browsers send requests themselves: the search service and its insights. */
    connectOrigins: [...new Set([...searchOrigins(search.url), new URL(search.insightsUrl).origin])],
    /** Origins of pictures, for the Content-Security-Policy. */
    imageOrigins: listOf(v.IMAGE_ORIGINS) ?? [
      hosted.commerce ? 'https://*.bigcommerce.com' : sandbox,
      ...(hosted.content ? ['https://images.ctfassets.net'] : []),
    ],
    /** Origins of three-dimensional product models, for the Content-Security-Policy. */
    modelOrigins: listOf(v.MODEL_ORIGINS) ?? [
      hosted.commerce ? `https://store-${v.BIGCOMMERCE_STORE_HASH}.mybigcommerce.com` : sandbox,
    ],
  };
  return { config, missing: missing as readonly string[] };
}

/** The origins of a search host. The hosted service's own client tries several. */
const searchOrigins = (url: string): string[] =>
  url.endsWith('.algolia.net')
    ? ['https://*.algolia.net', 'https://*.algolianet.com']
    : [new URL(url).origin];

/**
 * Whether a host name looks like that of a test system. Loopback names need no rule: search engines cannot reach them.
 */
const isStaging = (host: string) => /(^|[.-])(staging|stage|preview|test|dev|uat|demo)([.-]|$)/i.test(host);
const listOf = (origins: string | undefined): string[] | undefined =>
  origins?.split(',').map((origin) => origin.trim());
const lowerFirst = (message: string) => message.charAt(0).toLowerCase() + message.slice(1);

let current: Config | undefined;

/** Returns this process's configuration, which is read once. */
export function config(): Config {
  current ??= readConfig(process.env);
  return current;
}

/** Returns the log level, even if the rest of the environment is malformed. */
export const logLevel = () =>
  variables.shape.LOG_LEVEL.catch('info').parse(process.env['LOG_LEVEL'] || undefined);

/**
 * Returns the memory for all caches of a machine, in megabytes; undefined if it is not set. Does not read other
 * variables.
 */
export const cacheMemoryMb = () =>
  variables.shape.CACHE_MEMORY_MB.parse(process.env['CACHE_MEMORY_MB'] || undefined);

/** Returns the environment for a child process: this process's, with some defaults. */
export const passedOn = (otherwise: Record<string, string>): NodeJS.ProcessEnv => ({
  ...otherwise,
  ...process.env,
});

/** Whether this process is the build; Next.js sets the variable. */
export const isBuild = () => process.env['NEXT_PHASE'] === 'phase-production-build';
