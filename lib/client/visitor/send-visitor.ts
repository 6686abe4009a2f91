import { z } from 'zod';
import { classListCalls } from '@/lib/contracts/classes/class-list';
import { classContentSchema } from '@/lib/contracts/classes/classes';
import { conditionCalls } from '@/lib/contracts/conditions/conditions';
import { mapCalls, saveMapSchema } from '@/lib/contracts/maps/maps';
import { roomCalls } from '@/lib/contracts/rooms/rooms';
import { forPupils } from '@/lib/core/maps/history';
import { createClass } from '../classes/classes';
import { ApiError, callApi } from '../http/api-client';
import { toSaveInput } from '../maps/save-input';
import { todayInNorway } from '../page/today';
import { rewriteDrafts } from '../local/drafts';
import { visitorId } from '../local/marks';
import { forgetVisitor } from '../local/owners';
import { readWorkDraft, workPlace } from '../local/work-draft';
import { readVisitorClass, visitorConditions, type VisitorClass } from './visitor-class';

const restSchema = { making: z.object({ isMade: z.boolean() }) };

export interface Sent {
  classId: string;
  name: string;
}

/**
 * Moves the class and map of a visitor without an account to the new account. If a request fails, the browser keeps
 * class and map.
 */
export async function sendVisitorWork(): Promise<Sent | undefined> {
  // A Web Lock prevents two tabs from sending the same class twice.
  return navigator.locks ? navigator.locks.request('send-visitor', send) : send();
}

async function send(): Promise<Sent | undefined> {
  const sent = await sendAll().catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'idTaken') throw error;
    takeNewIds();
    return sendAll();
  });
  await forgetVisitor();
  return sent;
}

/**
 * Gives new ids to a visitor's records, because an interrupted transfer may have stored the old ids in another account.
 */
function takeNewIds(): void {
  const renewed = new Map<string, string>();
  const renew = (id: string) => {
    const known = renewed.get(id) ?? crypto.randomUUID();
    renewed.set(id, known);
    return known;
  };
  const anyId = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;
  rewriteDrafts(visitorId, (text) => text.replace(anyId, renew));
}

async function sendAll(): Promise<Sent | undefined> {
  const own = readVisitorClass();
  if (!own) return undefined;
  const { id } = own;
  const work = readWorkDraft(workPlace(visitorId, id), restSchema);
  const name = await freeName(own);
  await createClass({ ...classContentSchema.parse(own), id, name, isPrivate: true });
  const params = { classId: id };
  const { conditions } = visitorConditions(own);
  const { version } = await callApi(conditionCalls.readConditions, { params });
  if (conditions.length > 0 && version === 0) {
    await callApi(conditionCalls.putConditions, { params, body: { version, conditions } });
  }
  if (work) await sendMap(own, work);
  return { classId: id, name };
}

async function sendMap(
  { id: classId, mapId, pupils }: VisitorClass,
  work: NonNullable<ReturnType<typeof readWorkDraft<typeof restSchema>>>,
): Promise<void> {
  const { choice } = work.map;
  if (choice?.own?.roomId) {
    const { roomId, name, layout } = choice.own;
    await callApi(roomCalls.createRoom, { body: { id: roomId, name, layout } });
  }
  if (!choice || !work.rest.making.isMade) return;
  const ids = pupils.map(({ id }) => id);
  const { map } = forPupils(work, ids);
  const body = saveMapSchema.parse(toSaveInput(mapId, map));
  await callApi(mapCalls.saveMap, { params: { classId }, body });
  for (const { pupil: pupilId } of map.absent) {
    const params = { mapId, day: todayInNorway() };
    await callApi(mapCalls.putAbsence, { params, body: { pupilId, away: true } });
  }
}

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
