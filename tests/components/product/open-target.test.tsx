import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OpenTarget } from '@/components/product/open-target';
import { PhoneFold } from '@/components/ui/phone-fold';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const draw = () =>
  render(
    <>
      <OpenTarget />
      <section id="cost" aria-labelledby="h-cost">
        <PhoneFold title="Cost" titleId="h-cost">
          <details>
            <summary>More</summary>
          </details>
        </PhoneFold>
      </section>
    </>,
  );
const opened = () => [...document.querySelectorAll('details')].map(({ open }) => open);

it('the fold that the URL names is opened, and nothing within it', () => {
  history.replaceState(null, '', '/#cost');
  draw();
  expect(opened()).toEqual([true, false]);
});

it('a fold is opened when a link of the page leads to it, and closed before', () => {
  draw();
  expect(opened()).toEqual([false, false]);
  history.replaceState(null, '', '/#cost');
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(opened()).toEqual([true, false]);
});
