import { expect, test, vi } from 'vitest';
import { drawPage } from '@/app/(content)/content/draw-page';
import type { Finish } from '@/components/parts/finished/types';

type Props = { name: string; src?: string };

const Part = ({ name, src }: Props) => (
  <p title={name}>
    {name}
    {src ? <img src={src} alt="" fetchPriority="high" /> : null}
  </p>
);

const Page = ({ names, finish }: { names: string[]; finish?: Finish }) => (
  <ul>
    {names.map((name) => (
      <li key={name}>{finish ? finish('part', Part, () => ({ name })) : <Part name={name} />}</li>
    ))}
    <li>0:1;</li>
  </ul>
);

test('a page with finished parts has the same HTML as without, whatever they contain', async () => {
  const names = ['Ovens & hobs', '$1', '<b>"é"</b>', 'a:0;'];
  const { html } = await drawPage(async (finish) => <Page names={names} finish={finish} />);
  const whole = await drawPage(async () => <Page names={names} />);
  expect(String(html)).toBe(String(whole.html));
});

test('React’s preloads are returned apart from the page, each once', async () => {
  const twice = async (finish: Finish) => (
    <>
      {finish('picture', Part, () => ({ name: 'a', src: '/a.webp' }))}
      {finish('picture', Part, () => ({ name: 'b', src: '/a.webp' }))}
    </>
  );
  const { html, preloads } = await drawPage(twice);
  expect(preloads.match(/<link rel="preload"[^>]*>/g)).toEqual([preloads]);
  expect(preloads).toContain('/a.webp');
  expect(String(html)).not.toContain('<link');
});

test('a part is rendered again only where its input has changed', async () => {
  const Counted = vi.fn(Part);
  const [oven, hob] = [{ name: 'Oven' }, { name: 'Hob' }];
  const draw = async (from: Props, hour: number) => {
    const { html } = await drawPage(async (finish) =>
      finish('counted', Counted, () => ({ ...from, name: `${from.name} ${hour}` }), [from, hour]),
    );
    return String(html);
  };
  expect(await draw(oven, 1)).toContain('Oven 1');
  expect(await draw(oven, 1)).toContain('Oven 1');
  expect(Counted).toHaveBeenCalledTimes(1);
  expect(await draw(hob, 1)).toContain('Hob 1');
  expect(await draw(oven, 2)).toContain('Oven 2');
  expect(Counted).toHaveBeenCalledTimes(3);
  // Of another object that says the same it is known by its props.
  expect(await draw({ name: 'Oven' }, 2)).toContain('Oven 2');
  expect(Counted).toHaveBeenCalledTimes(3);
});
