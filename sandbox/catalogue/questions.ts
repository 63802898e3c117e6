import type { Parts } from '../parts.ts';
import { isoDay } from '../calendar.ts';
import { all, first } from '../store/rows.ts';
import { transaction } from '../store/store.ts';
import { ChangeRefused } from './refused.ts';
import { writeMetafield } from './write-metafield.ts';

/** A question about a product as the contact form brought it; `answer` once there is one. */
export type AskedQuestion = {
  id: number;
  productId: number;
  productName: string;
  question: string;
  askedAt: number;
  answer: string | null;
};

type SubmissionRow = { id: number; comments: string; created_at: number };

/** `Question about Tarnside TW-914 (TARN-TW914-WH):`, an empty line, the words, an empty line, a reference. */
const SHAPE = /^Question about [^\n]* \(([\w.-]{1,60})\):\n\n([^]+?)(?:\n\n\(E-[0-9A-F]{8}\))?$/;

/** The latest questions that visitors asked about products that there are, newest first. */
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
 * Writes question and answer beside the product, as the metafield `questions/<id>`, and tells the shop; an earlier
 * answer gives way. Who asked is not written there.
 * @throws ChangeRefused for no such question, or no answer.
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
