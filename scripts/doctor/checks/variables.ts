import { readIncomplete } from '../../../lib/platform/config.ts';
import { variables } from '../../../lib/platform/variables.ts';
import { failure, type Finding, type Line, ok, warning } from '../types.ts';

type Given = Readonly<Record<string, string | undefined>>;

const EXPLAINED = 'It is explained in .env.example.';

/** Returns one line for each variable that is malformed or missing, or a single `ok` line if there is none. */
export function variableLines(environment: Given): Line[] {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const issues = variables.safeParse(given).error?.issues ?? [];
  const malformed = issues.map(({ path, message }) =>
    lineOf(String(path[0]), failure(message, `Put it right. ${EXPLAINED}`)),
  );
  const names = new Set(issues.map(({ path }) => String(path[0])));
  const usable = Object.fromEntries(Object.entries(given).filter(([name]) => !names.has(name)));
  const missing = readIncomplete(usable)
    .missing.filter((name) => !names.has(name))
    .map((name) => lineOf(name, failure('it is not set', `Set it. ${EXPLAINED}`)));
  const faults = [...malformed, ...missing];
  return [...(faults.length > 0 ? faults : [lineOf('all', ok('each can be read'))]), ...sharedSecrets(given)];
}

const lineOf = (name: string, finding: Finding): Line => ({
  name: `variables/${name}`,
  tried: 'read the environment',
  ...finding,
});

const OWN_SECRETS = ['SESSION_SECRET', 'RESET_TOKEN_SECRET', 'PREVIEW_SECRET', 'METRICS_TOKEN'];

/** Warns if two of the shop's own secrets are the same, since each is for one purpose. */
function sharedSecrets(given: Given): Line[] {
  return OWN_SECRETS.flatMap((name, at) => {
    const twin = OWN_SECRETS.slice(0, at).find((other) => given[other] && given[other] === given[name]);
    return twin
      ? [lineOf(name, warning(`it is the same as ${twin}`, 'Make another: openssl rand -base64 48'))]
      : [];
  });
}
