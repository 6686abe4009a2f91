import { randomUUID } from 'node:crypto';
import type { SaveMapInput } from '@/lib/contracts/maps/maps';
import type { CreateRoom } from '@/lib/contracts/rooms/rooms';
import { termsVersion } from '@/lib/contracts/account/terms';
import { daysAfter, norwegianDay } from '@/lib/core/maps/norwegian-day';
import { send, type ApiRequest } from './send';

/** Somebody with a session, and what they have made. */
export interface Person {
  email: string;
  cookie: string;
  csrfToken: string;
  teacherId: string;
  schoolId: string | null;
  classId: string;
  version: number;
  pupils: { id: string; name: string }[];
  mapId: string;
  roomId: string;
  /** A link to the map. */
  linkId: string;
}

const cookiesOf = (headers: { 'set-cookie'?: string[] }) =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');

export function rowMap(pupils: Person['pupils']): SaveMapInput {
  return {
    id: randomUUID(),
    roomName: 'pairs',
    desks: pupils.map((_, col) => ({ row: 0, col })),
    conditions: [{ id: randomUUID(), type: 'front', pupils: [pupils[0]!.id] }],
    seats: pupils.map(({ id }, col) => ({ pupilId: id, desk: { row: 0, col } })),
    broken: [],
    guests: [{ id: randomUUID(), name: 'Didrik', desk: null }],
    emptyDesks: [],
    locked: [pupils[0]!.id],
  };
}

/** An end that is allowed on either side of midnight. */
export const linkBody = () => ({ endsOn: daysAfter(norwegianDay(Date.now()), 2) });

export function roomBody(): CreateRoom {
  return {
    id: randomUUID(),
    name: 'Rom 12',
    plan: {
      desks: [
        { row: 0, col: 0 },
        { row: 0, col: 1 },
      ],
      marks: [{ kind: 'door', row: 2, col: 0 }],
      boardSide: 'left',
    },
  };
}

/** Makes people by the calls that the product's own pages make. */
export function peopleOf(apiUrl: string) {
  const { origin } = new URL(apiUrl);

  async function ask(method: string, path: string, cookie: string, body?: unknown) {
    const request: ApiRequest = {
      method,
      path,
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    };
    const answer = await send(apiUrl, request);
    if (answer.status >= 300 || answer.status === 0) {
      throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    }
    return { ...answer, body: answer.text ? (JSON.parse(answer.text) as never) : (null as never) };
  }

  async function signIn(email: string) {
    const { body: identity } = await ask('GET', '/session/identity', '');
    const { emulatorUrl, apiKey } = identity as { emulatorUrl: string; apiKey: string };
    let idToken: string | undefined;
    for (const method of ['signUp', 'signInWithPassword']) {
      const response = await fetch(
        `${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${apiKey}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: 'et langt passord', returnSecureToken: true }),
        },
      );
      if (response.ok) ({ idToken } = (await response.json()) as { idToken: string });
      if (idToken) break;
    }
    const csrf = await ask('GET', '/session/csrf', '');
    const { csrfToken } = csrf.body as { csrfToken: string };
    const csrfCookie = cookiesOf(csrf.headers);
    const session = await ask('POST', '/sessionLogin', csrfCookie, { idToken, csrfToken });
    return { csrfToken, cookie: `${csrfCookie}; ${cookiesOf(session.headers)}` };
  }

  async function makePerson(choice: { schoolName?: string } = {}): Promise<Person> {
    const email = `fuzz-${randomUUID()}@example.no`;
    const { cookie, csrfToken } = await signIn(email);
    const teacher = (
      await ask('POST', '/teachers', cookie, {
        name: 'Kari',
        acceptedTerms: termsVersion,
        ...choice,
      })
    ).body as {
      id: string;
      school_id: string | null;
    };
    const pupils = ['Ada', 'Bo', 'Cy'].map((name) => ({ id: randomUUID() as string, name }));
    const made = (
      await ask('POST', '/classes', cookie, { id: randomUUID(), grade: '5', name: '5A', pupils })
    ).body as { id: string; version: number };
    const map = (await ask('POST', `/classes/${made.id}/maps`, cookie, rowMap(pupils))).body as {
      id: string;
    };
    const { id: _, ...state } = rowMap([...pupils].reverse());
    await ask('PUT', `/maps/${map.id}`, cookie, { ...state, version: 1 });
    const room = (await ask('POST', '/rooms', cookie, roomBody())).body as { id: string };
    const shared = (await ask('POST', `/maps/${map.id}/links`, cookie, linkBody())).body as {
      link: { id: string };
    };
    return {
      email,
      cookie,
      csrfToken,
      teacherId: teacher.id,
      schoolId: teacher.school_id,
      classId: made.id,
      version: made.version,
      pupils,
      mapId: map.id,
      roomId: room.id,
      linkId: shared.link.id,
    };
  }

  /** A cookie of the person's session on another device, signed out again: it was good once. */
  async function oldCookie(person: Person): Promise<string> {
    const { cookie } = await signIn(person.email);
    await ask('POST', '/sessionLogout', cookie, {});
    return cookie;
  }

  return { makePerson, oldCookie };
}
