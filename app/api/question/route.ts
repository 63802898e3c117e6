import { productForms, takeAs } from '@/lib/enquiries/form-commands';
import { questionRequest } from '@/lib/enquiries/requests';

/** Takes a question about a product. */
export const POST = productForms('question', questionRequest, takeAs('question'));
