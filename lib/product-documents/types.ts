/** What belongs to an appliance after it was bought (experience ACC-3). Addresses are whole ones, or paths of the shop. */
export type ProductDocuments = {
  manual: string | null;
  informationSheet: string | null;
  /** The maker's own page where it is registered. */
  register: { maker: string; address: string } | null;
};
