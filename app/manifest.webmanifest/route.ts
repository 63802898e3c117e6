import { connection } from 'next/server';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getSettings } from '@/lib/content/queries';
import { publicFile } from '@/lib/platform/http/public-file';
import { href } from '@/lib/routing/href';

/** Web app manifest: name, icons and colours of the shop on a home screen. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return publicFile(request, 'application/manifest+json', async () => {
    const settings = await orNull(getSettings);
    const name = settings?.name ?? 'Home appliances';
    return JSON.stringify({
      name,
      short_name: name,
      description: settings?.description ?? '',
      lang: 'en-GB',
      start_url: '/',
      display: 'minimal-ui',
      background_color: '#f4f6f9',
      theme_color: '#1b3a9c',
      icons: [
        { src: href('/icon-192.png'), sizes: '192x192', type: 'image/png' },
        { src: href('/icon-512.png'), sizes: '512x512', type: 'image/png' },
        { src: href('/icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    });
  });
}
