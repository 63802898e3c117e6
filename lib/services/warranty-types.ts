/** An extended cover as the CRM keeps it: all properties are text, prices in pounds (specification §3, §7). */
export type WarrantyObject = {
  id: string;
  properties: {
    name: string;
    description: string;
    price: string;
    term_years: string;
    hs_sku: string;
    /** Values of the custom field "Type", separated by `;`. */
    eligible_types: string;
    /** Of the appliance, from (not included) and to (included); empty when open. */
    min_price: string;
    max_price: string;
  };
};
