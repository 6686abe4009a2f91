/** @jest-environment jsdom */
import type { z } from 'zod';
import type { Call } from '@/lib/contracts/call';
import { classListCalls } from '@/lib/contracts/classes/class-list';
import { classCalls, type ClassDetail } from '@/lib/contracts/classes/classes';
import { conditionCalls, type KeptConditions } from '@/lib/contracts/conditions/conditions';
import { mapCalls, type MapList, type SavedMap } from '@/lib/contracts/maps/maps';
import { roomCalls, type RoomDetail } from '@/lib/contracts/rooms/rooms';
import { linkCalls } from '@/lib/contracts/maps/links';
import { ApiError } from '../http/api-error';
import { answerVisitor } from './answer-visitor';

const dayMs = 24 * 60 * 60 * 1000;
let now = Date.parse('2026-11-26T08:00:00Z');

/** Calls as the page does; the answer has the contract's shape. */
function ask<Answer>(call: Call, input: object = {}): Answer {
  now += 1000;
  const answer = answerVisitor(call, input, now);
  if (answer !== undefined) expect((call.answer as z.ZodType).parse(answer)).toEqual(answer);
  return answer as Answer;
}

const refusalOf = (call: Call, input: object) => {
  try {
    ask(call, input);
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
  return undefined;
};

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const classId = id(1);
const pupils = ['Ada', 'Bo', 'Cem'].map((name, index) => ({ id: id(10 + index), name }));
const [ada, bo, cem] = pupils as [(typeof pupils)[0], (typeof pupils)[0], (typeof pupils)[0]];
const desks = [0, 1, 2].map((col) => ({ row: 0, col }));
const map = (last: number) => ({
  id: id(last),
  roomName: 'longRows',
  desks,
  conditions: [],
  seats: pupils.map((pupil, index) => ({ pupilId: pupil.id, desk: desks[index]! })),
});

beforeEach(() => {
  window.localStorage.clear();
  ask(classCalls.createClass, { body: { id: classId, grade: '8', name: '8B', pupils } });
});

it('keeps a class once, however often it is sent, and refuses a change of an older version', () => {
  ask(classCalls.createClass, { body: { id: classId, grade: '8', name: '8B', pupils } });
  const { classes } = ask<{ classes: unknown[] }>(classListCalls.listClasses);
  expect(classes).toHaveLength(1);
  const params = { classId };
  const body = { grade: '8', name: '8C', pupils, version: 1 };
  expect(ask<ClassDetail>(classCalls.updateClass, { params, body }).version).toBe(2);
  expect(refusalOf(classCalls.updateClass, { params, body })).toBe('changedMeanwhile');
  expect(refusalOf(classCalls.updateClass, { params, body: { ...body, name: '' } })).toBe(
    'invalidRequest',
  );
});

it('lets a condition lapse with its pupil, on the class and on the map', () => {
  const condition = { id: id(50), type: 'apart' as const, pupils: [ada.id, bo.id] };
  const params = { classId };
  ask(conditionCalls.putConditions, { params, body: { version: 0, conditions: [condition] } });
  ask(mapCalls.saveMap, { params, body: { ...map(20), conditions: [condition] } });
  ask(classCalls.updateClass, {
    params,
    body: { grade: '8', name: '8B', pupils: [ada, cem], version: 1 },
  });
  const kept = ask<KeptConditions>(conditionCalls.readConditions, { params });
  expect(kept).toMatchObject({ version: 1, conditions: [], lapsed: [condition] });
  const saved = ask<SavedMap>(mapCalls.readMap, { params: { mapId: id(20) } });
  expect(saved.seats.map(({ pupil }) => pupil.name)).toEqual(['Ada', 'Cem']);
  expect(saved.lapsedConditions).toEqual([condition]);
});

it('makes the latest map active, and the one before it again when that is deleted', () => {
  const params = { classId };
  ask(mapCalls.saveMap, { params, body: map(20) });
  ask(mapCalls.saveMap, { params, body: map(21) });
  const listed = () => ask<MapList>(mapCalls.listMaps, { params }).maps.map((one) => one.id);
  expect(listed()).toEqual([id(21), id(20)]);
  ask(mapCalls.deleteMap, { params: { mapId: id(21) } });
  expect(listed()).toEqual([id(20)]);
  expect(refusalOf(mapCalls.readMap, { params: { mapId: id(21) } })).toBe('notFound');
  ask(mapCalls.restoreMap, { params: { mapId: id(21) } });
  ask(mapCalls.activateMap, { params: { mapId: id(20) } });
  expect(listed()).toEqual([id(20), id(21)]);
});

it('counts a pupil of another class beside one who is to sit alone', () => {
  const params = { classId };
  const alone = { id: id(40), type: 'alone', pupils: [ada.id] };
  const trainees = [{ id: id(41), name: 'Ida', desk: desks[1] }];
  const seats = [{ pupilId: ada.id, desk: desks[0] }];
  const body = { ...map(20), conditions: [alone], seats, trainees, broken: [alone.id] };
  ask(mapCalls.saveMap, { params, body });
  expect(ask<MapList>(mapCalls.listMaps, { params }).maps[0]!.broken).toEqual([alone]);
  expect(ask<SavedMap>(mapCalls.readMap, { params: { mapId: id(20) } }).broken).toEqual([alone.id]);
});

it('keeps rooms, and the map of a room that is gone keeps its desks', () => {
  const layout = { desks, marks: [], boardSide: 'top' };
  const body = { id: id(30), name: 'B12', layout };
  expect(ask<RoomDetail>(roomCalls.createRoom, { body }).version).toBe(1);
  ask(mapCalls.saveMap, {
    params: { classId },
    body: { ...map(20), roomName: 'B12', roomId: id(30) },
  });
  ask(roomCalls.deleteRoom, { params: { roomId: id(30) } });
  const saved = ask<SavedMap>(mapCalls.readMap, { params: { mapId: id(20) } });
  expect(saved).toMatchObject({ roomId: null, roomName: 'B12', desks });
});

it('refuses what needs an account', () => {
  expect(refusalOf(linkCalls.listLinks, {})).toBe('notSignedIn');
});

it('forgets what has not been used for 30 days', () => {
  const page = () => ask<{ classes: unknown[] }>(classListCalls.listClasses).classes.length;
  now += 29 * dayMs;
  expect(page()).toBe(1);
  now += 2 * dayMs;
  expect(page()).toBe(0);
});
