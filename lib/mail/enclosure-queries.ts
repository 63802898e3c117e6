import 'server-only';
import { createHash } from 'node:crypto';
import { pictureAt } from '@/lib/catalogue/pictures';
import type { Picture } from '@/lib/catalogue/types';
import { readJpeg } from '@/lib/platform/upstreams/pictures';
import type { Enclosed, Enclosures, Letter } from './types';

/** More than these make a mail heavy. */
const MOST = 8;

/** The pictures of a letter's first goods. One that cannot be had now is left out: the words say everything. */
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
