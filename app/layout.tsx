import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { href } from '@/lib/routing/href';
import '@/styles/layers.css';
import '@/styles/reset.css';
import '@/styles/tokens.css';
import '@/styles/base.css';
import '@/styles/layout.css';
import '@/styles/text.css';
import '@/styles/drawing.css';
import '@/styles/print.css';
import '@/styles/turn.css';
// Every page can fail, so the error view's styles belong to the first style sheet rather than to one of their own.
import '@/components/status/status.module.css';
import { AddedSlot } from '@/components/basket/adding/added-slot';
import { ConsentSlot } from '@/components/layout/consent-slot';
import { FirstScript } from '@/components/layout/first-script';
import { Navigator } from '@/components/layout/navigation/navigator';
import { SkipLink } from '@/components/layout/skip-link';
import { LiveRegion } from '@/components/ui/feedback/live-region';
import { Toaster } from '@/components/ui/feedback/toaster';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getSettings } from '@/lib/content/queries';
import { currentBuild } from '@/lib/platform/build-id';
import { PolicyProvider } from '@/lib/policy/client';
import { getPolicy } from '@/lib/policy/queries';
import { displayFace, displayFaceOthers, narrowFace, uiFace, uiFaceOthers } from '@/styles/fonts';

const FACES = [displayFace, displayFaceOthers, uiFace, uiFaceOthers, narrowFace]
  .map(({ variable }) => variable)
  .join(' ');

export async function generateMetadata(): Promise<Metadata> {
  const settings = await orNull(getSettings);
  const name = settings?.titleSuffix || settings?.name;
  const manifest = href('/manifest.webmanifest');
  return name
    ? {
        manifest,
        title: { default: name, template: `%s | ${name}` },
        description: settings.description,
        applicationName: name,
      }
    : { manifest };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: '#1b3a9c',
  colorScheme: 'light',
};

/** The root layout of every page: language, fonts, skip link, consent banner, live region and toasts. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    // `FirstScript` sets attributes on <html> before React hydrates it.
    <html lang="en-GB" className={FACES} data-build={currentBuild().id} suppressHydrationWarning>
      <body>
        <FirstScript />
        <SkipLink />
        <ConsentSlot />
        <PolicyProvider policy={await getPolicy()}>
          {children}
          <AddedSlot />
          <Navigator />
        </PolicyProvider>
        <LiveRegion />
        <Toaster />
      </body>
    </html>
  );
}
