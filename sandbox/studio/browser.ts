import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import type { Look, StudioView } from '@hobwright/demo-store/media/looks/look.ts';
import type { Print, Quality } from './engine/shoot.ts';
import type { Measures, SceneQuality } from './page.ts';

/** Base URL of the studio's modules and of those of the demo store that it takes values from. */
const SOURCES = new URL('../', import.meta.url);
const THREE = new URL('../', import.meta.resolve('three'));

/** Software WebGL gives the same picture on every machine, and needs no graphics card. */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // The watchdog would take a busy machine for a hung renderer.
  '--disable-gpu-watchdog',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const PAGE = `<!doctype html><link rel="icon" href="data:,"><script type="importmap">{"imports":
{"three":"/three/build/three.module.js","three/addons/":"/three/examples/jsm/","@hobwright/demo-store/":"/demo/"}}</script>
<script type="module" src="/studio/page.ts"></script>`;

/** Number of pictures taken on one page. */
const PER_PAGE = 20;

/** Opens a browser that renders WebGL on the CPU. */
export function openBrowser(): Promise<Browser> {
  const executablePath = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
  ].find((path) => path !== undefined && existsSync(path));
  return chromium.launch({ args: FLAGS, ...(executablePath ? { executablePath } : {}) });
}

/** A browser that builds models and photographs them. */
export class Photographer {
  readonly #server: Server;
  readonly #browser: Browser;
  readonly #faults: string[] = [];
  #page: Page | undefined;
  #taken = 0;

  private constructor(server: Server, browser: Browser) {
    this.#server = server;
    this.#browser = browser;
  }

  static async hire(): Promise<Photographer> {
    const server = createServer((request, response) => {
      void answer(request.url ?? '/').then(
        ({ type, body }) => response.setHeader('Content-Type', type).end(body),
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Photographer(server, await openBrowser());
  }

  /** Takes one view of a look. */
  async take(look: Look, view: StudioView, quality: Quality): Promise<Omit<Print, 'png'> & { png: Buffer }> {
    const print = await this.#onPage((page) =>
      page.evaluate(([asked, from, how]) => globalThis.takePicture(asked, from, how), [
        look,
        view,
        quality,
      ] as const),
    );
    return { ...print, png: Buffer.from(print.png, 'base64') };
  }

  /** Returns where the body's edges and the maker's name are in the pictures of a look. */
  async measure(look: Look): Promise<Measures> {
    return this.#onPage((page) => page.evaluate((asked) => globalThis.measurePicture(asked), look));
  }

  /** Returns the floor of one view of a look without taking the picture: cover and tones, one byte per pixel. */
  async layFloor(look: Look, view: StudioView, size: number): Promise<{ cover: Buffer; tones: Buffer }> {
    const { cover, tones } = await this.#onPage((page) =>
      page.evaluate(([asked, from, side]) => globalThis.layFloor(asked, from, side), [
        look,
        view,
        size,
      ] as const),
    );
    return { cover: Buffer.from(cover, 'base64'), tones: Buffer.from(tones, 'base64') };
  }

  /** Takes one of the room scenes, as PNG. */
  async takeScene(name: string, quality: SceneQuality): Promise<Buffer> {
    const png = await this.#onPage((page) =>
      page.evaluate(([asked, how]) => globalThis.takeScene(asked, how), [name, quality] as const),
    );
    return Buffer.from(png, 'base64');
  }

  /** Takes one of the close-ups, as PNG. */
  async takeCloseUp(name: string, quality: Quality): Promise<Buffer> {
    const png = await this.#onPage((page) =>
      page.evaluate(([asked, how]) => globalThis.takeCloseUp(asked, how), [name, quality] as const),
    );
    return Buffer.from(png, 'base64');
  }

  async #onPage<T>(take: (page: Page) => Promise<T>): Promise<T> {
    const page = await this.#openPage();
    try {
      const taken = await take(page);
      const [fault] = this.#faults;
      if (fault) throw new Error(fault);
      return taken;
    } catch (error) {
      await this.#closePage();
      throw error;
    }
  }

  /** Returns the page of the previous picture, whose shaders are compiled. A new one now and then frees memory. */
  async #openPage(): Promise<Page> {
    if (this.#page && this.#taken < PER_PAGE) {
      this.#taken += 1;
      return this.#page;
    }
    await this.#closePage();
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The studio has no address');
    const page = await this.#browser.newPage({ viewport: { width: 400, height: 400 } });
    page.setDefaultTimeout(300_000);
    page.on('pageerror', (error) => this.#faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#faults.push(message.text());
    });
    await page.goto(`http://127.0.0.1:${address.port}/`);
    await page.waitForFunction('globalThis.takePicture');
    this.#page = page;
    this.#taken = 1;
    return page;
  }

  async #closePage(): Promise<void> {
    await this.#page?.close();
    this.#page = undefined;
    this.#faults.length = 0;
  }

  /** False once the browser has disconnected. */
  get isThere(): boolean {
    return this.#browser.isConnected();
  }

  async dismiss(): Promise<void> {
    await this.#browser.close();
    this.#server.close();
  }
}

async function answer(url: string): Promise<{ type: string; body: string | Buffer }> {
  const path = new URL(url, 'http://studio').pathname;
  if (path === '/') return { type: 'text/html', body: PAGE };
  if (path.startsWith('/three/')) {
    return { type: 'text/javascript', body: await readFile(new URL(path.slice('/three/'.length), THREE)) };
  }
  const source = await readFile(fileURLToPath(new URL(`.${path}`, SOURCES)), 'utf8');
  return { type: 'text/javascript', body: stripTypeScriptTypes(source) };
}
