import { makeInput } from './hosted-input.ts';
import type { Asked, Said } from './messages.ts';
import { payWithCard } from './pay.ts';
import { siblings, typed } from './siblings.ts';
import { validate } from './validate.ts';

/** Runs in the frame and answers the messages of the surrounding page, if its origin is the shop's. */
const shops = document.documentElement.dataset['shops']?.split(' ') ?? [];

window.addEventListener('message', ({ source, origin, data }: MessageEvent<Partial<Asked> | null>) => {
  if (source !== window.parent || window.parent === window || !shops.includes(origin)) return;
  const post = (event: Said): void => window.parent.postMessage(event, { targetOrigin: origin });
  void answer(data as Asked | null, post);
});

async function answer(asked: Asked | null, post: (event: Said) => void): Promise<void> {
  switch (asked?.type) {
    case 'HOSTED_FIELD:ATTACH_REQUESTED':
      if (!window.hostedInput) makeInput(asked.payload, post);
      return post({ type: 'HOSTED_INPUT:ATTACH_SUCCEEDED' });
    case 'HOSTED_FIELD:VALIDATE_REQUESTED': {
      const payload = validate(typed(), new Date());
      for (const input of siblings()) input.tell(payload.errors[input.type] ?? []);
      return post({ type: 'HOSTED_INPUT:VALIDATED', payload });
    }
    case 'HOSTED_FIELD:SUBMITTED_REQUESTED':
      return post(await payWithCard(asked.payload));
    default:
      return undefined;
  }
}
