import type { ReactNode } from 'react';
import type { Chrome } from '@/lib/content/types';
import { Footer } from './footer/footer';
import css from './frame.module.css';
import { Header } from './header/header';
import { RimBar } from './header/rim-bar';
import { SmallHeader } from './header/small-header';
import { BannerLineLater } from './later';
// The styles of what is drawn with the page and whose script comes later.
import './header/banner-line.module.css';

/** The names of what is drawn once for all pages. */
export type FinishedParts = Record<'departments' | 'ways', string>;

/**
 * The enamel tray with its cobalt rim: notice, header, the page, footer.
 * @param layout which of the four layouts of the specification stands inside
 * @param small a header without search and departments, for who is paying
 */
export function Frame({
  chrome,
  finished,
  layout,
  small,
  children,
}: {
  chrome: Chrome;
  finished: FinishedParts;
  layout: 'default' | 'client' | 'ssr' | 'error';
  small?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <RimBar settings={chrome.settings} utility={chrome.utility} />
      <div className={css['tray']} data-layout={layout} data-paying={small || undefined}>
        {small ? (
          <SmallHeader settings={chrome.settings} />
        ) : (
          <Header chrome={chrome} departments={finished.departments} />
        )}
        {chrome.banners.length > 0 && !small ? <BannerLineLater banners={chrome.banners} /> : null}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer settings={chrome.settings} ways={finished.ways} paying={small} />
      </div>
    </>
  );
}
