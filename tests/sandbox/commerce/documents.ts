/** Documents that together ask for every field of the schema; `coverage.test.ts` says when one is missing. */

export const MONEY = '{ currencyCode value formattedV2 }';
const IMAGE =
  '{ url(width: 300) sized: url(width: 300, height: 200) urlOriginal urlTemplate altText isDefault }';
const RANGE = `{ min ${MONEY} max ${MONEY} }`;
const PRICES = `{ saved ${MONEY} priceRange ${RANGE} retailPriceRange ${RANGE} price ${MONEY} basePrice ${MONEY} salePrice ${MONEY} retailPrice ${MONEY} }`;
const SEO = '{ pageTitle metaDescription metaKeywords }';
const PAGE_INFO = '{ hasNextPage hasPreviousPage startCursor endCursor }';
const CRUMBS = '{ edges { node { entityId name path } } }';
const LEVEL = '{ availableToSell availableOnHand availableForBackorder unlimitedBackorder warningLevel }';
const SIZE = '{ value unit }';

const PLACE = `locationEntityId locationEntityCode availableToSell warningLevel isInStock locationEntityTypeId
  locationDistance { value lengthUnit }`;
const PAGED = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor';

const OPTION = `{ edges { node { __typename entityId displayName isRequired isVariantOption
  ... on MultipleChoiceOption { displayStyle values { edges { node { __typename entityId label isDefault isSelected
    ... on SwatchOptionValue { hexColors imageUrl(width: 40) }
    ... on ProductPickListOptionValue { productId autoAdjustInventory defaultImage { altText } } } } } }
  ... on CheckboxOption { checkedByDefault label checkedOptionValueEntityId uncheckedOptionValueEntityId }
  ... on NumberFieldOption { number: defaultValue lowest highest isIntegerOnly limitNumberBy }
  ... on MultiLineTextFieldOption { defaultValue minLength maxLength maxLines }
  ... on DateFieldOption { date: defaultValue earliest latest limitDateBy }
  ... on TextFieldOption { defaultValue minLength maxLength } } } }`;

const PRODUCT = `{ id entityId sku path name description plainTextDescription(characterLimit: 20) warranty
  minPurchaseQuantity maxPurchaseQuantity upc mpn createdAt { utc } prices(includeTax: true) ${PRICES}
  weight ${SIZE} height ${SIZE} width ${SIZE} depth ${SIZE} productOptions ${OPTION}
  reviewSummary { numberOfReviews summationOfRatings averageRating }
  availabilityV2 { __typename status description
    ... on ProductPreOrder { message willBeReleasedAt { utc } } ... on ProductUnavailable { message } }
  categories { edges { node { entityId name } } } brand { entityId name }
  variants { edges { node { id entityId sku isPurchasable prices(includeTax: true) ${PRICES} productOptions ${OPTION}
    options { edges { node { entityId displayName isRequired values { edges { node { entityId label } } } } } }
    inventory { isInStock aggregated ${LEVEL} byLocation { ${PAGED} node { ${PLACE} locationEntityServiceTypeIds backorderMessage } } } } } } }
  customFields { edges { node { entityId name value } } } images { edges { node ${IMAGE} } } defaultImage ${IMAGE}
  relatedProducts { edges { node { entityId } } }
  inventory { isInStock isStockTracked hasVariantInventory aggregated ${LEVEL} byLocation { ${PAGED} node { ${PLACE} } } } }
  type condition showCartAction isPriceHidden gtin
  metafields(namespace: "price") { edges { node { id entityId key value } } }
  reviews { pageInfo ${PAGE_INFO} edges { node { entityId author { name } title text rating createdAt { utc } } } }
  seo ${SEO} }`;

export const PRODUCT_BY_ID = `query ($id: Int!) { site { product(entityId: $id) ${PRODUCT} } }`;

const FACETS = `{ edges { node { __typename displayName isCollapsedByDefault
  ... on BrandSearchFilter { displayProductCount brands { ${PAGED} node { entityId name isSelected productCount } } } }
  ... on CategorySearchFilter { displayProductCount categories { ${PAGED} node { entityId name isSelected productCount
    subCategories { ${PAGED} node { entityId name isSelected productCount } } } } } } }
  ... on PriceSearchFilter { selected { minPrice maxPrice } }
  ... on ProductAttributeSearchFilter { filterKey filterName displayProductCount
    attributes { ${PAGED} node { value isSelected productCount } } } }
  ... on RatingSearchFilter { ratings { ${PAGED} node { value isSelected productCount } } } }
  ... on OtherSearchFilter { displayProductCount freeShipping { displayName isSelected productCount }
    isFeatured { displayName isSelected productCount } isInStock { displayName isSelected productCount } } } } }`;

