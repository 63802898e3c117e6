import type { StatementSync } from 'node:sqlite';
import type { Store } from '@hobwright/sandbox/store/store.ts';

export type Cell = string | number | null;

/** Collects rows and writes many at a time with one prepared statement. */
export class BulkInsert {
  readonly #store: Store;
  readonly #head: string;
  readonly #width: number;
  readonly #rows: number;
  readonly #full: StatementSync;
  #cells: Cell[] = [];

  constructor(
    store: Store,
    table: string,
    columns: readonly string[],
    rows = Math.floor(900 / columns.length),
  ) {
    this.#store = store;
    this.#width = columns.length;
    this.#rows = rows;
    this.#head = `INSERT INTO ${table} (${columns.join(', ')}) VALUES `;
    this.#full = store.prepare(this.#sql(rows));
  }

  add(...row: Cell[]): void {
    if (row.length !== this.#width)
      throw new RangeError(`${this.#head}: ${row.length} cells, not ${this.#width}`);
    this.#cells.push(...row);
    if (this.#cells.length === this.#rows * this.#width) {
      this.#full.run(...this.#cells);
      this.#cells = [];
    }
  }

  /** Writes the remaining rows. */
  flush(): void {
    if (this.#cells.length === 0) return;
    this.#store.prepare(this.#sql(this.#cells.length / this.#width)).run(...this.#cells);
    this.#cells = [];
  }

  #sql(rows: number): string {
    const row = `(${new Array(this.#width).fill('?').join(', ')})`;
    return this.#head + new Array(rows).fill(row).join(', ');
  }
}
