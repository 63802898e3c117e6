import { graphql } from '@/lib/platform/graphql';

export const PictureFragment = graphql(`
  fragment Picture on Image { urlTemplate altText isDefault }
`);

export const SeoFragment = graphql(`
  fragment Seo on SeoDetails { pageTitle metaDescription metaKeywords }
`);

/** What a card, a basket line and a comparison need. */
export const CardFragment = graphql(
  `
  fragment Card on Product {
    entityId sku path name
    brand { entityId name path }
    defaultImage { ...Picture }
    prices(includeTax: true) {
      price { value } basePrice { value } salePrice { value } retailPrice { value }
    }
    reviewSummary { numberOfReviews summationOfRatings }
    availabilityV2 {
      status description
      ... on ProductPreOrder { message willBeReleasedAt { utc } }
    }
    inventory { isInStock aggregated { availableToSell warningLevel } }
    minPurchaseQuantity
    sizes: variants(first: 2) { edges { node { entityId } } }
    customFields(first: 50) { edges { node { name value } } }
    reference: metafields(namespace: "price", keys: ["was"], first: 1) { edges { node { value } } }
    perspective: metafields(namespace: "picture", keys: ["anchors"], first: 1) { edges { node { value } } }
    gifted: metafields(namespace: "reviews", keys: ["gifted"], first: 1) { edges { node { value } } }
  }
`,
  [PictureFragment],
);

/** Fields by which a listing shows whether a cached card is still up to date. */
export const StampFragment = graphql(`
  fragment Stamp on Product {
    entityId
    prices(includeTax: true) { price { value } }
    inventory { isInStock aggregated { availableToSell } }
  }
`);

export const ProductFragment = graphql(
  `
  fragment FullProduct on Product {
    ...Card
    upc description warranty minPurchaseQuantity maxPurchaseQuantity
    createdAt { utc }
    weight { value unit } height { value unit } width { value unit } depth { value unit }
    images(first: 20) { edges { node { ...Picture } } }
    model: metafields(namespace: "model", keys: ["glb", "usdz"], first: 2) { edges { node { key value } } }
    categories(first: 10) {
      edges { node { entityId name path breadcrumbs(depth: 3) { edges { node { entityId name path } } } } }
    }
    productOptions(first: 10) {
      edges {
        node {
          __typename entityId displayName isRequired
          ... on MultipleChoiceOption {
            displayStyle
            values(first: 50) {
              edges { node { entityId label isDefault ... on SwatchOptionValue { hexColors } } }
            }
          }
        }
      }
    }
    variants(first: 50) {
      edges {
        node {
          entityId sku
          prices(includeTax: true) { price { value } basePrice { value } salePrice { value } retailPrice { value } }
          options(first: 10) { edges { node { values(first: 5) { edges { node { entityId } } } } } }
          inventory { isInStock aggregated { availableToSell warningLevel } }
        }
      }
    }
    relatedProducts(first: 12) { edges { node { entityId } } }
    seo { ...Seo }
  }
`,
  [CardFragment, PictureFragment, SeoFragment],
);

export const ProductById = graphql(
  `query ProductById($id: Int!) { site { product(entityId: $id) { ...FullProduct } } }`,
  [ProductFragment],
);

export const ProductBySku = graphql(
  `query ProductBySku($sku: String!) { site { product(sku: $sku) { ...FullProduct } } }`,
  [ProductFragment],
);

/** A few products whose pages are built in advance. */
export const SomeProducts = graphql(`
  query SomeProducts($first: Int!) { site { products(first: $first) { edges { node { sku path } } } } }
`);

export const CardsByIds = graphql(
  `query CardsByIds($ids: [Int!]!) { site { products(entityIds: $ids, first: 50) { edges { node { ...Card } } } } }`,
  [CardFragment],
);

/** Addresses of products' 3D models. */
export const ModelsByIds = graphql(`
  query ModelsByIds($ids: [Int!]!) {
    site {
      products(entityIds: $ids, first: 50) {
        edges {
          node {
            sku
            model: metafields(namespace: "model", keys: ["glb", "usdz"], first: 2) { edges { node { key value } } }
          }
        }
      }
    }
  }
`);

/** Products with these SKUs, or with a variant that has one. Callers with fewer SKUs repeat one of them. */
export const IdsBySkus = graphql(`
  query IdsBySkus(
    $a: String!, $b: String!, $c: String!, $d: String!, $e: String!, $f: String!, $g: String!, $h: String!
  ) {
    site {
      a: product(sku: $a) { entityId }
      b: product(sku: $b) { entityId }
      c: product(sku: $c) { entityId }
      d: product(sku: $d) { entityId }
      e: product(sku: $e) { entityId }
      f: product(sku: $f) { entityId }
      g: product(sku: $g) { entityId }
      h: product(sku: $h) { entityId }
    }
  }
`);

/** Products of one range. `hideOutOfStock` is false, because a colour that is sold out is still a colour. */
export const FamilyByRange = graphql(
  `
  query FamilyByRange($range: String!) {
    site {
      search {
        searchProducts(
          filters: { productAttributes: [{ attribute: "Range", values: [$range] }], hideOutOfStock: false }
        ) {
          products(first: 20) { edges { node { ...Card } } }
        }
      }
    }
  }
`,
  [CardFragment],
);
