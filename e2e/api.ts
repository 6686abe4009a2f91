import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from 'playwright/test';
import type { Content } from '@/lib/core/conditions/kinds';
import { termsVersion } from '../lib/contracts/account/terms';

export interface TestTeacher {
  email: string;
  password: string;
  name: string;
}

const url = (path: string) => `${process.env.E2E_URL}/api${path}`;

export async function call(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<APIResponse> {
  const { origin } = new URL(process.env.E2E_URL!);
  return request.fetch(url(path), { method, data, headers: { Origin: origin } });
}

async function answered(response: APIResponse) {
  if (response.ok()) return response.json();
  throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
}

export async function signInByApi(
  request: APIRequestContext,
  { email, password }: Pick<TestTeacher, 'email' | 'password'>,
  action: 'signUp' | 'signInWithPassword' = 'signInWithPassword',
): Promise<void> {
  const { emulatorUrl, apiKey } = await answered(await call(request, 'GET', '/session/identity'));
  const account = await request.post(
    `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=${apiKey}`,
    { data: { email, password, returnSecureToken: true } },
  );
  const { idToken } = await answered(account);
  const { csrfToken } = await answered(await call(request, 'GET', '/session/csrf'));
  await answered(await call(request, 'POST', '/sessionLogin', { idToken, csrfToken }));
}

export async function createTeacher(
  request: APIRequestContext,
  email = `teacher-${randomUUID()}@example.no`,
): Promise<TestTeacher> {
  const teacher = {
    email,
    password: 'et langt passord',
    name: 'Kontaktlærer',
  };
  await signInByApi(request, teacher, 'signUp');
  await answered(
    await call(request, 'POST', '/teachers', { name: teacher.name, acceptedTerms: termsVersion }),
  );
  return teacher;
}

export interface TestClass {
  id: string;
  pupils: { id: string; name: string }[];
}

export async function createClass(
  request: APIRequestContext,
  names: string[],
  name = '8B',
): Promise<TestClass> {
  const pupils = names.map((pupil) => ({ id: randomUUID(), name: pupil }));
  const input = { id: randomUUID(), grade: '8', name, pupils };
  return answered(await call(request, 'POST', '/classes', input));
}

export async function createMap(
  request: APIRequestContext,
  owner: TestClass,
  id = randomUUID(),
  conditions: Content[] = [],
) {
  const desks = owner.pupils.map((_, col) => ({ row: 0, col }));
  const seats = owner.pupils.map((pupil, col) => ({ pupilId: pupil.id, desk: { row: 0, col } }));
  return call(request, 'POST', `/classes/${owner.id}/maps`, {
    id,
    roomName: 'longRows',
    desks,
    conditions: conditions.map((condition) => ({ ...condition, id: randomUUID() })),
    seats,
  });
}

export async function createRoom(
  request: APIRequestContext,
  name: string,
): Promise<{ id: string; name: string }> {
  const desks = [0, 1, 3, 4].flatMap((col) => [0, 2].map((row) => ({ row, col })));
  const layout = { desks, marks: [{ kind: 'door', row: 4, col: 0 }], boardSide: 'top' };
  return answered(await call(request, 'POST', '/rooms', { id: randomUUID(), name, layout }));
}

export async function orderPlan(request: APIRequestContext, admin: TestTeacher): Promise<void> {
  const [me] = await answered(await call(request, 'GET', `/teachers/email/${admin.email}`));
  await answered(
    await call(request, 'POST', `/schools/${me.school_id}/orders`, {
      client_key: randomUUID(),
      lookup_key: 'school_plan_m_yearly',
      organization_name: 'Solbakken kommune',
      organization_number: '974760673',
      invoice_type: 'ehf',
      invoice_email: null,
      customer_reference: 'Kari, 4021',
    }),
  );
}
