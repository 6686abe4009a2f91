import { classListCalls } from '@/lib/contracts/classes/class-list';
import { classCalls } from '@/lib/contracts/classes/classes';
import { conditionCalls } from '@/lib/contracts/conditions/conditions';
import { mapCalls, maxAbsenceDays } from '@/lib/contracts/maps/maps';
import { roomCalls } from '@/lib/contracts/rooms/rooms';
import { addDays, withoutDeleted } from '@/lib/core/conditions/condition';
import { showConditions, showSeats } from '@/lib/core/maps/map-state';
import { giveDraftsTo } from '../drafts/drafts';
import { ApiError, callApi } from '../http/api-client';
import { todayHere } from '../page/today';
import { removeVisitorText } from '../page/visitor-storage';
import {
  mapsOf,
  readVisitorWork,
  writeVisitorWork,
  type VisitorClass,
  type VisitorMap,
  type VisitorWork,
} from './visitor-work';

/**
 * Moves the work of a visitor without an account into the account that is signed in now, and then forgets it here. Each
 * record keeps its id and is taken off the browser's work once it is stored, so that a move that was cut off goes on where it
 * stopped and doubles nothing. Returns the names of the classes. Throws an ApiError; what is not moved yet stays.
 */
export async function moveVisitorWork(teacherId: string): Promise<string[]> {
  // Two tabs would otherwise move the same class at once.
  if (!navigator.locks) return move(teacherId);
  return navigator.locks.request('visitor', () => move(teacherId));
}

async function move(teacherId: string): Promise<string[]> {
  const names: string[] = [];
  await moveRooms().catch(newIdsIfTaken(moveRooms));
  for (;;) {
    const [entry] = read().classes;
    if (!entry) break;
    const stored = await moveClass(entry).catch(newIdsIfTaken(() => moveClass(read().classes[0]!)));
    names.push(stored);
    const [{ id }] = read().classes as [VisitorClass];
    change((work) => {
      work.classes = work.classes.filter((one) => one.id !== id);
      work.maps = work.maps.filter((map) => map.classId !== id);
    });
  }
  giveDraftsTo(teacherId);
  removeVisitorText();
  return names;
}

const read = () => readVisitorWork(Date.now());

function change(act: (work: VisitorWork) => void): void {
  const work = read();
  act(work);
  writeVisitorWork(work, Date.now());
}

/** The ids belong to another account where a move into that one was cut off: all get new ones, and it is tried once more. */
const newIdsIfTaken =
  <Result>(again: () => Promise<Result>) =>
  async (error: unknown): Promise<Result> => {
    if (!(error instanceof ApiError) || error.code !== 'idTaken') throw error;
    const renewed = new Map<string, string>();
    const renew = (id: string) => {
      const known = renewed.get(id) ?? crypto.randomUUID();
      renewed.set(id, known);
      return known;
    };
    const text = JSON.stringify(read()).replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, renew);
    writeVisitorWork(JSON.parse(text) as VisitorWork, Date.now());
    return again();
  };

async function moveRooms(): Promise<void> {
  for (const { id, name, layout, isArchived } of read().rooms) {
    await callApi(roomCalls.createRoom, { body: { id, name, layout } });
    const params = { roomId: id };
    if (isArchived) await callApi(roomCalls.archiveRoom, { params, body: { archived: true } });
  }
}

/** Stores a class with its conditions and maps. Returns the name that it has there. */
async function moveClass(entry: VisitorClass): Promise<string> {
  const { id, grade, pupils } = entry;
  const name = await freeName(entry);
  const stored = await callApi(classCalls.createClass, { body: { id, grade, name, pupils } });
  const inClass = pupils.map((pupil) => pupil.id);
  const { kept } = withoutDeleted(entry.conditions.list, inClass);
  const params = { classId: id };
  const { version } = await callApi(conditionCalls.readConditions, { params });
  if (kept.length > 0 && version === 0) {
    await callApi(conditionCalls.putConditions, { params, body: { version, conditions: kept } });
  }
  for (const map of mapsOf(read(), id).reverse()) await moveMap(map, entry);
  return stored.name;
}

/** The class's name, with a number where the account has another class of that name. */
async function freeName({ id, grade, name }: VisitorClass): Promise<string> {
  const taken = new Set<string>();
  let after: string | null = null;
  do {
    const page: { classes: { id: string; grade: string; name: string }[]; next: string | null } =
      await callApi(classListCalls.listClasses, { query: { after } });
    for (const one of page.classes) {
      if (one.id !== id && one.grade === grade) taken.add(one.name);
    }
    after = page.next;
  } while (after);
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} (${number})`;
  return free;
}

async function moveMap(map: VisitorMap, { id: classId, pupils }: VisitorClass): Promise<void> {
  const { seats, unseated: _, roomId, ...state } = showSeats(map, pupils);
  const { lapsedConditions: __, ...conditions } = showConditions(map, pupils);
  await callApi(mapCalls.saveMap, {
    params: { classId },
    body: {
      id: map.id,
      ...(map.name && { name: map.name }),
      ...state,
      ...conditions,
      ...(roomId && { roomId }),
      seats: seats.map(({ pupil, desk }) => ({ pupilId: pupil.id, desk })),
    },
  });
  const first = addDays(todayHere(), 1 - maxAbsenceDays);
  for (const [day, away] of Object.entries(map.absences)) {
    if (day < first) continue;
    for (const pupilId of away.filter((one) => pupils.some(({ id }) => id === one))) {
      const params = { mapId: map.id, day };
      await callApi(mapCalls.putAbsence, { params, body: { pupilId, away: true } });
    }
  }
}
