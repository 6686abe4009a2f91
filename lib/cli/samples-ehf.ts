import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderEhf } from '../server/billing/invoices/render-ehf';
import { sampleInvoices } from './sample-invoices';

async function main(folder: string | undefined): Promise<number> {
  if (folder === undefined) {
    process.stderr.write('Usage: npx tsx --conditions=react-server lib/cli/samples-ehf.ts DIR\n');
    return 2;
  }
  await mkdir(folder, { recursive: true });
  for (const [name, document] of Object.entries(sampleInvoices())) {
    await writeFile(path.join(folder, `${name}.xml`), renderEhf(document));
  }
  return 0;
}

process.exitCode = await main(process.argv[2]);