export const SEARCH = `query ($filters: SearchProductsFiltersInput!, $sort: SearchProductsSortInput, $first: Int, $after: String) {
  site { search { searchProducts(filters: $filters, sort: $sort) {
    products(first: $first, after: $after) { pageInfo ${PAGE_INFO} collectionInfo { totalItems }
      edges { cursor node { entityId name prices(includeTax: true) { price { value } } } } }
    filters(first: 50) ${FACETS} } } } }`;

const WEB_PAGE = `__typename entityId parentEntityId name seo ${SEO} breadcrumbs(depth: 5) ${CRUMBS}
  children { edges { node { entityId name ... on ExternalLinkPage { link entityId parentEntityId name seo ${SEO} breadcrumbs(depth: 5) ${CRUMBS} children { edges { node { name } } } } } } }`;
const REGIONS = '{ regions { name html } }';

const POST = `{ id entityId name tags path htmlBody plainTextSummary(characterLimit: 4) publishedDate { utc } author
  thumbnailImage ${IMAGE} seo ${SEO} }`;

export const ROUTE = `query ($path: String!, $follow: RouteRedirectBehavior! = IGNORE) {
  site { route(path: $path, redirectBehavior: $follow) {
    redirect { id fromPath toUrl to { __typename ... on ManualRedirect { url } ... on ProductRedirect { entityId path }
      ... on BrandRedirect { entityId path } ... on CategoryRedirect { entityId path }
      ... on BlogPostRedirect { entityId path } ... on PageRedirect { entityId path } } }
    node { __typename id ... on Product { entityId sku } ... on Category { entityId } ... on Brand { entityId }
      ... on BlogPost { entityId name } ... on NormalPage { ${WEB_PAGE} path htmlBody renderedRegions ${REGIONS} }
      ... on ContactPage { ${WEB_PAGE} path htmlBody contactFields } ... on RawHtmlPage { ${WEB_PAGE} path htmlBody }
      ... on BlogIndexPage { ${WEB_PAGE} path } } } } }`;

export const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';

export const PLACES = `{ site {
  categoryTree { entityId name path description productCount hasChildren image ${IMAGE}
    children { entityId productCount children { entityId name productCount hasChildren } } }
  category(entityId: 3) { id entityId name path description defaultImage ${IMAGE} breadcrumbs(depth: 3) ${CRUMBS} seo ${SEO} }
  brands { pageInfo ${PAGE_INFO} edges { node { id entityId name path defaultImage ${IMAGE} seo ${SEO}
    products(first: 1) { collectionInfo { totalItems } } } } }
  brand(entityId: 2) { name metafields(namespace: "story") { edges { node { key value } } } }
  newestProducts(first: 2) { edges { node { entityId } } } bestSellingProducts(last: 2) { edges { node { entityId } } }
  featuredProducts(first: 2, hideOutOfStock: true) { edges { node { entityId } } }
  products(entityIds: [3, 1, 999]) { collectionInfo { totalItems } edges { cursor node { entityId } } } } }`;

export const CONTENT = `{ site { content { page(entityId: 2) { ${WEB_PAGE} }
  pages(first: 20, sortBy: PARENT_ID_AND_SORT_ORDER_AND_TITLE) { pageInfo ${PAGE_INFO} edges { cursor node { ${WEB_PAGE} } } }
  scripts(filters: { location: HEAD }) { ${PAGED} node { __typename entityId consentCategory visibility location integrityHashes { hash }
    ... on InlineScript { scriptTag } ... on SrcScript { src } } } }
  blog { id name description path posts { pageInfo ${PAGE_INFO} collectionInfo { totalItems } edges { node ${POST} } } post(entityId: 1) ${POST} } } } }`;

