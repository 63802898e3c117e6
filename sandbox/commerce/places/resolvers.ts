import type { DemoStore } from '../../demo-store.ts';
import type { CommerceContext } from '../context.ts';
import { brandMetafields, type MetafieldArguments } from '../metafields.ts';
import type { Picture } from '../pictures.ts';
import { connectionOf, globalId, type PageArguments } from '../relay.ts';
import type { Resolvers } from '../resolvers.ts';
import { foundProducts } from '../search/found.ts';
import { type Seo, seo } from '../values.ts';
import type { Brand } from './brands.ts';
import { type Category, categoriesBelow, pathToCategory } from './categories.ts';
import { redirectResolvers } from './redirects.ts';

export const placeResolvers: Resolvers = {
  Category: {
    id: ({ id }: Category) => globalId('Category', id),
    entityId: ({ id }: Category) => id,
    defaultImage: (category: Category, _: unknown, { parts }: CommerceContext) =>
      pictureOf(category, parts.demo),
    breadcrumbs: (
      category: Category,
      { depth, ...page }: PageArguments & { depth: number },
      context: CommerceContext,
    ) => {
      const path = pathToCategory(context, category, depth);
      return connectionOf(
        path.map((each) => ({ entityId: each.id, name: each.name, path: each.path })),
        page,
      );
    },
    seo: (category: Category) => seoOf(category),
  },
  CategoryTreeItem: {
    entityId: ({ id }: Category) => id,
    image: (category: Category, _: unknown, { parts }: CommerceContext) => pictureOf(category, parts.demo),
    productCount: ({ id }: Category, _: object, { parts }: CommerceContext) => parts.search.categoryCount(id),
    hasChildren: ({ id }: Category, _: object, context: CommerceContext) =>
      categoriesBelow(context, id).length > 0,
    children: ({ id }: Category, _: object, context: CommerceContext) => categoriesBelow(context, id),
  },
  Brand: {
    id: ({ id }: Brand) => globalId('Brand', id),
    entityId: ({ id }: Brand) => id,
    defaultImage: (brand: Brand, _: unknown, { parts }: CommerceContext) => pictureOf(brand, parts.demo),
    seo: (brand: Brand) => seo(brand.name, brand.meta_description, brand.name, `${brand.name} appliances`),
    products: (
      { id }: Brand,
      { hideOutOfStock, ...page }: PageArguments & { hideOutOfStock?: boolean | null },
      { parts }: CommerceContext,
    ) =>
      foundProducts(
        parts,
        { brandIds: [id], hideOutOfStock: hideOutOfStock ?? false, sort: 'FEATURED' },
        page,
      ),
    metafields: (
      brand: Brand,
      { namespace, keys, ...page }: MetafieldArguments,
      { parts }: CommerceContext,
    ) => connectionOf(brandMetafields(parts, brand, namespace, keys ?? []), page),
  },
  ...redirectResolvers,
};

function pictureOf({ image, name }: Brand | Category, demo: DemoStore): Picture | null {
  if (image === null) return null;
  return { media: image, altText: demo.altTextOf(image) ?? name, isDefault: true };
}

function seoOf({ name, meta_description }: Brand | Category): Seo {
  return seo(name, meta_description);
}
