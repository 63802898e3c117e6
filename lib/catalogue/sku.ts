const SKU = /^[\w][\w ./+-]{0,63}$/;

/** Whether a text from an address can be the SKU of a product. */
export const isSku = (text: string): boolean => SKU.test(text);
