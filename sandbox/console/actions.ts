import type { FastifyInstance } from 'fastify';
import { setPrice, setStock, setVisible } from '../catalogue/changes.ts';
import { answerQuestion } from '../catalogue/questions.ts';
import { ChangeRefused } from '../catalogue/refused.ts';
import { answerReview } from '../catalogue/review-answers.ts';
import { judgeReview } from '../catalogue/reviews.ts';
import { publishEntry, saveDraft, unpublishEntry } from '../content/publish.ts';
import { readOne } from '../content/repository.ts';
import type { Parts } from '../parts.ts';
import { fieldsOf } from '../form-bodies.ts';
import { isPlan, setSwitches } from '../switches.ts';
import { attempt, back } from './attempt.ts';
import { readFields } from './pages/content.ts';
import { emptyVisits, fillAnew } from './start-over.ts';

type ById = { Params: { id: string } };

/** Handlers of the console's forms. Each redirects back to a page with a message about the result. */
export function actions(app: FastifyInstance, parts: Parts): void {
  app.post('/console/reset', async (_request, reply) => {
    emptyVisits(parts);
    return back(reply, '/console', 'Deleted: baskets, orders, customers, mail, forms and events.');
  });

  app.post('/console/reseed', async (request, reply) => {
    const products = Number(fieldsOf(request).get('products'));
    if (!Number.isInteger(products) || products < 40 || products > 100_000)
      return back(reply, '/console', 'Products must be a whole number from 40 to 100,000.');
    fillAnew(parts, products);
    return back(
      reply,
      '/console',
      'The store is refilled. Rebuild the search index on the shop’s /sync page.',
    );
  });

  app.post('/console/switches/set', async (request, reply) => {
    const fields = fieldsOf(request);
    const plan = fields.get('plan');
    if (!isPlan(plan)) return back(reply, '/console/switches', 'There is no such plan.');
    setSwitches(parts.store, {
      productFiltering: fields.has('productFiltering'),
      reCaptcha: fields.has('reCaptcha'),
      plan,
    });
    return back(reply, '/console/switches', 'Set.');
  });

  app.post<ById>('/console/products/:id/price', async (request, reply) => {
    const fields = fieldsOf(request);
    const sale = fields.get('sale')?.trim();
    const isCorrection = fields.get('slip') === 'yes';
    const prices = {
      price: pence(fields.get('price')),
      salePrice: sale ? pence(sale) : null,
      by: fields.get('by')?.trim().slice(0, 60) ?? '',
      isCorrection,
    };
    const words = isCorrection
      ? 'The price is corrected. The mistake is recorded, and left out of the price history unless somebody bought at that price.'
      : 'The price is changed.';
    return attempt(reply, `/console/products/${request.params.id}`, words, () =>
      setPrice(parts, Number(request.params.id), prices),
    );
  });

  app.post<ById>('/console/products/:id/stock', async (request, reply) =>
    attempt(reply, `/console/products/${request.params.id}`, 'The stock is changed.', () =>
      setStock(parts, Number(request.params.id), Number(fieldsOf(request).get('stock') || Number.NaN)),
    ),
  );

  app.post<ById>('/console/products/:id/visible', async (request, reply) => {
    const isVisible = fieldsOf(request).get('visible') === 'yes';
    const words = isVisible ? 'The product is in the shop again.' : 'The product is hidden from the shop.';
    return attempt(reply, `/console/products/${request.params.id}`, words, () =>
      setVisible(parts, Number(request.params.id), isVisible),
    );
  });

  app.post<ById>('/console/questions/:id', async (request, reply) =>
    attempt(reply, '/console/questions', 'Answered: the answer is on the product’s page.', () =>
      answerQuestion(parts, Number(request.params.id), fieldsOf(request).get('answer') ?? ''),
    ),
  );

  app.post<ById>('/console/reviews/:id', async (request, reply) => {
    const isApproved = fieldsOf(request).get('status') === 'approved';
    const words = isApproved
      ? 'Approved: the review is on the product’s page.'
      : 'Declined: it is not shown.';
    return attempt(reply, '/console/reviews', words, () =>
      judgeReview(parts, Number(request.params.id), isApproved ? 'approved' : 'disapproved'),
    );
  });

  app.post<ById>('/console/reviews/:id/answer', async (request, reply) => {
    const answer = fieldsOf(request).get('answer') ?? '';
    const words =
      answer.trim() === '' ? 'The answer is removed.' : 'Answered: the answer is below the review.';
    return attempt(reply, '/console/reviews', words, () =>
      answerReview(parts, Number(request.params.id), answer),
    );
  });

  app.post<ById>('/console/content/:id', async (request, reply) => {
    const { id } = request.params;
    const fields = fieldsOf(request);
    const deed = fields.get('deed');
    const publishes = deed === 'publish' || deed === 'publish-draft';
    const words = deed === 'unpublish' ? 'Unpublished.' : publishes ? 'Published.' : 'Saved as a draft.';
    return attempt(reply, `/console/content/${encodeURIComponent(id)}`, words, () => {
      const entry = readOne(parts.store, 'preview', 'Entry', id);
      if (!entry?.contentType) throw new ChangeRefused('There is no such entry.');
      if (deed === 'unpublish') {
        unpublishEntry(parts, id);
        return;
      }
      if (deed !== 'publish-draft') saveDraft(parts, id, readFields(entry.contentType, fields));
      if (publishes) publishEntry(parts, id);
    });
  });

  app.post('/console/faults', async (request, reply) => {
    const fields = fieldsOf(request);
    const clear = fields.get('clear') === 'yes';
    const answer = await app.inject({
      method: clear ? 'DELETE' : 'PUT',
      url: '/control/faults',
      headers: { authorization: `Bearer ${parts.config.controlToken}` },
      ...(clear ? {} : { payload: faultOf(fields) }),
    });
    const refused =
      answer.statusCode >= 400 ? `Not set: ${answer.json<{ message: string }>().message}` : null;
    return back(reply, '/console/faults', refused ?? (clear ? 'All faults are cleared.' : 'Set.'));
  });
}

function faultOf(fields: URLSearchParams): Record<string, string | number> {
  const body: Record<string, string | number> = {
    upstream: fields.get('upstream') ?? '',
    fault: fields.get('fault') ?? '',
  };
  for (const name of ['for', 'ms']) {
    const given = fields.get(name);
    if (given) body[name] = Number(given);
  }
  return body;
}

/** Parses "429.00" to 42900. Returns NaN, which every change refuses, if it is not an amount. */
function pence(text: string | null): number {
  return /^\d{1,7}(\.\d{1,2})?$/.test(text?.trim() ?? '') ? Math.round(Number(text) * 100) : Number.NaN;
}
