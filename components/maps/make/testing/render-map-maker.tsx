import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepsConditions, nothingKept } from '@/lib/client/conditions/testing/keeps-conditions';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import type { KeptConditions } from '@/lib/contracts/conditions/conditions';
import { savedMap } from '@/lib/contracts/testing/saved-map';
import { testId } from '@/lib/contracts/testing/test-id';
import type { Condition } from '@/lib/core/conditions/condition';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { seatedResult } from '@/lib/core/seating/testing/seated';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { MapMaker } from '../map-maker';

const t = words('Maker');

export const pupilsNamed = (...names: string[]) =>
  names.map((name, index) => ({ id: testId(index), name }));

export const pupils = pupilsNamed('Ada', 'Bo', 'Cy', 'Оксана');
export const room = standardRoom('pairs', 4);
export const seats = Object.fromEntries(room.desks.map((desk, index) => [testId(index), desk]));
export const seated = seatedResult(seats);

/** The class's map so far, whose room and conditions a new one starts from. */
export const mapWith = (conditions: Condition[]) =>
  savedMap({ conditions, seats: pupils.map((pupil) => ({ pupil, desk: seats[pupil.id]! })) });

export const keeping = 'PUT /classes/class/conditions';

/** The browser as a teacher comes to the maker of `class`, whose conditions the server keeps. */
export function visitMaker() {
  fakeApi({ [keeping]: keepsConditions });
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/app/classes/class/seatmap');
  window.sessionStorage.clear();
  window.localStorage.clear();
}

/** The map maker of a class of four in a room of pairs; `conditions` are those of its map so far. */
export function renderMaker(
  conditions: Condition[] = [],
  kept: KeptConditions = nothingKept,
  props: Partial<Parameters<typeof MapMaker>[0]> = {},
) {
  const onSaved = jest.fn();
  type Props = Parameters<typeof MapMaker>[0];
  const maker = (changed: Partial<Props> = {}) => (
    <MapMaker
      classId="class"
      name="8B"
      pupils={pupils}
      active={mapWith(conditions)}
      history={[]}
      classRooms={[]}
      kept={kept}
      today="2026-03-01"
      onSaved={onSaved}
      {...props}
      {...changed}
    />
  );
  const { rerender } = renderApp(maker());
  const user = userEvent.setup();
  const click = (name: string) => user.click(screen.getByRole('button', { name }));
  const toMap = async () => {
    await click(t('toConditions'));
    await click(t('generate'));
  };
  return {
    ...{ onSaved, user, click, toMap },
    change: (changed: Partial<Props>) => rerender(maker(changed)),
  };
}
