/** A customer's own profile (specification §3). */
export type Customer = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  phone: string;
};
