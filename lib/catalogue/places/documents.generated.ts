/** Written by `npm run graphql`. */
import type { DocumentText } from '@/lib/http/gateway-client';
import type * as documents from './documents';

export const CategoryTree = "query CategoryTree{site{categoryTree{...Branch children{...Branch children{...Branch}}}}}fragment Branch on CategoryTreeItem{entityId name path description productCount hasChildren image{...Picture}}fragment Picture on Image{urlTemplate altText isDefault}" as DocumentText<typeof documents.CategoryTree>;
