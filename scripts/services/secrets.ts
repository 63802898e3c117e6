/** Names of variables whose values are secret. */
const SECRET = /TOKEN|SECRET|KEY|_URL$/;
/** A parameter of a URL's query whose value is secret. */
const IN_QUERY = /^[^=]*(?:pass|secret|token|key)[^=]*=/i;
/** Shorter values are ignored, because they occur in plain words. */
const LEAST_SECRET = 6;

/** Removes the secrets of an environment from a text, including the passwords in URLs. */
export function withoutSecrets(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const secrets = Object.entries(environment).flatMap(([name, value = '']) => {
    if (!SECRET.test(name)) return [];
    if (!name.endsWith('_URL')) return [value];
    return URL.canParse(value) ? passwordsOf(new URL(value)) : [];
  });
  return secrets
    .filter((secret) => secret.length >= LEAST_SECRET)
    .toSorted((a, b) => b.length - a.length)
    .reduce((hidden, secret) => hidden.replaceAll(secret, '…'), text);
}

/** The password of a URL and those in its query, which databases read as well (`?password=…`). */
function passwordsOf({ password, search }: URL): string[] {
  const parameters = search.slice(1).split('&');
  const secret = parameters.filter((text) => IN_QUERY.test(text)).map((text) => text.replace(/^[^=]*=/, ''));
  return [password, ...secret].flatMap(readings);
}

/** A password as written in the URL, and decoded if its encoding is valid. */
function readings(password: string): string[] {
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}
