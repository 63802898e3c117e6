import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.ts';

/** Secrets that the sandbox and the shop share where no hosted service provides its own. */
export const SECRET_NAMES = [
  'BIGCOMMERCE_STOREFRONT_TOKEN',
  'BIGCOMMERCE_ACCESS_TOKEN',
  'BIGCOMMERCE_CLIENT_SECRET',
  'CONTENTFUL_ACCESS_TOKEN',
  'CONTENTFUL_PREVIEW_ACCESS_TOKEN',
  'CONTENTFUL_WEBHOOK_SECRET',
  'ALGOLIA_SEARCH_API_KEY',
  'ALGOLIA_ADMIN_API_KEY',
  'HUBSPOT_ACCESS_TOKEN',
  'IDEAL_POSTCODES_API_KEY',
  'RESET_TOKEN_SECRET',
  'SESSION_SECRET',
  'SANDBOX_CONTROL_TOKEN',
] as const;

export type Secrets = Record<(typeof SECRET_NAMES)[number], string>;

/**
 * Reads `<folder>/secrets.json`; creates it (mode 0600), or adds names that are new since it was created.
 * @throws Problem when the folder is not writable, or the file is not JSON
 */
export function localSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found: Partial<Secrets> = existsSync(file) ? read(file) : {};
    const secrets = Object.fromEntries(
      SECRET_NAMES.map((name) => [name, found[name] ?? randomBytes(32).toString('base64url')]),
    ) as Secrets;
    if (SECRET_NAMES.some((name) => !found[name])) {
      writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    }
    chmodSync(file, 0o600);
    return secrets;
  } catch (error) {
    if (error instanceof Problem) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(
      `The folder ${folder} cannot be used: ${reason}`,
      `Make it writable (chmod -R u+w ${folder}), or name another with SANDBOX_DATA=<folder>.`,
    );
  }
}

function read(file: string): Partial<Secrets> {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(
      `${file} is not JSON.`,
      'Restore it from a copy; or delete it, and all sessions and links made with its secrets end.',
    );
  }
}
