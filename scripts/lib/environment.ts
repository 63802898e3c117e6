import { join, resolve } from 'node:path';
import { readEnvironmentFiles } from '../../lib/platform/environment-files.ts';
import { Problem } from './problem.ts';
import { localSecrets, SECRET_NAMES } from './secrets.ts';

export type Environment = Record<string, string>;

/** Identity of each service in the sandbox. If the first variable has another value, a hosted service is used. */
const SANDBOX_IDENTITY: Record<string, Environment> = {
  commerce: { BIGCOMMERCE_STORE_HASH: 'hobwright', BIGCOMMERCE_CHANNEL_ID: '1' },
  content: { CONTENTFUL_SPACE_ID: 'hobwright', CONTENTFUL_ENVIRONMENT: 'master' },
  search: { ALGOLIA_APP_ID: 'HOBWRIGHT' },
  forms: { HUBSPOT_PORTAL_ID: '20260001' },
};

/** Generated secrets that each service of the sandbox needs, by name. A hosted service comes with its own. */
const SECRETS_OF: Record<string, RegExp> = {
  commerce: /^(BIGCOMMERCE|SESSION|RESET_TOKEN|IDEAL_POSTCODES)_/,
  content: /^CONTENTFUL_/,
  search: /^ALGOLIA_/,
  forms: /^HUBSPOT_/,
};

export type Setup = {
  /** The environment of both processes. */
  env: Environment;
  /** The address that the shop listens on. */
  host: string;
  port: number;
  sandboxPort: number;
  smtpPort: number;
  /** Absolute. */
  dataFolder: string;
  /** False when every service is hosted. */
  sandboxNeeded: boolean;
};

/** The process environment, completed from the environment files of a folder; empty values are dropped. */
function readEnvironment(root: string): Environment {
  const environment = { ...process.env };
  readEnvironmentFiles(root, environment);
  const given = Object.entries(environment).flatMap(([name, value]) =>
    value ? [[name, value] as const] : [],
  );
  return Object.fromEntries(given);
}

function isSandboxed(service: string, given: Environment): boolean {
  const [name, value] = Object.entries(SANDBOX_IDENTITY[service] ?? {})[0] ?? ['', ''];
  return !given[name] || given[name] === value;
}

/**
 * The sandbox's identity and secrets for the services that are not hosted. If the environment has all of these secrets
 * no folder is touched, because a container's root file system may be read-only.
 */
function sandboxEnvironment(services: string[], dataFolder: string, given: Environment): Environment {
  const wanted = SECRET_NAMES.filter(
    (name) => name.startsWith('SANDBOX_') || services.some((service) => SECRETS_OF[service]?.test(name)),
  );
  const kept = wanted.every((name) => given[name]) ? given : localSecrets(dataFolder);
  const secrets = Object.fromEntries(wanted.map((name) => [name, kept[name]]));
  const identities = services.map((service) => SANDBOX_IDENTITY[service]);
  return Object.assign({ SANDBOX_DATA: dataFolder }, ...identities, secrets);
}

/**
 * Prepares everything the shop and the sandbox are started with: the environment, and for each service that is not
 * hosted the sandbox's identity and the secrets of `<data>/secrets.json`.
 */
export function prepareEnvironment(root: string, overrides: Environment = {}): Setup {
  const given = { ...readEnvironment(root), ...overrides };
  const sandboxed = Object.keys(SANDBOX_IDENTITY).filter((service) => isSandboxed(service, given));
  const dataFolder = resolve(root, given['SANDBOX_DATA'] ?? '.data');
  const port = portOf(given, 'PORT', 3000);
  const sandboxPort = portOf(given, 'SANDBOX_PORT', 4000);
  const smtpPort = portOf(given, 'SANDBOX_SMTP_PORT', 4025);
  const host = given['HOST'] ?? '127.0.0.1';
  const origin = given['PUBLIC_ORIGIN'] ?? `http://localhost:${port}`;
  const env = {
    ...(sandboxed.length > 0 ? sandboxEnvironment(sandboxed, dataFolder, given) : {}),
    SANDBOX_ORIGIN: `http://127.0.0.1:${sandboxPort}`,
    HOST: host,
    SANDBOX_WEBHOOK_URL: `${reachedAt(host, port)}/api/webhooks/commerce`,
    SANDBOX_CONTENT_WEBHOOK_URL: `${reachedAt(host, port)}/api/webhooks/content`,
    SHOP_DATA: join(dataFolder, 'shop'),
    ...given,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    PUBLIC_ORIGIN: origin,
    SANDBOX_DATA: dataFolder,
  };
  return { env, host, port, sandboxPort, smtpPort, dataFolder, sandboxNeeded: sandboxed.length > 0 };
}

/** The origin at which this machine reaches a server that listens on an address. */
export function reachedAt(host: string, port: string | number): string {
  const own = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}

function portOf(given: Environment, name: string, otherwise: number): number {
  const port = Number(given[name] ?? otherwise);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`${name}=${given[name]} is not a port.`, `Set ${name} to a number from 1 to 65535.`);
}
