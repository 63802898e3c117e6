import { parseArgs } from 'node:util';
import { crawl } from './lib/crawl.ts';

const USAGE = `node scripts/crawl.ts [--origin http://localhost:3000] [--most N]

Follows every link of a running shop without script and names those that lead nowhere.
`;

const { values } = parseArgs({
  options: { origin: { type: 'string' }, most: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) process.stdout.write(USAGE);
else {
  const most = values.most === undefined ? {} : { most: Number(values.most) };
  const { asked, broken } = await crawl(values.origin ?? 'http://localhost:3000', most);
  for (const { path, status, from } of broken) process.stdout.write(`${status} ${path} (from ${from})\n`);
  process.stdout.write(`${asked} pages, ${broken.length} that do not answer\n`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
