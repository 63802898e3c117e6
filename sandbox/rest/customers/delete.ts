import { list, run } from '../../store/rows.ts';
import { type Store, transaction } from '../../store/store.ts';

/** Handles `DELETE /v3/customers`: deletes customers and their data. Their orders are kept without a customer. */
export function deleteCustomers(store: Store, ids: readonly number[]): void {
  transaction(store, () => {
    for (const id of ids) {
      run(store, 'DELETE FROM subscriber WHERE email = (SELECT email FROM customer WHERE id = ?)', id);
      run(store, 'DELETE FROM cart WHERE customer_id = ?', id);
      run(store, 'UPDATE orders SET customer_id = 0, cart_id = NULL WHERE customer_id = ?', id);
      run(store, 'DELETE FROM customer WHERE id = ?', id);
    }
  });
}

/** Handles `DELETE /v3/customers/attribute-values`. Unknown ids are ignored. */
export function deleteAttributeValues(store: Store, ids: readonly number[]): void {
  run(store, 'DELETE FROM customer_attribute_value WHERE id IN (SELECT value FROM json_each(?))', list(ids));
}
