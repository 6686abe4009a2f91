import { calls } from '@/lib/contracts/calls';
import { eq } from 'drizzle-orm';
import { termsVersion } from '@/lib/contracts/account/terms';
import { mails, officeClerks, schools, sessions, teachers } from '@/lib/db/schema/tables';
import { firebaseAuth } from '@/lib/server/auth/firebase';
import { addClerk } from '@/lib/server/billing/office/tie-clerk';
import { startEmulator } from '@/lib/server/testing/auth-emulator';
import { openTestDatabase } from '@/lib/server/testing/test-school';
import { finishChecks } from '@/lib/server/testing/test-sessions';
import { call, captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';

const {
  disownAccount: disown,
  confirmEmail: confirm,
  findTeacher: byEmail,
  recoverEmail: recover,
  readFailures: office,
  mailLicenceCode: mailCode,
  readCsrf: csrf,
  readMe: me,
  setNewPassword: newPassword,
  signIn: login,
  registerTeacher: register,
} = calls;

let emulator: Awaited<ReturnType<typeof startEmulator>>;
let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  [emulator, database] = await Promise.all([startEmulator(), openTestDatabase()]);
}, 120_000);
afterAll(async () => {
  await Promise.all([emulator.stop(), database.close()]);
});
beforeEach(() => {
  useTestEnvironment(database, emulator.host);
  captureLog();
});
afterEach(() => jest.restoreAllMocks());

const firstCookie = (headers: Headers) => headers.get('set-cookie')!.split(';')[0]!;

async function identity(action: string, body: object) {
  const response = await fetch(
    `http://${emulator.host}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  expect([action, response.status]).toEqual([action, 200]);
  return (await response.json()) as { localId: string; idToken: string };
}

const signUp = (email: string, password: string) =>
  identity('signUp', credentials(email, password));
const typePassword = (email: string, password: string) =>
  identity('signInWithPassword', credentials(email, password));
const credentials = (email: string, password: string) => ({
  ...{ email, password },
  returnSecureToken: true,
});

async function begin(idToken: string) {
  const issued = await call(csrf);
  const { csrfToken } = issued.body as { csrfToken: string };
  const headers = { cookie: firstCookie(issued.headers) };
  return call(login, { method: 'POST', headers, body: { idToken, csrfToken } });
}

async function account(email: string, password: string) {
  const { localId: uid, idToken } = await signUp(email, password);
  const answer = await begin(idToken);
  expect(answer.status).toBe(200);
  return { uid, idToken, cookie: firstCookie(answer.headers) };
}

async function mailedCode(email: string, kind = 'VERIFY_EMAIL'): Promise<string> {
  const answer = await fetch(`http://${emulator.host}/emulator/v1/projects/demo-seatmap/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; newEmail?: string; oobCode: string; requestType: string }[];
  };
  return oobCodes.findLast(
    (mail) => mail.requestType === kind && (mail.newEmail ?? mail.email) === email,
  )!.oobCode;
}

const send = (handler: Parameters<typeof call>[0], code: string, cookie = '') =>
  call(handler, { method: 'POST', body: { code }, headers: { cookie } });
const problem = async (cookie: string) =>
  ((await call(me, { headers: { cookie } })).body as { code?: string }).code;
const isVerified = async (uid: string) => (await firebaseAuth().getUser(uid)).emailVerified;

const roles = [
  ['a clerk', 'kontor@klassekart.example'],
  ['a teacher', 'laerer@skole.example'],
  ['an admin', 'rektor@skole.example'],
] as const;

