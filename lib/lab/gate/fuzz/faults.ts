import { z } from 'zod';
import { problemSchema, problemStatus, type ProblemCode } from '@/lib/contracts/problem';
import type { Attack } from './attacks';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const largestBody = 1_000_000;

const insides =
  /\n\s+at |node_modules|\.next\/|webpack|turbopack|drizzle|node:internal|\bpg_|syntax error|violates|firebase-admin|[A-Z][a-z]+Error\b/;

const isTaken = (schema: z.ZodType, body: string | Buffer) => {
  try {
    return schema.safeParse(JSON.parse(body.toString())).success;
  } catch {
    return false;
  }
};

function unrefused({ call, kind, sender, body = '' }: Attack): string | undefined {
  if (!call) return undefined;
  const hasSession = ['attacker', 'crossSite'].includes(sender);
  if (!hasSession && call.session !== 'none') return 'answered without a session';
  const isChange = call.method !== 'GET' && call.origin !== 'any';
  if (sender === 'crossSite' && isChange) return 'changed from another site';
  const isRead = call.body instanceof z.ZodType && !kind.startsWith('odd');
  return isRead && !isTaken(call.body as z.ZodType, body)
    ? 'took a body that its contract refuses'
    : undefined;
}

export function faultOf(attack: Attack, answer: Answer, secrets: string[]): string | undefined {
  const { status, headers, text } = answer;
  // A refused upload may get no response, because the server closes the connection a second later.
  const mayHaveNone = attack.isBrokenOff || Buffer.byteLength(attack.body ?? '') > largestBody;
  if (status === 0) return mayHaveNone ? undefined : 'no answer';
  if (status >= 500) return `status ${status}`;
  const type = String(headers['content-type'] ?? '');
  const told = type.startsWith('text/html') ? /\n\s+at / : insides;
  if (told.test(text)) return 'tells what it is made of';
  const secret = attack.sender !== 'crossSite' && secrets.find((each) => text.includes(each));
  if (secret) return `tells ${secret}`;
  if (status >= 400 && headers['set-cookie']) return 'sets a cookie while refusing';
  if (status < 300) return unrefused(attack);
  if (!text || !type.startsWith('application/problem+json')) return undefined;
  const { code } = problemSchema.parse(JSON.parse(text));
  return problemStatus[code as ProblemCode] === status ? undefined : 'code and status differ';
}

export const logFaults = (log: string, secrets: string[]): string[] =>
  log
    .split('\n')
    .filter(
      (line) =>
        /"status":5\d\d|[\w.+-]+@[\w-]+\.\w/.test(line) ||
        secrets.some((each) => line.includes(each)),
    )
    .map((line) => `the log: ${line.slice(0, 300)}`);
