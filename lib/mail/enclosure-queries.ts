import 'server-only';
import { createHash } from 'node:crypto';
import { pictureAt } from '@/lib/catalogue/pictures';
import type { Picture } from '@/lib/catalogue/types';
import { readJpeg } from '@/lib/platform/upstreams/pictures';
import type { Enclosed, Enclosures, Letter } from './types';

/** Maximum number of pictures, to keep e-mails small. */
const MOST = 8;

/**
 * Reads the pictures of a letter's first goods. A picture that is not available now is left out; the text is complete
 * without it.
 */
export async function readEnclosures({ blocks }: Letter): Promise<Enclosures> {
  const goods = blocks.flatMap((block) => (block.kind === 'goods' ? block.goods : []));
  const pictures = new Map(goods.flatMap(({ picture }) => (picture ? [[picture.template, picture]] : [])));
  const enclosed = await Promise.all([...pictures.values()].slice(0, MOST).map(enclose));
  return new Map(enclosed.flatMap((entry) => (entry ? [entry] : [])));
}

async function enclose(picture: Picture): Promise<[string, Enclosed] | null> {
  const content = await readJpeg(pictureAt(picture, 300));
  if (!content) return null;
  const name = createHash('sha256').update(picture.template).digest('base64url').slice(0, 16);
  return [picture.template, { cid: `${name}@goods`, content, contentType: 'image/jpeg' }];
}
