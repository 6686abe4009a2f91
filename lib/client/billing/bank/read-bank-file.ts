import type { BankFile } from '@/lib/core/billing/payment/bank-payment';
import { readBankTable } from '@/lib/core/billing/payment/bank-table';
import { decodeText } from '../../files/decode-text';
import { fileKind } from '../../files/file-kind';
import { FileProblem } from '../../files/file-problem';
import { maxFileBytes } from '../../files/limits';
import { textToCells } from '../../files/text-to-cells';
import { readCamt, type CamtProblem } from './camt';

/** Why a bank file cannot be used. */
export type BankFileProblem =
  | CamtProblem
  | 'empty'
  | 'noColumns'
  | 'noPayments'
  | 'ocr'
  | 'tooBig'
  | 'tooManyRows'
  | 'unreadable';

/** An encoding that the head of an XML file names, which holds for its bytes. */
function xmlEncoding(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)["']/u.exec(head)?.[1] ?? 'utf-8';
}

function decodeXml(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(xmlEncoding(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads a bank file in the browser; what is no incoming payment never leaves the page. */
export async function readBankFile(file: File): Promise<BankFile | BankFileProblem> {
  if (file.size > maxFileBytes) return 'tooBig';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = fileKind(bytes);
    if (kind === 'empty') return 'empty';
    const read = kind === 'otherDocument' ? readXml(bytes) : await readTable(kind, bytes);
    return typeof read === 'object' && read.payments.length === 0 && read.badLines.length === 0
      ? 'noPayments'
      : read;
  } catch (error) {
    const code = error instanceof FileProblem ? error.code : undefined;
    return code === 'empty' || code === 'tooManyRows' ? code : 'unreadable';
  }
}

function readXml(bytes: Uint8Array): BankFile | BankFileProblem {
  const xml = decodeXml(bytes);
  return xml === undefined ? 'brokenXml' : readCamt(xml);
}

async function readTable(kind: string, bytes: Uint8Array): Promise<BankFile | BankFileProblem> {
  if (kind !== 'text') return 'unreadable';
  const text = decodeText(bytes);
  if (/^NY\d{6}/u.test(text)) return 'ocr';
  return readBankTable(await textToCells(text)) ?? 'noColumns';
}