describe.each(roles)("a stranger's account that uses the e-mail address of %s", (_, email) => {
  let stranger: Awaited<ReturnType<typeof account>>;
  let code: string;

  beforeAll(async () => {
    useTestEnvironment(database, emulator.host);
    stranger = await account(email, 'passordet til en fremmed');
    await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: stranger.idToken });
    code = await mailedCode(email);
  });

  it('cannot be confirmed without a session of this account', async () => {
    const other = await account(`egen-${email}`, 'mitt eget passord');
    expect((await send(confirm, code)).body).toMatchObject({ code: 'notSignedIn' });
    expect((await send(confirm, code, other.cookie)).body).toMatchObject({ code: 'forbidden' });
    expect(await isVerified(stranger.uid)).toBe(false);
  });

  it('cannot get the rights of an office clerk while the e-mail address is unconfirmed', async () => {
    expect(await addClerk(database.db, email, Date.now())).toBe('unconfirmed');
    const answer = await call(office, { headers: { cookie: stranger.cookie } });
    expect(answer.body).toMatchObject({ code: 'notFound' });
  });

  it('can be deleted by the owner of the address, who can then register', async () => {
    expect((await send(disown, code)).status).toBe(204);
    expect(await problem(stranger.cookie)).toBe('notSignedIn');
    expect((await begin(stranger.idToken)).status).toBeGreaterThanOrEqual(400);
    const own = await account(email, 'mitt eget passord');
    expect(own.uid).not.toBe(stranger.uid);
    await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: own.idToken });
    const answer = await send(confirm, await mailedCode(email), own.cookie);
    expect(answer.status).toBe(204);
    expect(await isVerified(own.uid)).toBe(true);
    expect(await problem(own.cookie)).toBeUndefined();
  });
});

it('an e-mail confirmation ends all other sessions and invalidates earlier ID tokens', async () => {
  const email = 'kari@skole.example';
  const here = await account(email, 'et godt passord');
  const early = await typePassword(email, 'et godt passord');
  const elsewhere = await begin(early.idToken);
  await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: here.idToken });
  expect((await send(confirm, await mailedCode(email), here.cookie)).status).toBe(204);
  expect(await problem(firstCookie(elsewhere.headers))).toBe('notSignedIn');
  expect(await problem(here.cookie)).toBeUndefined();
  expect((await begin(early.idToken)).body).toMatchObject({ code: 'idTokenRejected' });
});

it('an e-mail confirmation at the identity provider ends earlier sessions', async () => {
  const email = 'ola@skole.example';
  const stranger = await account(email, 'passordet til en fremmed');
  await firebaseAuth().updateUser(stranger.uid, { emailVerified: true });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  await problem(stranger.cookie);
  await finishChecks();
  expect(await problem(stranger.cookie)).toBe('notSignedIn');
  clock.mockRestore();
});