export const SETTINGS = `{ geography { countries(filters: { code: "GB" }) { entityId code name iso3 stateRequired
    statesOrProvinces { entityId name abbreviation } } }
  site { currencies { edges { node { code isActive exchangeRate isTransactional isDefault
      display { symbol symbolPlacement decimalToken thousandsToken decimalPlaces } } } }
    settings { storeName storeHash status statusMessage channelId faviconUrl seo ${SEO}
      logoV2 { __typename ... on StoreTextLogo { text } ... on StoreImageLogo { image ${IMAGE} } }
      contact { address country addressType email phone } socialMediaLinks { name url }
      display { shortDateFormat extendedDateFormat showProductRating } storefront { catalog { productComparisonsEnabled } }
      locales { code isDefault fullPath path } currency { defaultCurrency } giftCertificates {
        currencyCode isEnabled expiry { value unit } ... on FixedAmountGiftCertificateSettings { amounts ${MONEY} }
        ... on CustomAmountGiftCertificateSettings { minimumAmount ${MONEY} maximumAmount ${MONEY} }
      }
      reviews { enabled onlyAcceptPreviousCustomerReviews } newsletter { showNewsletterSignup newsletterCheckedByDefault }
      url { vanityUrl cdnUrl checkoutUrl } tax { pdp plp }
      inventory { productOutOfStockBehavior stockLevelDisplay defaultOutOfStockMessage showOutOfStockMessage
        showBackorderMessage showBackorderAvailabilityPrompt backorderAvailabilityPrompt showQuantityOnBackorder }
      privacy { cookieConsentEnabled privacyPolicyUrl } robotsTxt
      webAnalytics { ga4 { tagId } segment { writeKey } metaPixel { pixelId } }
      shipping { supportedShippingDestinations { countries { code name } } }
      reCaptcha { siteKey isEnabledOnStorefront isEnabledOnCheckout } search { productFilteringEnabled } checkout { reCaptchaEnabled persistentCartEnabled }
      customers { passwordComplexitySettings { minimumPasswordLength requireLowerCase requireUpperCase requireNumbers
        minimumNumbers requireSpecialCharacters minimumSpecialCharacters } } } } }`;

const LINE_FIELDS = `entityId parentEntityId productEntityId variantEntityId sku name url imageUrl brand quantity isTaxable
  isMutable path image ${IMAGE}
  discounts { entityId discountedAmount ${MONEY} } discountedAmount ${MONEY} couponAmount ${MONEY} listPrice ${MONEY}
  originalPrice ${MONEY} salePrice ${MONEY} extendedListPrice ${MONEY} extendedSalePrice ${MONEY}
  selectedOptions { __typename entityId name ... on CartSelectedMultipleChoiceOption { value valueEntityId }
    ... on CartSelectedMultiLineTextFieldOption { text }
    ... on CartSelectedTextFieldOption { text } }`;

const PHYSICAL = `{ ${LINE_FIELDS} allowGiftWrapping isShippingRequired addedByAttributeId retailPrice ${MONEY} taxTotal ${MONEY}
  giftWrapping { name message amount ${MONEY} } bulkPrice { basePrice ${MONEY} discountPercentage discountAmount ${MONEY} }
  baseCatalogProduct { entityId } catalogProductWithOptionSelections { entityId } }`;

const CART = `{ id entityId currencyCode displayCurrencyCode isTaxIncluded version locale createdAt { utc } updatedAt { utc }
  baseAmount ${MONEY} discountedAmount ${MONEY} amount ${MONEY} baseAmountInDisplayCurrency ${MONEY}
  discountedAmountInDisplayCurrency ${MONEY} amountInDisplayCurrency ${MONEY}
  discounts { entityId discountedAmount ${MONEY} } metafields(namespace: "Storefront API") { edges { node { key value } } }
  lineItems { totalQuantity physicalItems ${PHYSICAL} digitalItems { ${LINE_FIELDS} }
    giftCertificates { entityId name theme amount ${MONEY} isTaxable message amountInDisplayCurrency ${MONEY} sender { name email } recipient { name email } }
    customItems { entityId sku name quantity listPrice ${MONEY} extendedListPrice ${MONEY} } } }`;

export const GET_CART = `query ($id: String) { site { cart(entityId: $id) ${CART} } }`;
export const CREATE_CART = `mutation ($input: CreateCartInput!) { cart { createCart(input: $input) { cart ${CART} } } }`;
export const ADD = `mutation ($input: AddCartLineItemsInput!) { cart { addCartLineItems(input: $input) { cart ${CART} } } }`;
export const UPDATE = `mutation ($input: UpdateCartLineItemInput!) { cart { updateCartLineItem(input: $input) { cart ${CART} } } }`;
export const REMOVE = `mutation ($input: DeleteCartLineItemInput!) { cart { deleteCartLineItem(input: $input) {
  deletedLineItemEntityId deletedCartEntityId cart { version } } } }`;
