import type { z } from 'zod';
import type { AnswerOf, Call, ParamsOf } from '@/lib/contracts/call';
import { classListCalls } from '@/lib/contracts/classes/class-list';
import { classCalls, type ClassDetail } from '@/lib/contracts/classes/classes';
import { conditionCalls, type KeptConditions } from '@/lib/contracts/conditions/conditions';
import { termPlanCalls } from '@/lib/contracts/maps/term-plan';
import { mapCalls, type ChangeMap, type SavedMap } from '@/lib/contracts/maps/maps';
import { problemStatus, type ProblemCode } from '@/lib/contracts/problem';
import { roomCalls, type RoomDetail } from '@/lib/contracts/rooms/rooms';
import { brokenForSeated } from '@/lib/core/conditions/checker';
import { conditionPupils, withoutDeleted } from '@/lib/core/conditions/condition';
import { showState } from '@/lib/core/maps/map-state';
import { toFullSeating } from '@/lib/core/maps/map-seats';
import { roomsOfMaps } from '@/lib/core/rooms/rooms-of-maps';
import { ApiError } from '../http/api-error';
import {
  mapsOf,
  readVisitorWork,
  writeVisitorWork,
  type VisitorClass,
  type VisitorMap,
  type VisitorRoom,
  type VisitorWork,
} from './visitor-work';

/*
 * The API's answers to a visitor without an account, from the work in this browser: the same screens work on them, and
 * nothing is sent.
 */

type InputTo<C extends Call> = (C extends { path: infer Path }
  ? { params: ParamsOf<Path> }
  : unknown) &
  (C extends { body: infer Body extends z.ZodType } ? { body: z.output<Body> } : unknown);

type Answer<C extends Call> = (
  work: VisitorWork,
  input: InputTo<C>,
  now: string,
) => AnswerOf<C> extends undefined ? void : AnswerOf<C>;

function refuse(code: ProblemCode): never {
  throw new ApiError(code, problemStatus[code]);
}

const answers = new Map<Call, Answer<Call>>();

function on<C extends Call>(call: C, answer: Answer<C>): void {
  answers.set(call, answer as unknown as Answer<Call>);
}

/** Answers a call that needs a teacher. Throws an ApiError as the API's own answer would. */
export function answerVisitor(call: Call, input: unknown, nowMs: number): unknown {
  const answer = answers.get(call) ?? refuse('notSignedIn');
  const { body, ...rest } = { body: undefined, ...(input as object) };
  const parsed = (call.body as z.ZodType | undefined)?.safeParse(body);
  if (parsed?.success === false) refuse('invalidRequest');
  // Read at each call: another tab may have changed it.
  const work = readVisitorWork(nowMs);
  const given = { params: {}, ...rest, body: parsed?.data } as unknown as InputTo<Call>;
  const result = answer(work, given, new Date(nowMs).toISOString());
  if (call.method !== 'GET') writeVisitorWork(work, nowMs);
  return result;
}

const find = <Entry extends { id: string }>(list: readonly Entry[], id: string): Entry =>
  list.find((entry) => entry.id === id) ?? refuse('notFound');

const findMap = (work: VisitorWork, id: string) =>
  find(
    work.maps.filter(({ isDeleted }) => !isDeleted),
    id,
  );

function remove(list: { id: string }[], id: string): void {
  const index = list.findIndex((entry) => entry.id === id);
  if (index >= 0) list.splice(index, 1);
}

/* Classes */

function toDetail(
  work: VisitorWork,
  { id, grade, name, version, pupils }: VisitorClass,
): ClassDetail {
  const [active] = mapsOf(work, id);
  return {
    ...{ id, grade, name, version, pupils },
    teacherName: null,
    isOwn: true,
    mayEdit: true,
    mayShare: false,
    isPrivate: false,
    archivedAt: null,
    editors: [],
    maps: mapsOf(work, id).map((map) => ({
      id: map.id,
      name: map.name,
      createdAt: map.createdAt,
      roomName: map.roomName,
      plannedFor: null,
      isActive: map === active,
      isToCome: false,
    })),
  };
}

