import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** `key` and `cert` are in PEM. `file` is the path of the certificate, for clients that need to trust it. */
export type Certificate = { key: string; cert: string; file: string };

const DAY_MS = 86_400_000;
/** Apple's systems reject certificates that are valid for more than 825 days, and browsers are stricter. */
const VALID_DAYS = 365;
const RENEWED_BEFORE_DAYS = 30;

/**
 * Returns the certificate stored in a folder. Generates a new one if it is missing, does not cover all `names`, or
 * expires within 30 days.
 * @param now in milliseconds since 1970
 */
export async function certificateFor(
  folder: string,
  names: readonly string[],
  now: number,
): Promise<Certificate> {
  const file = join(folder, 'certificate.pem');
  const keyFile = join(folder, 'certificate.key');
  if (existsSync(file) && existsSync(keyFile)) {
    const kept = { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(file, 'utf8'), file };
    if (serves(new X509Certificate(kept.cert), names, now)) return kept;
  }
  const made = await generate([{ name: 'commonName', value: names[0] }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now),
    notAfterDate: new Date(now + VALID_DAYS * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: names.map((name) => (isIP(name) ? { type: 7, ip: name } : { type: 2, value: name })),
      },
    ],
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(keyFile, made.private, { mode: 0o600 });
  writeFileSync(file, made.cert);
  return { key: made.private, cert: made.cert, file };
}

function serves(certificate: X509Certificate, names: readonly string[], now: number): boolean {
  const lasts = Date.parse(certificate.validTo) > now + RENEWED_BEFORE_DAYS * DAY_MS;
  return lasts && names.every((name) => certificate[isIP(name) ? 'checkIP' : 'checkHost'](name) === name);
}
