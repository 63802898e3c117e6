/** A variable whose value nobody is to read. */
const SECRET = /TOKEN|SECRET|KEY|_URL$/;
/** Shorter ones are parts of plain words. */
const LEAST_SECRET = 6;

/** A text without the secrets of an environment, and without passwords in addresses. */
export function withoutSecrets(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const secrets = Object.entries(environment).flatMap(([name, value = '']) => {
    if (!SECRET.test(name)) return [];
    if (!name.endsWith('_URL')) return [value];
    return URL.canParse(value) ? readings(new URL(value).password) : [];
  });
  return secrets
    .filter((secret) => secret.length >= LEAST_SECRET)
    .toSorted((a, b) => b.length - a.length)
    .reduce((hidden, secret) => hidden.replaceAll(secret, '…'), text);
}

/** A password as an address has it, and decoded where it is well encoded. */
function readings(password: string): string[] {
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}
