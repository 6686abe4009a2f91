import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepsConditions, nothingKept } from '@/lib/client/conditions/testing/keeps-conditions';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import type { KeptConditions } from '@/lib/contracts/conditions/conditions';
import { savedMap } from '@/lib/contracts/testing/saved-map';
import { testId } from '@/lib/contracts/testing/test-id';
import type { Condition } from '@/lib/core/conditions/condition';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { MapScreen, type MapScreenProps } from '../map-screen';

const workbench = words('Workbench');

export const pupilsNamed = (...names: string[]) =>
  names.map((name, index) => ({ id: testId(index), name }));

export const pupils = pupilsNamed('Ada', 'Bo', 'Cy', 'Оксана');
export const room = standardRoom('pairs', 4);
export const seats = Object.fromEntries(room.desks.map((desk, index) => [testId(index), desk]));

export const mapWith = (conditions: Condition[]) =>
  savedMap({ conditions, seats: pupils.map((pupil) => ({ pupil, desk: seats[pupil.id]! })) });

export const keeping = 'PUT /classes/class/conditions';

export function visitMap() {
  fakeApi({ [keeping]: keepsConditions });
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/app/classes/class/seatmap');
  window.sessionStorage.clear();
  window.localStorage.clear();
}

export const shownMap = () => screen.getByRole('list', { name: words('Room')('map') });
export const seated = () =>
  within(shownMap())
    .getAllByRole('button')
    .filter((button) => button.dataset.desk)
    .map((button) =>
      button.dataset.pupil ? button.getAttribute('aria-label')!.split(',')[0] : '-',
    )
    .join(' ');

export async function renderMap(
  conditions: Condition[] = [],
  kept: KeptConditions = nothingKept,
  props: Partial<MapScreenProps> = {},
) {
  const onSaved = jest.fn();
  const map = (changed: Partial<MapScreenProps> = {}) => (
    <MapScreen
      classId="class"
      name="8B"
      pupils={pupils}
      saved={undefined}
      active={mapWith(conditions)}
      away={none}
      history={none}
      classRooms={none}
      kept={kept}
      today="2026-03-01"
      onSaved={onSaved}
      {...props}
      {...changed}
    />
  );
  const { rerender } = await act(async () => renderApp(map()));
  const user = userEvent.setup();
  const click = (name: string) => user.click(screen.getByRole('button', { name }));
  return {
    ...{ onSaved, user, click },
    undo: () => click(workbench('action.undo')),
    desk: (name: string) =>
      within(shownMap()).getByRole('button', { name: new RegExp(`^${name},`) }),
    change: (changed: Partial<MapScreenProps>) => act(async () => rerender(map(changed))),
  };
}

const none: never[] = [];
