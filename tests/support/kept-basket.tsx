import Cookies from 'js-cookie';
import { BasketView } from '@/components/basket/basket-view';
import { LiveRegion } from '@/components/ui/feedback/live-region';
import { Toaster } from '@/components/ui/feedback/toaster';
import { withoutLine, withQuantity } from '@/lib/basket/queue/optimistic';
import type { LineItemRequest } from '@/lib/basket/requests';
import { nestLines } from '@/lib/basket/rules';
import type { BasketLine, Goods } from '@/lib/basket/types';
import { changesIn, gatewayAnswer, isGateway } from './gateway';
import { renderWithQueries, stubApi } from './query';
import { aBasket } from './shop';

type Body = { lineItem: string | LineItemRequest[] | { quantity: number }; itemId: string };

/**
 * Renders the basket page with toasts and announcements, and a fake platform that stores a basket of these lines. Added
 * items must match one of them. A call to a path in `failing` answers 500, one for which `refuse` returns a message
 * answers 422. `sold` are the products still on sale for lines saved for later. While `line` is down no call arrives;
 * while it loses answers, calls arrive without an answer.
 */
export function openKeptBasket(
  first: BasketLine[],
  sold: readonly Goods[] = [],
  refuse: (url: string) => string | null = () => null,
) {
  const goods = first.flatMap((line) => [line, ...line.extras]);
  const failing = new Set<string>();
  const line = { down: false, losesAnswers: false };
  const arrived: { url: string; body: unknown; key: string | null }[] = [];
  let basket = aBasket(first);
  let added = 0;
  Cookies.set('XSRF-TOKEN', 'token');
  Cookies.set('cartId', basket.id);

  const put = (item: LineItemRequest): BasketLine => {
    const like = goods.find(({ productId }) => productId === item.product_id);
    if (!like) throw new Error(`There is no product ${item.product_id}.`);
    added += 1;
    return { ...like, id: `new-${added}`, quantity: item.quantity, extras: [] };
  };
  const change = (url: string, { lineItem, itemId }: Body) => {
    if (url.endsWith('remove-cart-item')) return withoutLine(basket, String(lineItem));
    if (url.endsWith('update-cart-item'))
      return withQuantity(basket, itemId, (lineItem as { quantity: number }).quantity);
    const flat = basket.lines.flatMap((line) => [line, ...line.extras]);
    return aBasket(nestLines([...flat, ...(lineItem as LineItemRequest[]).map(put)]));
  };
  const calls = stubApi(({ method, url, body }, headers) => {
    if (line.down) throw new TypeError('Failed to fetch');
    if (isGateway({ url })) return { body: gatewayAnswer(body, { goods: sold }) };
    if (method === 'POST') arrived.push({ url, body, key: headers.get('Idempotency-Key') });
    const path = url.split('?')[0] ?? '';
    if (failing.has(path)) return { status: 500, body: { message: 'This did not work.' } };
    if (path.startsWith('/api/checkout')) return { body: null };
    const words = refuse(url);
    if (words !== null) return { status: 422, body: { message: words } };
    if (method === 'POST') basket = { ...change(url, body as Body), version: basket.version + 1 };
    if (line.losesAnswers) throw new TypeError('Failed to fetch');
    return { body: { basket: basket.lines.length > 0 ? basket : null } };
  });
  const view = renderWithQueries(
    <>
      <BasketView finance={null} services={[]} trust={null} />
      <Toaster />
      <LiveRegion />
    </>,
  );
  return {
    ...view,
    failing,
    line,
    /** The changes that arrived, in order, with their idempotency keys. */
    arrived,
    /** Returns the changes that the page requested, in order. */
    sent: () => changesIn(calls).map(({ url, body }) => ({ url, body })),
  };
}
