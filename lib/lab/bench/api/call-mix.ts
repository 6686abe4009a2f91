import { randomUUID } from 'node:crypto';
import { roomDesks, type LoadClass, type LoadRoom, type LoadTeacher } from './seed-load';

/** A call of the API, and what to do with an answer of 200. */
export interface Call {
  route: string;
  method: string;
  path: string;
  cookie: string;
  body?: string;
  /** Called when the answer is there, or none came; `answer` is the body of a 200. */
  done?: (answer: unknown) => void;
}

export type RouteKind = 'read' | 'write' | 'floor';

/** Every route of the mix with its share of the calls in percent. */
export const mix: Record<string, { kind: RouteKind; percent: number }> = {
  'GET classes': { kind: 'read', percent: 16 },
  'GET classes/{classId}': { kind: 'read', percent: 14 },
  'GET maps/{mapId}': { kind: 'read', percent: 14 },
  'GET classes/{classId}/maps/all': { kind: 'read', percent: 8 },
  'GET rooms': { kind: 'read', percent: 8 },
  'GET account': { kind: 'read', percent: 10 },
  'POST classes/{classId}/maps': { kind: 'write', percent: 8 },
  'PUT classes/{classId}': { kind: 'write', percent: 8 },
  'PUT classes/{classId}/conditions': { kind: 'write', percent: 8 },
  'PUT rooms/{roomId}': { kind: 'write', percent: 6 },
};

/** A call that asks neither the session nor the database: what Next.js and the web server cost by themselves. */
export const floorRoute = 'GET session/identity';

/** Takes things in turn, and none that a write under way holds: two writes of one version would refuse each other. */
function turns<T>(all: T[]) {
  const free = [...all];
  return {
    take: () => free.shift(),
    giveBack: (thing: T) => void free.push(thing),
  };
}

/** Makes the calls of the mix, each route as often as its share and evenly spread. */
export function callMix(teachers: readonly LoadTeacher[]): () => Call {
  const owned = teachers.flatMap(({ cookie, classes }) =>
    classes.map((each) => ({ cookie, class: each })),
  );
  const rooms = turns(
    teachers.flatMap(({ cookie, rooms: own }) => own.map((room) => ({ cookie, room }))),
  );
  // Neighbours in the list are of different teachers.
  const spread = owned.map((_, index) => owned[(index * 7 + 3) % owned.length]!);
  const classes = turns(spread);
  let at = 0;
  const next = () => spread[(at += 1) % spread.length]!;

  const read = (route: string, path: (each: LoadClass) => string) => (): Call => {
    const { cookie, class: each } = next();
    return { route: `GET ${route}`, method: 'GET', path: path(each), cookie };
  };
  /** A write to a class that no other is under way to; undefined where there is none left. */
  const write =
    (route: string, change: (each: LoadClass) => Pick<Call, 'method' | 'path' | 'body' | 'done'>) =>
    (): Call | undefined => {
      const taken = classes.take();
      if (!taken) return undefined;
      const { done, ...call } = change(taken.class);
      return {
        ...call,
        route: `${call.method} ${route}`,
        cookie: taken.cookie,
        done(answer) {
          if (answer) done?.(answer);
          classes.giveBack(taken);
        },
      };
    };

  const make: Record<string, () => Call | undefined> = {
    'GET classes': read('classes', () => '/classes'),
    'GET classes/{classId}': read('classes/{classId}', ({ id }) => `/classes/${id}`),
    'GET maps/{mapId}': read('maps/{mapId}', ({ mapId }) => `/maps/${mapId}`),
    'GET classes/{classId}/maps/all': read(
      'classes/{classId}/maps/all',
      ({ id }) => `/classes/${id}/maps/all`,
    ),
    'GET rooms': read('rooms', () => '/rooms'),
    'GET account': read('account', () => '/account'),
    'POST classes/{classId}/maps': write('classes/{classId}/maps', saveMap),
    'PUT classes/{classId}': write('classes/{classId}', renameClass),
    'PUT classes/{classId}/conditions': write('classes/{classId}/conditions', changeConditions),
    'PUT rooms/{roomId}': () => {
      const taken = rooms.take();
      if (!taken) return undefined;
      const { cookie, room } = taken;
      return {
        route: 'PUT rooms/{roomId}',
        cookie,
        ...changeRoom(room),
        done(answer) {
          if (answer) room.version = (answer as LoadRoom).version;
          rooms.giveBack(taken);
        },
      };
    },
  };
  const order = evenly(Object.entries(mix).map(([route, { percent }]) => ({ route, percent })));
  let count = 0;
  return () => {
    const route = order[(count += 1) % order.length]!;
    return make[route]!() ?? make['GET account']!()!;
  };
}

/** A hundred names, each as often as its percent says, as far apart as can be. */
function evenly(shares: { route: string; percent: number }[]): string[] {
  const places = shares.flatMap(({ route, percent }, lane) =>
    Array.from({ length: percent }, (_, index) => ({
      route,
      place: (index + lane / shares.length) / percent,
    })),
  );
  return places.sort((a, b) => a.place - b.place).map(({ route }) => route);
}

function saveMap({ id, pupils }: LoadClass) {
  const body = {
    id: randomUUID(),
    roomName: 'pairs',
    desks: roomDesks,
    conditions: [],
    seats: pupils.map((pupil, index) => ({ pupilId: pupil.id, desk: roomDesks[index] })),
  };
  return { method: 'POST', path: `/classes/${id}/maps`, body: JSON.stringify(body) };
}

function renameClass(each: LoadClass) {
  const { id, version, pupils } = each;
  return {
    method: 'PUT',
    path: `/classes/${id}`,
    body: JSON.stringify({ grade: '8', name: `8A ${version}`, version, pupils }),
    done: (answer: unknown) => {
      each.version = (answer as LoadClass).version;
    },
  };
}

function changeConditions(each: LoadClass) {
  const { id, conditionsVersion: version, pupils } = each;
  const conditions = pupils
    .slice(version % 8, (version % 8) + 8)
    .map((pupil) => ({ id: randomUUID(), type: 'front', pupils: [pupil.id] }));
  return {
    method: 'PUT',
    path: `/classes/${id}/conditions`,
    body: JSON.stringify({ version, conditions }),
    done: (answer: unknown) => {
      each.conditionsVersion = (answer as LoadClass).version;
    },
  };
}

function changeRoom({ id, version }: LoadRoom) {
  const plan = { desks: roomDesks, marks: [], boardSide: 'top' };
  return {
    method: 'PUT',
    path: `/rooms/${id}`,
    body: JSON.stringify({ name: `Rom ${version}`, version, plan }),
  };
}
