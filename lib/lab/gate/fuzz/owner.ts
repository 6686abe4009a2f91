import { z } from 'zod';
import type { Call } from '@/lib/contracts/call';
import { calls } from '@/lib/contracts/calls';
import { daysAfter, norwegianDay } from '@/lib/core/maps/norwegian-day';
import type { Database } from '@/lib/db/client';
import { rowLayout } from '@/lib/server/testing/test-school';
import { addClass, addPerson, apiAs, valueOf } from '../../people';
import { paramsOf, type Ids } from './attacks';

export type Owner = Awaited<ReturnType<typeof addOwner>>;

export async function addOwner(db: Database, apiUrl: string, classCount: number) {
  const person = await addPerson(db, apiUrl);
  const ask = apiAs(apiUrl, person.cookie);
  const classes = await Promise.all(Array.from({ length: classCount }, () => addClass(ask)));
  const roomName = `Rom ${person.name}`;
  const room = { id: crypto.randomUUID(), name: roomName, layout: rowLayout() };
  await valueOf(ask(calls.createRoom, { body: room }));
  const params = { mapId: classes[0]!.mapId };
  const body = { endsOn: daysAfter(norwegianDay(Date.now()), 2) };
  const { link } = await valueOf(ask(calls.shareMap, { params, body }));
  const pupils = classes.flatMap((each) => each.pupils);
  const ids = {
    classId: classes.map(({ id }) => id),
    mapId: classes.map(({ mapId }) => mapId),
    pupilId: pupils.map(({ id }) => id),
    ...{ roomId: [room.id], linkId: [link.id], email: [person.email] },
    ...{ teacherId: [person.teacherId], schoolId: [person.schoolId] },
  };
  const names = [...classes, ...pupils].map(({ name }) => name);
  const secrets = [person.email, person.name, roomName, ...names];
  return { ...person, ask, ids: ids as Ids, secrets };
}

export async function readAll({ ask, ids }: Owner): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const call of Object.values<Call>(calls)) {
    const isReadable = call.method === 'GET' && call.answer instanceof z.ZodType;
    const names = paramsOf(call);
    if (!isReadable || call.session === 'none' || !names.every((name) => ids[name])) continue;
    const params = Object.fromEntries(names.map((name) => [name, ids[name]![0]!]));
    const { status, text } = await ask(call, { params } as never);
    if (status === 200) texts.set(call.path, text);
  }
  return texts;
}
