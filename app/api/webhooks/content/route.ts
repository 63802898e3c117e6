import { config } from '@/lib/platform/config';
import { takeWebhook } from '@/lib/platform/upstreams/webhook';
import { isContentfulSignature, isStandardSignature } from '@/lib/platform/upstreams/webhook-signature';
import { tagsOfContentEvent } from '@/lib/platform/upstreams/webhook-tags';
import { noteContentForSearch } from '@/lib/search/webhook-commands';

/** Takes the content service's webhooks, signed Contentful's way or by Standard Webhooks. */
export function POST(request: Request): Promise<Response> {
  const { webhookSecret } = config().content;
  const { headers, url } = request;
  return takeWebhook(
    'content',
    request,
    (body) =>
      isStandardSignature(webhookSecret, { headers, body }) ||
      isContentfulSignature(webhookSecret, { headers, body, path: new URL(url).pathname }),
    tagsOfContentEvent,
    noteContentForSearch,
  );
}
