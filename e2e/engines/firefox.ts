import puppeteer, { type ElementHandle, type Frame } from 'puppeteer-core';
import { closeInTime } from './ending.ts';
import { awaitsPress, handOver, listen, seek } from './in-page.ts';
import { signalGroup } from '../../scripts/lib/processes.ts';
import type { Engine, Sought } from './types.ts';

const NOTES = 'complaints';

/** Starts Firefox, driven by WebDriver BiDi. @param proxy for all hosts except the shop's */
export async function startFirefox([program]: string[], proxy: URL): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program ?? '',
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': proxy.hostname,
      'network.proxy.http_port': Number(proxy.port),
      'network.proxy.no_proxies_on': 'localhost',
      'network.proxy.allow_hijacking_localhost': true,
    },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.evaluateOnNewDocument(listen, NOTES);

  const frameOf = async (title: string | undefined): Promise<Frame> => {
    if (!title) return page.mainFrame();
    const frame = await (await page.$(`iframe[title="${title}"]`))?.contentFrame();
    if (!frame) throw new Error(`There is no frame “${title}”.`);
    return frame;
  };
  const find = async ({ css, name = /./s, frame }: Sought): Promise<ElementHandle> => {
    const within = await frameOf(frame);
    const found = (await within.evaluateHandle(seek, css, name.source, name.flags)).asElement();
    if (!found) throw new Error(`Nothing is seen that is ${css} and called ${name}.`);
    return found as ElementHandle;
  };

  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    run: (work, ...given) => page.evaluate(work as never, ...given),
    async sees(sought) {
      await find(sought);
    },
    async press(sought) {
      const found = await find(sought);
      if (!(await found.evaluate(awaitsPress))) throw new Error(`${sought.css} cannot be pressed.`);
      await found.click();
    },
    async type(sought, text) {
      const field = await find(sought);
      await field.evaluate((element) => element instanceof HTMLInputElement && element.select());
      await field.type(text);
    },
    key: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
    complaints: async () => [...errors.splice(0), ...(await page.evaluate(handOver, NOTES))],
    forget: async () => browser.deleteCookie(...(await browser.cookies())),
    close: () =>
      closeInTime(
        () => browser.close(),
        () => {
          const process = browser.process();
          if (process) signalGroup(process, 'SIGKILL');
        },
      ),
  };
}
