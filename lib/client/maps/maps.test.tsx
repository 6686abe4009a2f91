/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { useClassList } from '@/lib/client/classes/classes';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import type { ClassSummary } from '@/lib/contracts/classes/classes';
import { saveMapSchema } from '@/lib/contracts/maps/maps';
import { savedMap } from '@/lib/contracts/testing/saved-map';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { renderHookInApp } from '@/lib/i18n/testing/render-app';
import { useSaveMap } from './maps';

const desk = { row: 0, col: 0 };
const map = savedMap({ desks: [desk], seats: [{ pupil: { id: id(0), name: 'Ada' }, desk }] });
const entry: ClassSummary = {
  ...{ id: map.classId, grade: '8', name: '8B', pupilCount: 1, teacherName: 'Kari' },
  ...{ isOwn: true, mayEdit: true, isPrivate: false, activeMap: null },
};
const other = { ...entry, id: id(1) };

it('a saved map appears in the class list before the list is refetched', async () => {
  const api = fakeApi({
    'GET /classes?list=own': { body: { classes: [other, entry], next: null } },
    [`POST /classes/${map.classId}/maps`]: { body: map },
  });
  const { result } = renderHookInApp(() => ({
    classes: useClassList('own').data,
    save: useSaveMap(map.classId),
  }));
  await waitFor(() => expect(result.current.classes).toEqual([other, entry]));
  api.answers['GET /classes?list=own'] = () => new Promise<never>(() => {});
  const { roomName, desks } = map;
  const seats = [{ pupilId: id(0), desk }];
  act(() =>
    result.current.save.mutate(
      saveMapSchema.parse({ id: map.id, roomName, desks, seats, conditions: [] }),
    ),
  );
  await waitFor(() =>
    expect(result.current.classes).toMatchObject([
      { id: other.id, activeMap: null },
      { id: entry.id, activeMap: { id: map.id, seats: [{ desk }] } },
    ]),
  );
});
