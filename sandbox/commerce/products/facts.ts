import { all, groupBy, list } from '../../store/rows.ts';
import { perGroup } from '../group.ts';
import type { Picture } from '../pictures.ts';
import { attributeWords, type CustomField } from './attribute-words.ts';

type ValuesRow = { product_id: number; value_ids: string };

/** Returns a product's custom fields in the merchant's order. */
export const customFieldsOf = perGroup<CustomField[]>((store, ids) => {
  const rows = all<ValuesRow>(
    store,
    `SELECT p.product_id, json_group_array(p.value_id) AS value_ids FROM json_each(?) AS asked
     JOIN product_attribute AS p ON p.product_id = asked.value GROUP BY p.product_id`,
    list(ids),
  );
  const valueIds = new Map(rows.map((row) => [row.product_id, JSON.parse(row.value_ids) as number[]]));
  const words = attributeWords(store, [...valueIds.values()].flat());
  return new Map(
    [...valueIds].map(([id, mine]) => [
      id,
      mine
        .flatMap((value) => words.get(value) ?? [])
        .toSorted((a, b) => a.attributeId - b.attributeId || a.entityId - b.entityId),
    ]),
  );
});

type ImageRow = { product_id: number; media: string; alt: string };

/** Returns a product's images. The first is the default image. */
export const imagesOf = perGroup<Picture[]>((store, ids) => {
  const rows = all<ImageRow>(
    store,
    `SELECT i.product_id, i.media, i.alt FROM json_each(?) AS asked
     JOIN product_image AS i ON i.product_id = asked.value ORDER BY i.product_id, i.position`,
    list(ids),
  );
  const images = new Map<number, Picture[]>();
  for (const [id, group] of groupBy(rows, 'product_id')) {
    images.set(
      id,
      group.map(({ media, alt }, index) => ({ media, altText: alt, isDefault: index === 0 })),
    );
  }
  return images;
});

type RelatedRow = { product_id: number; related_id: number };

export const relatedIdsOf = perGroup<number[]>((store, ids) => {
  const rows = all<RelatedRow>(
    store,
    `SELECT r.product_id, r.related_id FROM json_each(?) AS asked
     JOIN related_product AS r ON r.product_id = asked.value ORDER BY r.product_id, r.position`,
    list(ids),
  );
  return new Map([...groupBy(rows, 'product_id')].map(([id, group]) => [id, group.map((r) => r.related_id)]));
});

type PlaceRow = { product_id: number; category_id: number };

/** Returns the ids of a product's categories, primary category first. */
export const categoryIdsOf = perGroup<number[]>((store, ids) => {
  const rows = all<PlaceRow>(
    store,
    `SELECT c.product_id, c.category_id FROM json_each(?) AS asked
     JOIN product_category AS c ON c.product_id = asked.value ORDER BY c.is_primary DESC, c.category_id`,
    list(ids),
  );
  return new Map(
    [...groupBy(rows, 'product_id')].map(([id, group]) => [id, group.map((r) => r.category_id)]),
  );
});