on(classListCalls.listClasses, (work, input) => {
  const { list } = (input as { query?: { list?: string } }).query ?? {};
  const own = list && list !== 'own' ? [] : work.classes;
  const latest = [...own].sort((a, b) => b.usedAt.localeCompare(a.usedAt));
  return {
    classes: latest.map(({ id, grade, name, pupils }) => {
      const [active] = mapsOf(work, id);
      return {
        ...{ id, grade, name },
        pupilCount: pupils.length,
        teacherName: null,
        isOwn: true,
        mayEdit: true,
        isPrivate: false,
        activeMap: active
          ? { ...active, plannedFor: null, takenDesks: active.seats.map(({ desk }) => desk) }
          : null,
      };
    }),
    next: null,
  };
});
on(classCalls.listArchivedClasses, () => ({ classes: [], total: 0 }));
on(classCalls.readClass, (work, { params }) => toDetail(work, find(work.classes, params.classId)));
on(classCalls.createClass, (work, { body }, now) => {
  const existing = work.classes.find(({ id }) => id === body.id);
  if (existing) return toDetail(work, existing);
  const created = { ...body, version: 1, conditions: { version: 0, list: [] }, usedAt: now };
  work.classes.push(created);
  return toDetail(work, created);
});
on(classCalls.updateClass, (work, { params, body }, now) => {
  const entry = find(work.classes, params.classId);
  if (entry.version !== body.version) refuse('changedMeanwhile');
  Object.assign(entry, { ...body, version: entry.version + 1, usedAt: now });
  return toDetail(work, entry);
});
on(classCalls.deleteClass, (work, { params: { classId } }) => {
  remove(work.classes, classId);
  work.maps = work.maps.filter((map) => map.classId !== classId);
});

/* Conditions */

const keptOf = ({ conditions, pupils }: VisitorClass): KeptConditions => {
  const { kept, lapsed } = withoutDeleted(
    conditions.list,
    pupils.map(({ id }) => id),
  );
  return { version: conditions.version, conditions: kept, lapsed };
};

on(conditionCalls.readConditions, (work, { params }) => keptOf(find(work.classes, params.classId)));
on(conditionCalls.putConditions, (work, { params, body }) => {
  const entry = find(work.classes, params.classId);
  const inClass = new Set(entry.pupils.map(({ id }) => id));
  const isKnown = body.conditions.flatMap(conditionPupils).every((id) => inClass.has(id));
  if (entry.conditions.version !== body.version || !isKnown) refuse('changedMeanwhile');
  entry.conditions = { version: body.version + 1, list: body.conditions };
  return keptOf(entry);
});

/* Rooms */

const toRoom = ({ id, name, layout, version, isArchived, updatedAt }: VisitorRoom): RoomDetail => ({
  ...{ id, name, layout, version, isArchived, updatedAt },
  teacherName: null,
  isOwn: true,
  isShared: false,
});

function addRoom(
  work: VisitorWork,
  room: Pick<VisitorRoom, 'id' | 'name' | 'layout'>,
  now: string,
) {
  const existing = work.rooms.find(({ id }) => id === room.id);
  if (existing) return toRoom(existing);
  const created = { ...room, version: 1, isArchived: false, updatedAt: now };
  work.rooms.push(created);
  return toRoom(created);
}

on(roomCalls.listRooms, (work) =>
  [...work.rooms]
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .map((room) => ({ ...toRoom(room), seatCount: room.layout.desks.length })),
);
on(roomCalls.readRoom, (work, { params }) => toRoom(find(work.rooms, params.roomId)));
on(roomCalls.createRoom, (work, { body }, now) => addRoom(work, body, now));
on(roomCalls.copyRoom, (work, { params, body }, now) =>
  addRoom(work, { ...body, layout: find(work.rooms, params.roomId).layout }, now),
);
on(roomCalls.updateRoom, (work, { params, body }, now) => {
  const room = find(work.rooms, params.roomId);
  if (room.version !== body.version) refuse('changedMeanwhile');
  Object.assign(room, { ...body, version: room.version + 1, updatedAt: now });
  return toRoom(room);
});
on(roomCalls.archiveRoom, (work, { params, body }) => {
  const room = find(work.rooms, params.roomId);
  room.isArchived = body.archived;
  return toRoom(room);
});
on(roomCalls.deleteRoom, (work, { params }) => {
  remove(work.rooms, params.roomId);
  for (const map of work.maps) if (map.roomId === params.roomId) map.roomId = null;
});
on(roomCalls.listClassRooms, (work, { params }) =>
  roomsOfMaps(
    mapsOf(work, params.classId),
    work.rooms.filter(({ isArchived }) => !isArchived),
  ),
);

/* Maps */

