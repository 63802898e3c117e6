import { beforeEach, expect, test } from 'vitest';
import { keepDrafts } from '@/components/layout/navigation/keep-drafts';

const hrefs = () => [...document.querySelectorAll('a')].map(({ href }) => href.replace(location.origin, ''));

beforeEach(() => {
  history.replaceState(null, '', '/?preview=true');
  document.body.innerHTML = '';
});

test('links of ours stay in preview, including those added or changed later', async () => {
  document.body.innerHTML = `
    <a href="/landlords#top">Letting</a><a href="/hobs?brand=a,b">Hobs</a><a href="#main">Skip</a>
    <a href="https://other.example/">Elsewhere</a><a href="mailto:help@hobwright.example">Write</a>
    <a href="/api/checkout/calendar">A file</a><a href="/landlords" data-published>Published</a>`;
  keepDrafts();
  expect(hrefs()).toEqual([
    '/landlords?preview=true#top',
    '/hobs?brand=a,b&preview=true',
    '/?preview=true#main',
    'https://other.example/',
    'mailto:help@hobwright.example',
    '/api/checkout/calendar',
    '/landlords',
  ]);
  document.body.insertAdjacentHTML('beforeend', '<nav><a href="/laundry">Laundry</a></nav>');
  document.querySelector('a')?.setAttribute('href', '/help');
  await expect.poll(() => hrefs().at(-1)).toBe('/laundry?preview=true');
  expect(hrefs()[0]).toBe('/help?preview=true');
});

test('a search stays in preview, and a POST form is left alone', () => {
  document.body.innerHTML = `
    <form action="/search-alg"><input name="q" value="hob"></form>
    <form action="/contact" method="post"><input name="q" value="hob"></form>`;
  keepDrafts();
  const sent = [...document.forms].map((form) => {
    const formData = new FormData(form);
    // Browsers tell it of every form that is sent; this document does not.
    form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
    return [...formData.keys()];
  });
  expect(sent).toEqual([['q', 'preview'], ['q']]);
});

test('the previewed day is kept, unless a form asks for another', () => {
  history.replaceState(null, '', '/?preview=true&at=2026-12-20');
  document.body.innerHTML = `
    <a href="/hobs">Hobs</a>
    <form action="/search-alg"><input name="q" value="hob"></form>
    <form action="/"><input name="at" value="2026-12-24"></form>`;
  keepDrafts();
  expect(hrefs()).toEqual(['/hobs?preview=true&at=2026-12-20']);
  const days = [...document.forms].map((form) => {
    const formData = new FormData(form);
    form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
    return formData.get('at');
  });
  expect(days).toEqual(['2026-12-20', '2026-12-24']);
});
