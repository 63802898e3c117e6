import { describe, expect, test } from 'vitest';
import { PROMISED_PAGES } from '@/lib/routing/data/places';
import { routeAt } from '@/lib/routing/match';
import { folderOf, readPackages, unnamed } from './support/packages';
import { idleNeighbours, unplaced, upward } from './support/layers';
import { readSources, type Source } from './support/sources';

const shop = readSources(
  'app/{,.well-known/}**/*.{ts,tsx}',
  'components/**/*.{ts,tsx}',
  'lib/**/*.{ts,tsx}',
  '*.ts',
).filter(({ path }) => !/\.(config|d)\.ts$|generated/.test(path));
const sandbox = readSources('sandbox/**/*.ts');
const scripts = readSources('scripts/**/*.{ts,mjs}');

const isClient = ({ text }: Source) => /^\s*['"]use client['"]/.test(text);
const below = (folder: string) => (source: Source) => source.path.startsWith(`${folder}/`);

/** Every file of `files` that imports what it must not, as sentences that say where the line belongs. */
function strays(
  files: Source[],
  forbidden: (target: string, from: Source) => boolean,
  advice: string,
  kind: 'imports' | 'values' = 'imports',
): string[] {
  return files.flatMap((file) =>
    file[kind]
      .filter((target) => forbidden(target, file))
      .map((target) => `${file.path} imports ${target}: ${advice}`),
  );
}

const stemOf = (path: string) => path.replace(/\.tsx?$/, '');
const saysServer = ({ text }: Source) => text.startsWith("import 'server-only';\n");
const ofServer = new Set(shop.filter(saysServer).map(({ path }) => stemOf(path)));

/** How an upstream's failure is told, how a document is typed, and how words become markup: they reach nothing. */
const isPure = (target: string) => /^lib\/platform\/(result|graphql|escape-html)$/.test(target);
const isPlatform = (target: string) => target.startsWith('lib/platform/') && !isPure(stemOf(target));
const isServerOnly = (target: string) =>
  isPlatform(target) || ofServer.has(stemOf(target)) || /^lib\/.*\bdocuments$/.test(target);

const knowing = shop.filter(({ path }) => /^lib\/(?!platform\/)/.test(path));
const called = (role: RegExp) => knowing.filter(({ path }) => role.test(path));

describe('imports', () => {
  test('the sandbox and the shop do not import each other', () => {
    const intoShop = (target: string) => /^(app|components|lib|styles)\//.test(target);
    expect(strays(sandbox, intoShop, 'the sandbox has its own copy of what it needs')).toEqual([]);
    expect(strays(shop, (target) => target.startsWith('sandbox/'), 'ask the platform’s API for it')).toEqual(
      [],
    );
  });

  test('components do not import server-only modules', () => {
    const advice = 'read it in the page and pass it down, or fetch it in the subject’s client.ts';
    expect(strays(shop.filter(below('components')), isServerOnly, advice)).toEqual([]);
  });

  test('components/ui imports only packages and itself', () => {
    const forbidden = (target: string) => /^(components\/(?!ui\/)|app\/|lib\/)/.test(target);
    const advice = 'pass it in, or move the component to its subject’s folder';
    expect(strays(shop.filter(below('components/ui')), forbidden, advice)).toEqual([]);
  });

  test('lib does not import from app or components', () => {
    const advice = 'move the drawing to components/, or what both need to a rules.ts';
    expect(strays(shop.filter(below('lib')), (target) => /^(app|components)\//.test(target), advice)).toEqual(
      [],
    );
  });

  test('lib/routing imports nothing but itself', () => {
    const forbidden = (target: string) => !target.startsWith('lib/routing/');
    const advice = 'the subject reads the table of routes, not the reverse';
    expect(strays(shop.filter(below('lib/routing')), forbidden, advice)).toEqual([]);
  });

  test('browser code does not import server-only modules', () => {
    const browser = shop.filter((file) => isClient(file) || /^lib\/.*\bclient\.tsx?$/.test(file.path));
    expect(strays(browser, isServerOnly, 'go through the shop’s API in the subject’s client.ts')).toEqual([]);
  });

  test.each(['lib', 'components'] as const)(
    'subjects of %s import only from the layers below them',
    (top) => {
      expect(unplaced(top, shop), 'give it a layer in tests/support/layers.ts').toEqual([]);
      expect(upward(top, shop)).toEqual([]);
      expect(idleNeighbours(top, shop)).toEqual([]);
    },
  );

  test('only server-only modules import from lib/platform', () => {
    const advice = "begin with `import 'server-only'`, or move the line to the subject’s queries or commands";
    const others = knowing.filter((file) => !saysServer(file));
    expect(strays(others, isPlatform, advice, 'values')).toEqual([]);
    expect(strays(others, (target) => ofServer.has(stemOf(target)), advice, 'values')).toEqual([]);
  });

  test('modules import only what their names allow', () => {
    const reading = called(/\b(queries|commands)\.ts$/).filter((file) => !saysServer(file));
    expect(reading.map(({ path }) => `${path}: begin with \`import 'server-only'\``)).toEqual([]);
    const live = (target: string) =>
      /\bclient$|^(react|next\/|@tanstack)/.test(target) || isServerOnly(target);
    const pure = called(/\b(rules|words|requests)\.ts$/);
    expect(strays(pure, live, 'it is pure: pass in what it needs', 'values')).toEqual([]);
    const types = called(/\btypes\.ts$/);
    expect(strays(types, () => true, 'take its type, or move the line to rules.ts', 'values')).toEqual([]);
  });

  test('route handlers do not import components', () => {
    const handlers = shop.filter(({ path }) => /^app\/(?!\(content\)\/).*route\.ts$/.test(path));
    expect(strays(handlers, (target) => target.startsWith('components/'), 'answer with JSON')).toEqual([]);
  });
});

describe('packages', () => {
  const packages = readPackages();
  const workspaces = packages.filter(({ folder }) => folder !== '.');
  const root = packages.find(({ folder }) => folder === '.');
  const filesOf = (own: string) => sandbox.filter(({ path }) => folderOf(packages, path) === own);

  test('the shop imports only packages that are installed in production', () => {
    expect(unnamed(shop, 'values', root?.dependencies ?? [])).toEqual([]);
  });

  test.each(workspaces)('$name imports only packages that it names', ({ folder, devDependencies }) => {
    expect(unnamed(filesOf(folder), 'imports', devDependencies)).toEqual([]);
    const leaves = (target: string, { path }: Source) =>
      target.startsWith('sandbox/') && folderOf(packages, target) !== folderOf(packages, path);
    expect(strays(filesOf(folder), leaves, 'import it by the name of its package')).toEqual([]);
  });

  test('the demo store depends on the emulator, and the photo studio on both', () => {
    const own = Object.fromEntries(
      workspaces.map(({ name, devDependencies }) => [
        name,
        devDependencies.filter((each) => each.startsWith('@hobwright/')),
      ]),
    );
    expect(own).toEqual({
      '@hobwright/sandbox': [],
      '@hobwright/demo-store': ['@hobwright/sandbox'],
      '@hobwright/photo-studio': ['@hobwright/demo-store', '@hobwright/sandbox'],
    });
    const others = [...scripts, ...readSources('e2e/**/*.ts')];
    const isStudio = (target: string) => target.startsWith('sandbox/studio/');
    expect(strays(others, isStudio, 'the studio is run, not imported')).toEqual([]);
  });

  // npm marks what is for development over the whole lockfile: a workspace's `dependencies` are installed with the
  // shop.
  test.each(workspaces)('$name is not installed with the shop', ({ dependencies }) => {
    expect(dependencies, 'name it among devDependencies').toEqual([]);
  });
});

/** Where custom fields are shown as they are, searched or put in order by, or read for the first time. */
const SHOWN =
  /^(lib\/catalogue\/(facts\/read|classify|attributes|key-facts|energy|stock)|lib\/compare\/(rows|verdict|why-more)|lib\/choosing\/measure|lib\/services\/(queries|rules)|lib\/lists\/snapshots|lib\/product-documents\/information-sheet|lib\/search\/.*|lib\/listing\/measured-sorts|lib\/content\/feature-rules|components\/product\/facts\/energy-label)\.tsx?$/;

/** A regular expression with the name of an appliance in it. */
const KIND_IN_WORDS =
  /(?<=[\s([=,:!{])\/(?![/*])[^/\n`']*(?:hood|oven|hobs?\b|fridge|freezer|dishwasher|washing|dryer|cooker|microwave|kettle|service\b|cover\b)[^/\n`']*\/[gimsuy]*(?=[\s.,;)\]])/i;

describe('one place for each thing', () => {
  const holding = (files: Source[], pattern: RegExp, except: RegExp, advice: string) =>
    files
      .filter(({ path, text }) => pattern.test(text) && !except.test(path))
      .map(({ path }) => `${path}: ${advice}`);

  test.each([
    [
      'the environment',
      /\bprocess\.env\b/,
      /^(lib\/platform\/(config|environment-files)|instrumentation)\.ts$/,
      'read it in lib/platform/config.ts',
    ],
    [
      'upstreams',
      /from 'undici'|\bundici\b.*require/,
      /^lib\/platform\//,
      'call lib/platform/upstreams/upstream.ts',
    ],
    [
      'fetch',
      /(?<![.\w])fetch\(/,
      /^lib\/(http\/client\.ts|platform\/)/,
      'the browser goes through lib/http/client.ts, the server through lib/platform/upstreams/upstream.ts',
    ],
    [
      'raw HTML',
      /dangerouslySetInnerHTML/,
      /^components\/parts\/finished\/(use-finished\.ts|standing\.tsx)$/,
      'use components/content/rich-text.tsx, which makes elements of it',
    ],
    [
      'cookies that the server sets',
      /\bcookies\.set\((?!ownCookie)|await cookies\(\)\)\.|\bjar\.(set|delete)\(/,
      /^lib\/platform\/(session\/cookies|http\/api)\.ts$/,
      'use lib/platform/session/cookies.ts, which knows what a cookie is called on https',
    ],
    [
      'cookies that the browser reads',
      /from 'js-cookie'|document\.cookie/,
      /^lib\/http\/cookies\.ts$/,
      'use lib/http/cookies.ts, which knows what a cookie is called on https',
    ],
    [
      'a cipher without a tag',
      /from 'crypto-js/,
      /^lib\/customer\/reset-token\.ts$/,
      'it reads the merchant’s reset links and nothing else; seal with AES-256-GCM of node:crypto',
    ],
    [
      'what kind a thing is',
      /\['Type'\]|\bType: \w+.* \} = /,
      /^lib\/catalogue\/(classify|attributes)\.ts$/,
      'ask the card’s `kind`, and `traitsOf` of lib/catalogue/kinds what follows from it',
    ],
    [
      'what is known of a thing',
      /\battributes(\?\.)?\[(?:'[A-Z]|(?:name|field|fact)\])|[A-Z]\w*: \w+.* \} = (?:\w+\.)*attributes;/,
      SHOWN,
      'have lib/catalogue/facts read it once, and ask the card’s `facts`',
    ],
    [
      'kinds told by their English words',
      KIND_IN_WORDS,
      /^lib\/(search\/|catalogue\/amount\.ts$)/,
      'give the table of lib/catalogue/kinds a column for it: a hood’s filter is no hood',
    ],
    [
      'words made into markup',
      /&(amp|#38|#x26);/,
      /^lib\/platform\/escape-html\.ts$/,
      'use escapeHtml of lib/platform/escape-html.ts',
    ],
    ['Server Actions', /^\s*['"]use server['"]/m, /^$/, 'write a route handler under app/api'],
  ])('%s', (_, pattern, except, advice) => expect(holding(shop, pattern, except, advice)).toEqual([]));
});

test('a style sheet is within its cascade layer, so that the order of loading does not matter', () => {
  const stray = readSources('{app,components}/**/*.module.css').flatMap(({ path, text }) => {
    const own = path.startsWith('components/ui/') ? ['components.ui'] : ['components', 'pages'];
    const layer = /^(?:\/\*.*\*\/\n)?@layer ([\w.]+) \{\n(?:[ \t].*\n|\n)*\}\s*$/.exec(text)?.[1] ?? 'none';
    return own.includes(layer) ? [] : [`${path}: put all of it in @layer ${own[0]}, not ${layer}`];
  });
  expect(stray).toEqual([]);
});

describe('addresses of the shop’s own', () => {
  /** Where they are told apart rather than linked to, or written in a type that knows them. */
  const KNOWN =
    /^(lib\/(routing|platform\/edge|search\/data)\/|lib\/platform\/config-services\.ts|lib\/search\/rules\.ts)/;
  const MADE = /\bhref\(\s*(["'`])[^"'`]*\1/g;
  const WRITTEN = /(?<=["'`}])\/(?=[\w.])[^"'`\s]*(?=["'`])|(?<=href=")\/(?=")/g;
  const promised: ReadonlySet<string> = new Set(PROMISED_PAGES);

  const isOwn = (address: string) => {
    const [path = ''] = address.replace(/\$\{[^}]*\}?/g, 'x').split(/[?#]/);
    const { keeper, inside } = routeAt(path).route;
    return promised.has(path) || !(keeper ?? inside);
  };

  test('are made by href(), which checks them', () => {
    const linking = shop.filter(({ path }) => /^(app|components|lib)\//.test(path) && !KNOWN.test(path));
    const stray = linking
      .filter(({ path }) => !path.startsWith('components/ui/'))
      .flatMap(({ path, text }) => {
        const code = text.replace(/^\s*(\/?\*|\/\/|import\b|\} from\b).*$/gm, '').replace(MADE, 'href(');
        return [...code.matchAll(WRITTEN)]
          .filter(([address]) => isOwn(address))
          .map(([address]) => `${path}: write ${address} with href() of lib/routing/href.ts`);
      });
    expect(stray).toEqual([]);
  });
});

describe('sizes of files and share of browser code', () => {
  const written = [...shop, ...sandbox, ...scripts].filter(({ path }) => !/\/data\/|generated/.test(path));

  test('no file has more than 300 lines, nine in ten have up to 150, half up to 60', () => {
    const sizes = written.map(({ lines }) => lines).toSorted((a, b) => a - b);
    const sheets = readSources('{styles,app,components}/**/*.css');
    const long = [...written, ...sheets]
      .filter(({ lines }) => lines > 301)
      .map(({ path, lines }) => `${path} (${lines}): split it`);
    expect(long).toEqual([]);
    expect(sizes[Math.floor(sizes.length * 0.9)], 'the ninth decile').toBeLessThanOrEqual(151);
    expect(sizes[Math.floor(sizes.length / 2)], 'the median').toBeLessThanOrEqual(61);
  });

  test('at most one file in five runs in the browser, and no page or layout does', () => {
    const client = shop.filter(isClient);
    const routes = client.filter(({ path }) => /\/(page|layout)\.tsx$/.test(path)).map(({ path }) => path);
    expect(routes, 'move what needs the browser into a component').toEqual([]);
    expect(client.length / shop.length, 'share of files with "use client"').toBeLessThanOrEqual(0.2);
  });
});
