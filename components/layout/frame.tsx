import type { ReactNode } from 'react';
import type { Chrome } from '@/lib/content/types';
import { Footer } from './footer/footer';
import css from './frame.module.css';
import { Header } from './header/header';
import { RimBar } from './header/rim-bar';
import { SmallHeader } from './header/small-header';
import { BannerLineLater } from './later';
// Styles of the server-rendered banner, whose script is loaded later.
import './header/banner-line.module.css';

/** Names of the finished markup that all pages share. */
export type FinishedParts = Record<'departments' | 'ways', string>;

/**
 * Frame of every page: notice, header, content and footer.
 * @param layout which of the specification's four layouts the page uses
 * @param small whether the header has no search and departments, for payment
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
