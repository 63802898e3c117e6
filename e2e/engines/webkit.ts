import { Builder, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import { handOver, listen, seek } from './in-page.ts';
import type { Engine, Key, Sought } from './types.ts';
import { startDriver } from './webkit-driver.ts';

const NOTES = 'complaints';

const KEYS: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  Space: ' ',
};

/** WebKitGTK's own small browser, driven by WebDriver. @param proxy through which it finds every host but the shop's */
export async function startWebkit([program, driver, screen]: string[], proxy: URL): Promise<Engine> {
  const { url, stop } = await startDriver(driver ?? '', screen ?? '');
  const browser = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      proxy: { proxyType: 'manual', httpProxy: proxy.host, noProxy: ['localhost'] },
      'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
    })
    .build();

  const run: Engine['run'] = (work, ...given) =>
    browser.executeScript(`return (${work}).apply(null, arguments)`, ...given);
  const find = async ({ css, name = /./s }: Sought): Promise<WebElement> => {
    await run(listen, NOTES);
    const found = await run(seek, css, name.source, name.flags);
    if (!found) throw new Error(`Nothing is seen that is ${css} and called ${name}.`);
    return found as unknown as WebElement;
  };
  const within = <Said>({ frame }: Sought, work: () => Promise<Said>) =>
    frame ? inFrame(browser, frame, work) : work();

  return {
    async open(address) {
      await browser.get(address);
      await run(listen, NOTES);
    },
    run,
    sees: (sought) =>
      within(sought, async () => {
        await find(sought);
      }),
    press: (sought) =>
      within(sought, async () => {
        const found = await find(sought);
        // The driver scrolls by itself, but not to what is laid out only then.
        await browser.executeScript('arguments[0].scrollIntoView({ block: "center" })', found);
        await found.click();
      }),
    type: (sought, text) =>
      within(sought, async () => {
        const field = await find(sought);
        await browser.executeScript('arguments[0].select?.()', field);
        await field.sendKeys(text);
      }),
    key: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
    async resize(width, height) {
      const window = browser.manage().window();
      await window.setRect({ width, height });
      const inner = await browser.executeScript<number>('return innerHeight');
      await window.setRect({ width, height: height + height - inner });
    },
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    complaints: () => run(handOver, NOTES),
    forget: () => browser.manage().deleteAllCookies(),
    async close() {
      await browser.quit().finally(stop);
    },
  };
}

async function inFrame<Said>(browser: WebDriver, title: string, work: () => Promise<Said>): Promise<Said> {
  await browser.switchTo().frame(await browser.findElement({ css: `iframe[title="${title}"]` }));
  try {
    return await work();
  } finally {
    await browser.switchTo().defaultContent();
  }
}
