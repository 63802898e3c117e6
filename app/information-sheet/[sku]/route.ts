import { getProductBySku } from '@/lib/catalogue/queries';
import { problem } from '@/lib/platform/http/api';
import type { Product } from '@/lib/catalogue/types';
import { isUnreachable } from '@/lib/platform/result';
import { informationSheet } from '@/lib/product-documents/information-sheet';
import { getSheetFigures, getSheetPdf } from '@/lib/product-documents/sheet-queries';
import { getProductSafety } from '@/lib/product-safety/queries';

const AWAY = 'We can’t reach this product right now. Try again in a moment.';

/** `/information-sheet/TARN-TW914-WH` → the product information sheet as a PDF (experience PDP-4). */
export async function GET(_: Request, { params }: { params: Promise<{ sku: string }> }): Promise<Response> {
  const { sku } = await params;
  try {
    const product = await getProductBySku(sku);
    const sheet = product && (await sheetOf(product));
    if (!product || !sheet) return problem(404, 'There is no information sheet for this product.');
    return new Response(Buffer.from(await getSheetPdf(sheet), 'base64'), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="information-sheet-${product.sku.replaceAll(/[^\w-]/g, '-')}.pdf"`,
        'Cache-Control': 'public, max-age=3600',
      },
    });
  } catch (error) {
    if (isUnreachable(error)) return problem(503, AWAY, { 'Retry-After': '5' });
    throw error;
  }
}

async function sheetOf(product: Product) {
  if (!product.energy) return null;
  const [figures, { maker }] = await Promise.all([getSheetFigures(product.id), getProductSafety(product.id)]);
  return informationSheet(product, { figures, maker });
}
