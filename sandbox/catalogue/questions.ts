import type { Parts } from '../parts.ts';
import { isoDay } from '../calendar.ts';
import { all, first } from '../store/rows.ts';
import { transaction } from '../store/store.ts';
import { ChangeRefused } from './refused.ts';
import { writeMetafield } from './write-metafield.ts';

/** A question about a product, sent by the contact form. `answer` is null until it is answered. */
export type AskedQuestion = {
  id: number;
  productId: number;
  productName: string;
  question: string;
  askedAt: number;
  answer: string | null;
};

type SubmissionRow = { id: number; comments: string; created_at: number };

/**
 * Text of such a message: `Question about Tarnside TW-914 (TARN-TW914-WH):`, a blank line, the question, and optionally
 * a blank line and a reference.
 */
const SHAPE = /^Question about [^\n]* \(([\w.-]{1,60})\):\n\n([^]+?)(?:\n\n\(E-[0-9A-F]{8}\))?$/;

/** Returns the latest 100 questions about products that still exist, newest first; with `id`, only that question. */
export function askedQuestions({ store }: Pick<Parts, 'store'>, id: number | null = null): AskedQuestion[] {
  const rows = all<SubmissionRow>(
    store,
    `SELECT id, json_extract(fields, '$.comments') AS comments, created_at FROM form_submission
     WHERE form = 'contact' AND (?1 IS NULL OR id = ?1) AND json_extract(fields, '$.comments') LIKE 'Question about %'
     ORDER BY id DESC LIMIT 100`,
    id,
  );
  return rows.flatMap(({ id: submission, comments, created_at: askedAt }) => {
    const [, sku = '', question = ''] = SHAPE.exec(comments) ?? [];
    const product = first<{ id: number; name: string }>(
      store,
      'SELECT id, name FROM product WHERE sku = ?',
      sku,
    );
    if (!product) return [];
    const kept = first<{ value: string }>(
      store,
      `SELECT value FROM metafield WHERE owner = 'product' AND owner_id = ? AND namespace = 'questions' AND key = ?`,
      String(product.id),
      String(submission),
    );
    const { answer = null } = JSON.parse(kept?.value ?? '{}') as { answer?: string };
    return [{ id: submission, productId: product.id, productName: product.name, question, askedAt, answer }];
  });
}

/**
 * Writes a question and its answer to the product's metafield `questions/<id>`, replacing any earlier answer, and sends
 * the webhook. The name of the person who asked is not stored there.
 * @throws ChangeRefused if there is no such question, or the answer is empty or longer than 2,000 characters.
 */
export function answerQuestion(parts: Parts, id: number, text: string): void {
  const [asked] = askedQuestions(parts, id);
  const answer = text.trim();
  if (!asked) throw new ChangeRefused('There is no such question.');
  if (answer === '' || answer.length > 2_000) throw new ChangeRefused('An answer has 1 to 2,000 characters.');
  const place = { productId: asked.productId, namespace: 'questions', key: String(id) };
  const value = {
    question: asked.question,
    askedOn: isoDay(asked.askedAt),
    answer,
    answeredOn: isoDay(parts.clock()),
  };
  transaction(parts.store, () => writeMetafield(parts, place, value));
}
