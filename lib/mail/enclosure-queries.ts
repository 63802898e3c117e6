import 'server-only';
import { createHash } from 'node:crypto';
import { readJpeg } from '@/lib/platform/upstreams/pictures';
import type { Enclosed, Enclosures, Letter } from './types';

/** More than these make a mail heavy. */
const MOST = 8;

/** The pictures of a letter's first goods. One that cannot be had now is left out: the words say everything. */
export async function readEnclosures({ blocks }: Letter): Promise<Enclosures> {
  const goods = blocks.flatMap((block) => (block.kind === 'goods' ? block.goods : []));
  const templates = new Set(goods.flatMap(({ picture }) => picture?.template ?? []));
  const found = await Promise.all([...templates].slice(0, MOST).map(enclose));
  return new Map(found.flatMap((entry) => (entry ? [entry] : [])));
}

async function enclose(template: string): Promise<[string, Enclosed] | null> {
  const content = await readJpeg(template.replace('{:size}', '300'));
  if (!content) return null;
  const name = createHash('sha256').update(template).digest('base64url').slice(0, 16);
  return [template, { cid: `${name}@goods`, content, contentType: 'image/jpeg' }];
}
