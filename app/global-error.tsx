'use client';

import '@/styles/layers.css';
import '@/styles/reset.css';
import '@/styles/tokens.css';
import '@/styles/base.css';
import '@/styles/layout.css';
import '@/styles/text.css';
import '@/styles/drawing.css';
import { Failure } from '@/components/status/failure';

/** Shown when even the layout failed: a document of its own that loads no data (experience ERR-3). */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en-GB">
      <head>
        <title>Something went wrong</title>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <main id="main">
          <Failure error={error} />
        </main>
      </body>
    </html>
  );
}
