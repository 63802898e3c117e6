import { importShopModules } from '../lib/shop-modules.ts';

importShopModules();
const { syncAll } = await import('../../lib/search/sync-commands.ts');

const started = performance.now();
const { isTTY } = process.stdout;
const bar = (share: number) => '█'.repeat(Math.round(share * 24)).padEnd(24, '░');

function show(done: number, total: number): void {
  if (!isTTY) return;
  process.stdout.write(
    `\r  Search index ${bar(done / Math.max(total, 1))} ${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} products`,
  );
}

const refused = (index: string, status: number | undefined) =>
  process.stderr.write(
    `${isTTY ? '\r\u001b[K' : ''}The search service refused rules for ${index} (${status ?? 'no status'}), as plans without them do. The index is filled without; the shop finds as well.\n`,
  );

try {
  const counts = await syncAll(show, refused);
  if (isTTY) process.stdout.write('\r\u001b[K');
  const held = Object.entries(counts).map(([name, count]) => `${count.toLocaleString('en-GB')} ${name}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`Search index: ${held.join(', ')}, in ${seconds} s\n`);
} catch (error) {
  process.stderr.write(
    `The search index could not be filled: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
