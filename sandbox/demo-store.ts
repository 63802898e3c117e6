import type { FastifyInstance } from 'fastify';
import type { Parts } from './parts.ts';
import type { Store } from './store/store.ts';

/** A metafield that follows from what a thing is, so that a million products need no row each. */
export type DerivedField = { id: number; owner: number; key: string; value: string };

/** What a demo store is to the emulator, which knows it by this alone: it fills tables, and answers for what lies in none. */
export interface DemoStore {
  /** Services at addresses of their own: pictures, what the makers keep. */
  services: readonly ((app: FastifyInstance, parts: Parts) => Promise<void>)[];
  /** Writes catalogue and content into an empty store; `today` is an instant. Blocks until it is done. */
  fill(store: Store, options: { products: number; today: number }): void;
  /** Writes the customers with their orders, reckoned from a London midnight. Run inside the caller's transaction. */
  writeCustomers(store: Store, today: number): void;
  /** Metafields of products by namespace. `origin` is the emulator's. */
  productFields: ReadonlyMap<
    string,
    (store: Store, ids: readonly number[], origin: string) => DerivedField[]
  >;
  /** Metafields of a brand by namespace. */
  brandFields: ReadonlyMap<string, (brand: { id: number; path: string }, origin: string) => DerivedField[]>;
  /** What is seen in the picture of a category or brand, where that is more than its name. */
  altTextOf(image: string): string | undefined;
}