it('a recovery code restores the e-mail address of an account and ends the session of whoever changed it', async () => {
  const email = 'klerk@klassekart.example';
  const stranger = await account(email, 'passordet til en fremmed');
  const away = 'fremmed-2@elsewhere.example';
  await identity('update', { idToken: stranger.idToken, email: away });
  const code = await mailedCode(email, 'RECOVER_EMAIL');
  const answer = await call(recover, { method: 'POST', body: { code, language: 'no' } });
  expect(answer.status).toBe(204);
  expect((await firebaseAuth().getUser(stranger.uid)).email).toBe(email);
  expect(await problem(stranger.cookie)).toBe('notSignedIn');
  expect((await begin(stranger.idToken)).body).toMatchObject({ code: 'idTokenRejected' });
  const tried = await fetch(
    `http://${emulator.host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials(email, 'passordet til en fremmed')),
    },
  );
  expect(tried.status).toBe(400);
  expect(await mailedCode(email, 'PASSWORD_RESET')).toBeTruthy();
});

describe('a code that restores the former e-mail address of an account', () => {
  /** The answer of the Auth emulator lacks the field `newEmail`, which an answer of Firebase has. */
  const nameNewEmail = (newEmail: string) => {
    const ask = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const answer = await ask(...request);
      if (!String(request[0]).includes('accounts:resetPassword')) return answer;
      return Response.json({ ...((await answer.json()) as object), newEmail });
    });
  };
  const moved = async (email: string, away: string) => {
    const stranger = await account(email, 'passordet til en fremmed');
    await identity('update', { idToken: stranger.idToken, email: away });
    const code = await mailedCode(email, 'RECOVER_EMAIL');
    return {
      ...stranger,
      recover: () => call(recover, { method: 'POST', body: { code, language: 'no' } }),
    };
  };

  it('can be used again if the first use failed because the account could not get a new password', async () => {
    const [email, away] = ['gro@skole.example', 'gro@elsewhere.example'];
    const stranger = await moved(email, away);
    nameNewEmail(away);
    jest.spyOn(firebaseAuth(), 'updateUser').mockRejectedValueOnce(new Error('no answer'));
    expect((await stranger.recover()).body).toMatchObject({ code: 'unavailable' });
    expect((await firebaseAuth().getUser(stranger.uid)).email).toBe(away);
    expect((await stranger.recover()).status).toBe(204);
    expect((await firebaseAuth().getUser(stranger.uid)).email).toBe(email);
    expect(await problem(stranger.cookie)).toBe('notSignedIn');
    expect((await begin(stranger.idToken)).body).toMatchObject({ code: 'idTokenRejected' });
  });

  it('does not change the account of another person who meanwhile registered with the replaced address', async () => {
    const [email, away] = ['hans@skole.example', 'hans@elsewhere.example'];
    const stranger = await moved(email, away);
    const { idToken } = await typePassword(away, 'passordet til en fremmed');
    await identity('update', { idToken, email: 'hans-2@elsewhere.example' });
    const bystander = await account(away, 'et godt passord');
    nameNewEmail(away);
    expect((await stranger.recover()).status).toBe(204);
    expect(await problem(bystander.cookie)).toBeUndefined();
    await typePassword(away, 'et godt passord');
    expect(await problem(stranger.cookie)).toBe('notSignedIn');
  });
});

it('an account cannot take over the e-mail address of another account, and the attempt leaves its own address unconfirmed', async () => {
  const stranger = await account('maal@skole.example', 'passordet til en fremmed');
  const newEmail = 'opptatt@elsewhere.example';
  const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: stranger.idToken, newEmail };
  await identity('sendOobCode', request);
  await account(newEmail, 'et annet passord');
  const code = await mailedCode(newEmail, 'VERIFY_AND_CHANGE_EMAIL');
  expect((await send(confirm, code, stranger.cookie)).body).toMatchObject({
    code: 'identityRefused',
  });
  const [row] = await database.db
    .select()
    .from(sessions)
    .where(eq(sessions.firebaseUid, stranger.uid));
  expect(row).toMatchObject({ email: 'maal@skole.example', isEmailVerified: false });
});

it('a password reset by the owner of an e-mail address ends the sessions of a stranger who registered with it', async () => {
  const email = 'liv@skole.example';
  const stranger = await account(email, 'passordet til en fremmed');
  await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const oobCode = await mailedCode(email, 'PASSWORD_RESET');
  const body = { code: oobCode, password: 'mitt eget passord' };
  expect((await call(newPassword, { method: 'POST', body })).status).toBe(204);
  expect(await problem(stranger.cookie)).toBe('notSignedIn');
  expect((await begin(stranger.idToken)).body).toMatchObject({ code: 'idTokenRejected' });
  expect((await call(newPassword, { method: 'POST', body })).body).toMatchObject({
    code: 'identityRefused',
  });
});

it('a change of e-mail address can be confirmed only with a session of the account', async () => {
  const stranger = await account('fremmed@skole.example', 'passordet til en fremmed');
  const newEmail = 'tuva@skole.example';
  const request = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: stranger.idToken, newEmail };
  await identity('sendOobCode', request);
  const code = await mailedCode(newEmail, 'VERIFY_AND_CHANGE_EMAIL');
  expect((await send(confirm, code)).body).toMatchObject({ code: 'notSignedIn' });
  expect((await send(disown, code)).body).toMatchObject({ code: 'forbidden' });
  expect((await send(confirm, code, stranger.cookie)).status).toBe(204);
  expect((await firebaseAuth().getUser(stranger.uid)).email).toBe(newEmail);
});

it('a stranger who became admin cannot mail the licence code, and a colleague becomes admin when the stranger is deleted', async () => {
  const email = 'sjef@skole.example';
  const stranger = await account(email, 'passordet til en fremmed');
  const terms = { acceptedTerms: termsVersion };
  const enter = (cookie: string, body: object) =>
    call(register, { method: 'POST', headers: { cookie }, body: { ...terms, ...body } });
  await enter(stranger.cookie, { name: 'Sjef', schoolName: 'Fjellvik skole' });
  const [school] = await database.db.select().from(schools);
  const mailed = await call(mailCode, {
    method: 'POST',
    headers: { cookie: stranger.cookie },
    params: { schoolId: school!.id },
    body: { code: school!.licenceCode, emails: ['a@b.example'] },
  });
  expect(mailed.body).toMatchObject({ code: 'emailNotConfirmed', status: 403 });
  const teacher = await account('ansatt@skole.example', 'et godt passord');
  await enter(teacher.cookie, { name: 'Ansatt', licenceCode: school!.licenceCode });
  await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: stranger.idToken });
  expect((await send(disown, await mailedCode(email))).status).toBe(204);
  const members = await database.db.select().from(teachers);
  expect(members.map(({ name, role, schoolId }) => [name, role, schoolId])).toEqual([
    ['Ansatt', 'admin', school!.id],
  ]);
});

it('an account with a confirmed address cannot be deleted with a mailed code', async () => {
  const email = 'signe@skole.example';
  const own = await account(email, 'et godt passord');
  await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: own.idToken });
  const spare = await mailedCode(email);
  await firebaseAuth().updateUser(own.uid, { emailVerified: true });
  expect((await send(disown, spare)).body).toMatchObject({ code: 'forbidden' });
  expect((await send(disown, 'no-such-code')).body).toMatchObject({ code: 'identityRefused' });
});

it('the API reports whether the e-mail address of a teacher is confirmed', async () => {
  const email = 'randi@skole.example';
  const { cookie, idToken } = await account(email, 'et godt passord');
  const body = { name: 'Randi', acceptedTerms: termsVersion };
  const made = await call(register, { method: 'POST', headers: { cookie }, body });
  expect(made.body).toMatchObject({ is_email_verified: false });
  await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const welcomes = () => database.db.$count(mails, eq(mails.recipient, email));
  expect(await welcomes()).toBe(0);
  await send(confirm, await mailedCode(email), cookie);
  expect(await welcomes()).toBe(1);
  const found = await call(byEmail, { headers: { cookie }, params: { email } });
  expect(found.body).toEqual([expect.objectContaining({ email, is_email_verified: true })]);
});

it("the company's office pages refuse a new account that has the e-mail address of a deleted clerk's account", async () => {
  const email = 'ny@klassekart.example';
  const clerk = await account(email, 'et godt passord');
  await identity('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: clerk.idToken });
  await send(confirm, await mailedCode(email), clerk.cookie);
  expect(await addClerk(database.db, email.toUpperCase(), Date.now())).toBeUndefined();
  const open = (cookie: string) => call(office, { headers: { cookie } });
  expect((await open(clerk.cookie)).status).toBe(200);

  await database.db
    .update(sessions)
    .set({ authenticatedAt: new Date(Date.now() - 12.1 * 60 * 60 * 1000) })
    .where(eq(sessions.firebaseUid, clerk.uid));
  expect((await open(clerk.cookie)).body).toMatchObject({ code: 'passwordNeeded', status: 403 });

  await firebaseAuth().deleteUser(clerk.uid);
  const heir = await account(email, 'et annet passord');
  await firebaseAuth().updateUser(heir.uid, { emailVerified: true });
  const fresh = await begin((await typePassword(email, 'et annet passord')).idToken);
  expect((await open(firstCookie(fresh.headers))).body).toMatchObject({ code: 'notFound' });
  expect(await database.db.select().from(officeClerks)).toHaveLength(1);
});
