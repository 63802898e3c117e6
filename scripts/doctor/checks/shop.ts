import { createHmac, randomUUID } from 'node:crypto';
import { HOOK_PATH } from '../../services/data/hooks.ts';
import type { Answer } from '../../services/ask.ts';
import { type Check, type Context, failure, type Finding, ok, warning } from '../types.ts';

const CONTENT_PATH = '/api/webhooks/content';

/** An event that the shop accepts and ignores. */
const NO_EVENT = { scope: 'store/doctor/checked', data: {} };

/** Checks the shop at its public address, and the webhooks that services send to it. */
export function shopChecks({ config, ask, now }: Context): Check[] {
  const { publicOrigin, secure, commerce, content } = config;
  const isHosted = commerce.hosted || content.hosted;
  const send = (path: string, secret: string, body: string) =>
    ask({ url: `${publicOrigin}${path}`, method: 'POST', headers: signed(secret, body, now), body });
  return [
    {
      name: 'shop/origin',
      tried: 'read PUBLIC_ORIGIN',
      run: () =>
        isHosted && !secure
          ? failure(
              `${publicOrigin} is not https`,
              'Set PUBLIC_ORIGIN to the https address: the services send their events to no other.',
            )
          : ok(publicOrigin),
    },
    {
      name: 'shop/answers',
      tried: `asked ${publicOrigin} whether it is alive`,
      unanswered: START,
      run: async () => {
        const { status, body } = await ask({ url: `${publicOrigin}/api/health/live` });
        if (status === 200 && isLive(body)) return ok('it is');
        return failure(`${status}, not the shop’s answer`, START);
      },
    },
    {
      name: 'shop/platform’s events',
      tried: `sent a signed event to ${HOOK_PATH}`,
      needs: ['shop/answers'],
      run: async () =>
        eventFinding(
          await send(HOOK_PATH, commerce.clientSecret, JSON.stringify(NO_EVENT)),
          'BIGCOMMERCE_CLIENT_SECRET',
        ),
    },
    {
      name: 'shop/content’s events',
      tried: `sent a signed event about nothing to ${CONTENT_PATH}`,
      needs: ['shop/answers'],
      // A signed event that cannot be read is answered 400, and causes no revalidation.
      run: async () =>
        eventFinding(await send(CONTENT_PATH, content.webhookSecret, '{}'), 'CONTENTFUL_WEBHOOK_SECRET'),
    },
    {
      name: 'shop/search engines',
      tried: 'asked whether they may list the shop',
      run: () =>
        config.indexed || !isHosted
          ? ok(config.indexed ? 'they may' : 'they may not')
          : warning('they may not', 'Right for a trial; SEARCH_ENGINES=1 lets them.'),
    },
  ];
}

const START =
  'Start the shop (node server.ts), and have the domain, its proxy and its certificate lead to it.';

const isLive = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';

/** The headers of a Standard Webhooks delivery. */
function signed(secret: string, body: string, now: number): Record<string, string> {
  const id = randomUUID();
  const timestamp = String(Math.floor(now / 1_000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

function eventFinding({ status }: Answer, variable: string): Finding {
  if (status === 200 || status === 400) return ok('it came in, and its signature is good');
  if (status === 401)
    return failure(
      '401, the running shop does not take the signature',
      `Start the shop with this ${variable}, and see that its clock is right.`,
    );
  return failure(
    `${status}`,
    'Let the path through, unchanged and without a redirect: proxy, firewall, sign-in before the shop.',
  );
}
