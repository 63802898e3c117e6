import { parseArgs } from 'node:util';
import { readConfig, type SandboxConfig } from '../config.ts';

export const USAGE = `hobwright-sandbox [options]

  --port N     port on 127.0.0.1 (4000); mail is received on the port 25 above
  --https      serves over TLS, with its own certificate
  --host NAME  host name by which clients reach this machine (localhost)
  --shop URL   address of the storefront (http://localhost:3000)
  --data DIR   folder of the store and the certificate (.hobwright-sandbox)
  --csv FILE   fills the store with the products of a BigCommerce export instead of the demo shop
  --help

Tokens, store hash and channel are taken from the environment (BIGCOMMERCE_STORE_HASH and so on), if set.
`;

/** Options of the standalone sandbox. */
export type Options = {
  config: SandboxConfig;
  /** Host name by which clients reach this machine. */
  host: string;
  isSecure: boolean;
  /** Path of a CSV file of products to import, or null. */
  csv: string | null;
};

type Env = Readonly<Record<string, string | undefined>>;

const MAIL_ABOVE = 25;

/** Returns the port for mail; for port 0, any free one. */
const mailPort = (port: number): string => String(port === 0 ? 0 : port + MAIL_ABOVE);

/**
 * Parses the command line. Returns null if only the usage text is wanted.
 * @throws with a message for the person who typed the command
 */
export function readOptions(args: readonly string[], env: Env): Options | null {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { ...text, default: env['SANDBOX_PORT'] || '4000' },
      host: { ...text, default: 'localhost' },
      shop: text,
      data: { ...text, default: env['SANDBOX_DATA'] || '.hobwright-sandbox' },
      csv: text,
      https: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  if (!/^[\w.-]+$/.test(values.host)) throw new Error(`--host takes a name, not ${values.host}.`);
  const config = readConfig({
    ...env,
    SANDBOX_PORT: values.port,
    SANDBOX_SMTP_PORT: env['SANDBOX_SMTP_PORT'] || mailPort(Number(values.port)),
    SANDBOX_DATA: values.data,
    SANDBOX_ORIGIN: `${values.https ? 'https' : 'http'}://${values.host}:${values.port}`,
    PUBLIC_ORIGIN: values.shop ?? env['PUBLIC_ORIGIN'],
  });
  return { config, host: values.host, isSecure: values.https, csv: values.csv ?? null };
}
