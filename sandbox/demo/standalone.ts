#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import { readExportFile } from '@hobwright/sandbox/import/read.ts';
import { importProducts } from '@hobwright/sandbox/import/write.ts';
import { certificateFor } from '@hobwright/sandbox/standalone/certificate.ts';
import { environmentLines, hostNames } from '@hobwright/sandbox/standalone/environment.ts';
import { readOptions, USAGE } from '@hobwright/sandbox/standalone/options.ts';
import { isFilled, isSeeded } from '@hobwright/sandbox/store/filling.ts';
import type { Store } from '@hobwright/sandbox/store/store.ts';
import { fillWhenEmpty, writeContentOnce } from './first-start.ts';
import { fail, serve } from './serve.ts';

/** The platform's default units, kilograms and centimetres, in grams and millimetres. */
const UNITS = { weight: 1_000, length: 10 };

/** Starts the sandbox as a command-line tool and prints the environment variables that a storefront needs. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (!options) {
    process.stdout.write(USAGE);
    return;
  }
  const { config, host, isSecure, csv } = options;
  const folder = config.dataFolder ?? '.';
  const certificate = isSecure
    ? await certificateFor(folder, hostNames(config, host), Date.now())
    : undefined;
  const origin = await serve(config, (store) => fill(store, csv), certificate);
  process.stdout.write(`\n${environmentLines(config, certificate?.file ?? null)}\n`);
  const local = new URL(origin);
  local.hostname = 'localhost';
  process.stdout.write(`Sandbox: ${origin} (${local.origin}/console, ${local.origin}/mailbox)\n`);
}

/**
 * Imports a merchant's products when a CSV file is given, else fills an empty store with the demo shop. A store that
 * holds imported products is left as it is.
 */
function fill(store: Store, csv: string | null): void {
  if (csv) {
    const { products, others } = readExportFile(csv);
    const { added, changed } = importProducts(store, products, UNITS, Date.now());
    writeContentOnce(store);
    process.stdout.write(`${added} products added, ${changed} changed; ${others} other rows left out.\n`);
  } else if (isSeeded(store) || !isFilled(store)) fillWhenEmpty(store, process.stdout);
}

main().catch(fail);