export const DELETE =
  'mutation ($input: DeleteCartInput!) { cart { deleteCart(input: $input) { deletedCartEntityId } } }';
export const CURRENCY = `mutation ($input: UpdateCartCurrencyInput!) { cart { updateCartCurrency(input: $input) {
  cart { currencyCode } } } }`;
export const ASSIGN = `mutation ($input: AssignCartToCustomerInput!) { cart { assignCartToCustomer(input: $input) {
  cart { entityId } } } }`;
export const UNASSIGN = `mutation ($input: UnassignCartFromCustomerInput!) { cart { unassignCartFromCustomer(input: $input) {
  cart { entityId } } } }`;
export const METAFIELD = `mutation ($input: CreateCartMetafieldInput!) { cart { createCartMetafield(input: $input) {
  metafield { id entityId key value } errors { __typename ... on Error { message } ... on NotFoundError { message }
    ... on AlreadyExistsError { message } ... on ValidationError { message path } ... on LimitExceededError { message } } } } }`;
export const UPDATE_METAFIELD = `mutation ($input: UpdateCartMetafieldInput!) { cart { updateCartMetafield(input: $input) {
  metafield { entityId key value } errors { __typename ... on Error { message } ... on NotAuthorisedError { message } } } } }`;
export const DELETE_METAFIELD = `mutation ($input: DeleteCartMetafieldInput!) { cart { deleteCartMetafield(input: $input) {
  deletedMetafieldEntityId errors { __typename ... on Error { message } } } } }`;
export const REDIRECT_URLS = `mutation ($input: CreateCartRedirectUrlsInput) { cart { createCartRedirectUrls(input: $input) {
  redirectUrls { redirectedCheckoutUrl embeddedCheckoutUrl externalCheckoutUrl }
  errors { ... on NotFoundError { message } } } } }`;

export const WALLETS = `query ($cart: String) { site { paymentWallets(filter: { cartEntityId: $cart }, first: 5) {
  edges { cursor node { id entityId providerName methodName isTestMode } } } } }`;
export const WALLET_INTENT = `mutation ($input: CreatePaymentWalletIntentInput!) { payment { paymentWallet {
  createPaymentWalletIntent(input: $input) {
    paymentWalletIntentData {
      ... on BigcommercePaymentWalletIntentData { orderId approvalUrl initializationEntityId }
      ... on PayPalCommercePaymentWalletIntentData { orderId approvalUrl initializationEntityId } }
    errors { ... on CreatePaymentWalletIntentGenericError { message } } } } } }`;

const CUSTOMER = `{ entityId company customerGroupId email firstName lastName phone isSubscribedToNewsletter
  attributes { attribute(entityId: 2) { entityId name value } }
  wishlists { edges { node { entityId name isPublic token } } } }`;

export const CUSTOMER_QUERY = `{ customer ${CUSTOMER} }`;
export const LOGIN = `mutation ($email: String!, $password: String!, $cart: String) {
  login(email: $email, password: $password, guestCartEntityId: $cart) {
    customer ${CUSTOMER} customerAccessToken { value expiresAt } cart { entityId lineItems { totalQuantity } } } }`;
export const LOGOUT = `mutation ($cart: String) { logout(cartEntityId: $cart) { result cartUnassignResult {
  cart { entityId } errors { ... on CartUnassignInaccessibleError { message } ... on CartUnassignNotAllowedError { message } } } } }`;

export const JWT_LOGIN = `mutation ($jwt: String!, $cart: String) {
  loginWithCustomerLoginJwt(jwt: $jwt, guestCartEntityId: $cart) { redirectTo customer ${CUSTOMER}
    customerAccessToken { value expiresAt } cart { entityId } } }`;

export const DOCUMENTS = [
  PRODUCT_BY_ID,
  SEARCH,
  ROUTE,
  NODE,
  PLACES,
  CONTENT,
  SETTINGS,
  GET_CART,
  CREATE_CART,
  ADD,
  UPDATE,
  REMOVE,
  DELETE,
  CURRENCY,
  ASSIGN,
  UNASSIGN,
  METAFIELD,
  UPDATE_METAFIELD,
  DELETE_METAFIELD,
  REDIRECT_URLS,
  WALLETS,
  WALLET_INTENT,
  CUSTOMER_QUERY,
  LOGIN,
  LOGOUT,
  JWT_LOGIN,
];