function toSaved(work: VisitorWork, map: VisitorMap): SavedMap {
  const owner = find(work.classes, map.classId);
  const { id, classId, name, version, createdAt, updatedAt, activeFrom } = map;
  return {
    ...{ id, classId, name, version, createdAt, updatedAt, activeFrom },
    grade: owner.grade,
    className: owner.name,
    updatedBy: null,
    isUpdatedByMe: true,
    isActive: mapsOf(work, classId)[0] === map,
    plannedFor: null,
    isToCome: false,
    isFixed: false,
    mayEdit: true,
    isClassArchived: false,
    ...showState(map, owner.pupils, true),
  };
}

function toState({ roomId, version: _, broken: __, ...state }: ChangeMap) {
  return { ...state, roomId: roomId ?? null };
}

on(mapCalls.readMap, (work, { params }) => toSaved(work, findMap(work, params.mapId)));
on(mapCalls.readMapHistory, (work, { params }) =>
  mapsOf(work, params.classId).map(({ id, desks, seats }) => ({ id, desks, seats })),
);
on(mapCalls.saveMap, (work, { params, body }, now) => {
  const owner = find(work.classes, params.classId);
  const existing = work.maps.find(({ id }) => id === body.id);
  if (existing) return toSaved(work, existing);
  const { id, name, ...rest } = body;
  const map: VisitorMap = {
    ...toState({ ...rest, version: 1 }),
    ...{ id, classId: owner.id, name: name ?? null, version: 1, isDeleted: false, absences: {} },
    ...{ createdAt: now, updatedAt: now, activeFrom: now },
  };
  work.maps.push(map);
  owner.usedAt = now;
  return toSaved(work, map);
});
on(mapCalls.changeMap, (work, { params, body }, now) => {
  const map = findMap(work, params.mapId);
  if (map.version !== body.version) refuse('changedMeanwhile');
  Object.assign(map, { ...toState(body), version: map.version + 1, updatedAt: now });
  return toSaved(work, map);
});
on(mapCalls.renameMap, (work, { params, body }) => {
  const map = findMap(work, params.mapId);
  map.name = body.name || null;
  return toSaved(work, map);
});
on(mapCalls.deleteMap, (work, { params }) => {
  findMap(work, params.mapId).isDeleted = true;
});
on(mapCalls.restoreMap, (work, { params }) => {
  const map = find(work.maps, params.mapId);
  map.isDeleted = false;
  return toSaved(work, map);
});
on(mapCalls.activateMap, (work, { params }, now) => {
  const map = findMap(work, params.mapId);
  map.activeFrom = now;
  return toSaved(work, map);
});
on(mapCalls.listMapVersions, () => []);
on(termPlanCalls.readTermPlan, () => []);
on(mapCalls.listMaps, (work, { params }) => {
  const { pupils } = find(work.classes, params.classId);
  const maps = mapsOf(work, params.classId).map((map, index) => {
    const { desks, marks, boardSide, trainees } = map;
    const { kept } = withoutDeleted(
      map.conditions,
      pupils.map(({ id }) => id),
    );
    const broken = new Set(brokenForSeated(map, kept, toFullSeating(map)));
    const takenDesks = [...map.seats, ...trainees].flatMap(({ desk }) => desk ?? []);
    return {
      ...{ id: map.id, name: map.name, version: map.version, roomName: map.roomName },
      ...{ createdAt: map.createdAt, updatedAt: map.updatedAt, activeFrom: map.activeFrom },
      createdBy: null,
      updatedBy: null,
      plannedFor: null,
      isActive: index === 0,
      seatedCount: takenDesks.length,
      layout: { desks, marks, boardSide, takenDesks },
      broken: kept.filter(({ id }) => broken.has(id)),
    };
  });
  return { maps, total: maps.length, hasMore: false };
});

/* Absences */

const toAbsences = ({ absences }: VisitorMap, day: string) => ({
  away: (absences[day] ?? []).map((pupilId) => ({ pupilId, markedBy: null })),
});

on(mapCalls.listAbsences, (work, { params }) =>
  toAbsences(findMap(work, params.mapId), params.day),
);
on(mapCalls.putAbsence, (work, { params: { mapId, day }, body }) => {
  const map = findMap(work, mapId);
  const others = (map.absences[day] ?? []).filter((id) => id !== body.pupilId);
  map.absences[day] = body.away ? [...others, body.pupilId] : others;
  return toAbsences(map, day);
});
