import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { termsVersion } from '@/lib/contracts/account/terms';
import { addressOf, type AnswerOf, type Call, type InputOf } from '@/lib/contracts/call';
import { calls } from '@/lib/contracts/calls';
import type { Database } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import { addAdmin, addSchool, pupilsNamed, rowMap } from '@/lib/server/testing/test-school';
import { addSession, testToken } from '@/lib/server/testing/test-sessions';
import { sendRequest } from './send-request';

const answerTimeoutMs = 60_000;
const dayMs = 86_400_000;

export interface Answer<C> {
  status: number;
  text: string;
  value?: AnswerOf<C>;
}

export type Ask = <const C extends Call>(call: C, input: InputOf<C>) => Promise<Answer<C>>;

export const apiAs =
  (apiUrl: string, cookie = ''): Ask =>
  async (call, input) => {
    const { body, ...where } = input as { body?: unknown };
    try {
      const { status, headers, text } = await sendRequest(apiUrl + addressOf(call, where), {
        method: call.method,
        headers: { cookie, origin: new URL(apiUrl).origin, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
        timeout: answerTimeoutMs,
      });
      const isJson = String(headers['content-type']).includes('application/json');
      return { status, text, ...(status < 300 && isJson && { value: JSON.parse(text) as never }) };
    } catch {
      return { status: 0, text: '' };
    }
  };

export async function valueOf<C>(asked: Promise<Answer<C>>): Promise<AnswerOf<C>> {
  const { status, text, value } = await asked;
  if (status < 200 || status >= 300) throw new Error(`A call was answered ${status}: ${text}`);
  return value as AnswerOf<C>;
}

export interface Person {
  uid: string;
  cookie: string;
  email: string;
  name: string;
  teacherId: string;
  schoolId: string;
}

async function addAccount(apiUrl: string, email: string): Promise<string> {
  const { value } = await apiAs(apiUrl)(calls.readIdentity, {});
  const { emulatorUrl, apiKey } = value!;
  try {
    const response = await fetch(
      `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'et langt passord' }),
      },
    );
    return ((await response.json()) as { localId: string }).localId;
  } catch {
    return randomUUID();
  }
}

export async function addPerson(db: Database, apiUrl: string): Promise<Person> {
  const mark = randomUUID().slice(0, 8);
  const [email, name] = [`${mark}@skole.example`, `Kari ${mark}`];
  const uid = await addAccount(apiUrl, email);
  const schoolId = await addSchool(db, { name: `Skole ${mark}` });
  const { id: teacherId } = await addAdmin(db, schoolId, name);
  const account = { firebaseUid: uid, email, termsVersion, createdAt: new Date() };
  await db.update(teachers).set(account).where(eq(teachers.id, teacherId));
  await addSession(db, uid, { email, expiresAt: new Date(Date.now() + dayMs) });
  return { uid, cookie: `session=${testToken(uid)}`, email, name, teacherId, schoolId };
}

const firstNames = ['Łukasz', 'محمد', 'अमित', '小明'];

export async function addClass(ask: Ask, count = 3) {
  const mark = randomUUID().slice(0, 6);
  const pupils = pupilsNamed(
    ...Array.from(
      { length: count },
      (_, at) => `${firstNames[at % firstNames.length]} ${mark}${at}`,
    ),
  );
  const body = { id: randomUUID(), grade: '5', name: `A ${mark}`, pupils };
  const { id, version } = await valueOf(ask(calls.createClass, { body }));
  const map = await valueOf(ask(calls.saveMap, { params: { classId: id }, body: rowMap(pupils) }));
  return { id, version, pupils, mapId: map.id, name: body.name };
}
