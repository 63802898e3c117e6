import { noteProductEvent } from '@/lib/alerts/commands';
import { noteOrderEvent } from '@/lib/mail/news-commands';
import { config } from '@/lib/platform/config';
import { takeWebhook } from '@/lib/platform/upstreams/webhook';
import { isStandardSignature } from '@/lib/platform/upstreams/webhook-signature';
import { tagsOfCommerceEvent } from '@/lib/platform/upstreams/webhook-tags';
import { noteForSearch } from '@/lib/search/webhook-commands';

/** Takes the platform's webhooks, signed with the API account's client secret. */
export function POST(request: Request): Promise<Response> {
  const { clientSecret } = config().commerce;
  return takeWebhook(
    'commerce',
    request,
    (body) => isStandardSignature(clientSecret, { headers: request.headers, body }),
    tagsOfCommerceEvent,
    async (event) =>
      (await noteOrderEvent(event)) && (await noteProductEvent(event)) && (await noteForSearch(event)),
  );
}
