import { productForms, takeAs } from '@/lib/enquiries/form-commands';
import { questionRequest } from '@/lib/enquiries/requests';

/** A question about a product, for the people who answer. */
export const POST = productForms('question', questionRequest, takeAs('question'));
