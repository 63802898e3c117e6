import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** Both in PEM. `file` is where the certificate lies, for clients that are to trust it. */
export type Certificate = { key: string; cert: string; file: string };

const DAY_MS = 86_400_000;
/** Apple's systems trust none that is valid for longer than 825 days, and browsers shorten that. */
const VALID_DAYS = 365;
const RENEWED_BEFORE_DAYS = 30;

/** The certificate of a folder; made anew where there is none for all these names, or it soon ends. @param now instant */
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
