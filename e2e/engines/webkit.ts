import { Builder, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import { closeInTime } from './ending.ts';
import { awaitsPress, handOver, listen, seek } from './in-page.ts';
import type { Engine, Key, Sought } from './types.ts';
import { startDriver } from './webkit-driver.ts';

const NOTES = 'complaints';
const RESIZE_MS = 5_000;

const KEYS: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  Space: ' ',
};

/** Starts WebKitGTK's MiniBrowser, driven by WebDriver. @param proxy for all hosts except the shop's */
export async function startWebkit([program, driver, screen]: string[], proxy: URL): Promise<Engine> {
  const { url, stop } = await startDriver(driver ?? '', screen ?? '');
  const started = new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      proxy: { proxyType: 'manual', httpProxy: proxy.host, noProxy: ['localhost'] },
      'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
    })
    .build();
  const browser = await started.catch((error: unknown) => {
    stop();
    throw error;
  });

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
        const awaits = await browser.executeScript(`return (${awaitsPress})(arguments[0])`, found);
        if (!awaits) throw new Error(`${sought.css} cannot be pressed.`);
        await found.click();
      }),
    type: (sought, text) =>
      within(sought, async () => {
        const field = await find(sought);
        // A script, and so the driver, cannot focus a cross-origin frame that has had no user interaction.
        if (sought.frame) await field.click();
        await browser.executeScript('arguments[0].select?.()', field);
        await field.sendKeys(text);
      }),
    key: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
    async resize(width, height) {
      const window = browser.manage().window();
      // The page learns of its new size later, and a press before that would miss what has yet to move.
      const becomes = (measure: () => number, wanted: number) =>
        browser.wait(async () => (await run(measure)) === wanted, RESIZE_MS, `${measure} is not ${wanted}`);
      await window.setRect({ width, height });
      await becomes(() => innerWidth, width);
      const bar = height - (await run(() => innerHeight));
      await window.setRect({ width, height: height + bar });
      await becomes(() => innerHeight, height);
    },
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    complaints: () => run(handOver, NOTES),
    forget: () => browser.manage().deleteAllCookies(),
    close: () => closeInTime(() => browser.quit(), stop),
  };
}

async function inFrame<Said>(browser: WebDriver, title: string, work: () => Promise<Said>): Promise<Said> {
  const frame = await browser.findElement({ css: `iframe[title="${title}"]` });
  // From inside a frame, the driver does not scroll the page around it.
  await browser.executeScript(`return (${awaitsPress})(arguments[0])`, frame);
  await browser.switchTo().frame(frame);
  try {
    return await work();
  } finally {
    await browser.switchTo().defaultContent();
  }
}
