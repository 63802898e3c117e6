import type { FastifyInstance } from 'fastify';
import type { Parts } from './parts.ts';
import type { Store } from './store/store.ts';

/** A metafield computed from other data, so that a million products need no row each. */
export type DerivedField = { id: number; owner: number; key: string; value: string };

/** Interface between the emulator and a demo store. The store fills the tables and computes what is in no table. */
export interface DemoStore {
  /** Services with URLs of their own, such as images and the makers' documents. */
  services: readonly ((app: FastifyInstance, parts: Parts) => Promise<void>)[];
  /** Writes the catalogue and content into an empty store. `today` is an instant. Blocks until it is done. */
  fill(store: Store, options: { products: number; today: number }): void;
  /** Writes the customers and their orders, dated back from a London midnight. Call it inside a transaction. */
  writeCustomers(store: Store, today: number): void;
  /** Computes product metafields, by namespace. `origin` is the emulator's. */
  productFields: ReadonlyMap<
    string,
    (store: Store, ids: readonly number[], origin: string) => DerivedField[]
  >;
  /** Computes brand metafields, by namespace. */
  brandFields: ReadonlyMap<string, (brand: { id: number; path: string }, origin: string) => DerivedField[]>;
  /** Returns the alt text for an image of a category or brand, if it is more than the name. */
  altTextOf(image: string): string | undefined;
}
