import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { performance } from 'node:perf_hooks';
import type { Readable } from 'node:stream';
import { answerLine } from './seatmap-line';

async function main(file: string | undefined): Promise<number> {
  if (file === undefined) {
    process.stderr.write('Usage: npm run -s seatmap -- FILE   (or - for standard input)\n');
    return 2;
  }
  const input: Readable = file === '-' ? process.stdin : createReadStream(file);
  const failed = new Promise<never>((_, reject) => input.once('error', reject));
  const answerAll = async () => {
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      if (line.trim() === '') continue;
      await write(`${JSON.stringify(answerLine(line, () => performance.now()))}\n`);
    }
  };
  try {
    await Promise.race([answerAll(), failed]);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

function write(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

process.exitCode = await main(process.argv[2]);
