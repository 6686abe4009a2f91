/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ClassRooms, RoomSummary } from '@/lib/contracts/rooms/rooms';
import type { Condition } from '@/lib/core/conditions/condition';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { standardRoom, standardRoomKinds } from '@/lib/core/rooms/standard-room';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import type { MakerState } from './maker-state';
import { RoomPreview } from './room-preview';
import { RoomStep } from './room-step';
import { startingPoint } from './starting-point';

const t = words('RoomStep');
const kinds = words('RoomKinds');

interface Given {
  classRooms?: ClassRooms;
  rooms?: RoomSummary[];
  choice?: MakerState['choice'];
  conditions?: Condition[];
}

function renderStep(given: Given = {}) {
  const onDraw = jest.fn();
  const pupils = Array.from({ length: 28 }, (_, index) => ({
    id: `id ${index}`,
    name: `P${index}`,
  }));
  const usual = startingPoint(28, undefined, given.classRooms);
  const start: MakerState = { ...usual, absent: [], choice: given.choice ?? usual.choice };
  const seen: Pick<MakerState, 'choice' | 'empty'> = { ...start };
  function Holder() {
    const [state, setState] = useState(start);
    seen.choice = state.choice;
    seen.empty = state.empty;
    return (
      <>
        <RoomPreview {...{ pupils, state }} conditions={given.conditions ?? []} />
        <RoomStep
          pupils={pupils}
          state={state}
          classRooms={given.classRooms ?? []}
          rooms={given.rooms ?? []}
          roomsError={undefined}
          onDraw={onDraw}
          onChange={(change) => setState((now) => ({ ...now, ...change }))}
        />
      </>
    );
  }
  renderApp(<Holder />);
  return { seen, onDraw, user: userEvent.setup() };
}
const seats = () => screen.getByRole('textbox', { name: t('seats') });

describe('the preview of the room', () => {
  const room = words('Room');
  const empty = words('EmptyDesks');
  const hatched = () =>
    screen
      .getAllByText(/^Row \d/)
      .map((desk) => desk.textContent)
      .filter((text) => text.includes('stays empty'));
  const openWithThirty = async (conditions: Condition[] = []) => {
    const step = renderStep({ choice: { kind: 'pairs', seatCount: 30 }, conditions });
    expect(hatched()).toEqual([]);
    await step.user.click(screen.getByRole('radio', { name: empty('back') }));
    return step;
  };
  const emptyAt = (row: number, place: number) =>
    room('staysEmpty', { desk: room('deskAt', { row, place }) });

  it('marks the desks that stay empty at the back, and says so in words', async () => {
    await openWithThirty();
    expect(hatched()).toEqual([emptyAt(5, 5), emptyAt(5, 6)]);
    expect(screen.getByText(t('staysEmpty', { count: 2 }))).toBeVisible();
  });

  it('marks none where a pupil has a fixed desk, and none that is not known yet', async () => {
    const desk = standardRoom('pairs', 30).desks.at(-1)!;
    const { user } = await openWithThirty([
      { id: 'c0000000-0000-4000-8000-000000000000', type: 'fixed', pupil: 'id 0', desk },
    ]);
    expect(hatched()).toEqual([emptyAt(5, 4), emptyAt(5, 5)]);
    await user.click(screen.getByRole('radio', { name: empty('anywhere') }));
    expect(hatched()).toEqual([]);
    expect(screen.queryByText(t('staysEmpty', { count: 2 }))).toBeNull();
  });
});

describe('choosing a room', () => {
  it('offers every standard room, the present one chosen', () => {
    renderStep();
    expect(screen.getAllByRole('radio')).toHaveLength(standardRoomKinds.length);
    expect(screen.getByRole('radio', { name: kinds('pairs') })).toBeChecked();
  });

  it('takes the layout and keeps the number of seats', async () => {
    const { seen, user } = renderStep();
    await user.click(screen.getByRole('radio', { name: kinds('horseshoe') }));
    expect(seen.choice).toEqual({ kind: 'horseshoe', seatCount: 28 });
  });

  it('takes the number of seats', async () => {
    const { seen, user } = renderStep();
    await user.clear(seats());
    await user.type(seats(), '30');
    expect(seen.choice).toEqual({ kind: 'pairs', seatCount: 30 });
    expect(seats()).toBeValid();
  });

  it('asks which desks stay empty only where some do', async () => {
    const { seen, user } = renderStep();
    const empty = words('EmptyDesks');
    expect(screen.queryByRole('radio', { name: empty('back') })).toBeNull();
    await user.clear(seats());
    await user.type(seats(), '30');
    const group = screen.getByRole('group', { name: empty('title', { count: 2 }) });
    expect(within(group).getByRole('radio', { name: empty('anywhere') })).toBeChecked();
    await user.click(within(group).getByRole('radio', { name: empty('spread') }));
    expect(seen.empty).toBe('spread');
  });

  it('says beside the number that there are fewer seats than pupils', async () => {
    const { user } = renderStep();
    await user.clear(seats());
    await user.type(seats(), '27');
    expect(seats()).toBeInvalid();
    expect(seats()).toHaveAccessibleDescription(
      expect.stringContaining(t('tooFew', { pupils: 28, seats: 27 })),
    );
  });

  it.each([
    ['', t('notANumber')],
    ['abc', t('notANumber')],
    ['-3', t('notANumber')],
    ['1.5', t('notANumber')],
    ['0', t('notANumber')],
    ['99999999999999999999', t('tooMany', { max: 200 })],
    ['201', t('tooMany', { max: 200 })],
  ])('keeps "%s" as it was typed and says what is wrong', async (text, message) => {
    const { user } = renderStep();
    await user.clear(seats());
    if (text) await user.paste(text);
    expect(seats()).toHaveValue(text);
    expect(seats()).toHaveAccessibleDescription(expect.stringContaining(message));
  });
});

describe('saved rooms', () => {
  const id = (number: number) => `10000000-0000-4000-8000-00000000000${number}`;
  const layout = (seats: number): RoomLayout => ({
    desks: Array.from({ length: seats }, (_, index) => ({ row: 0, col: 2 * index })),
    marks: [{ kind: 'door', row: 2, col: 0 }],
    boardSide: 'left',
  });
  const saved = (number: number, name: string, values: Partial<RoomSummary> = {}): RoomSummary => ({
    id: id(number),
    name,
    teacherName: 'Kari',
    isOwn: true,
    isShared: false,
    isArchived: false,
    version: 2,
    updatedAt: '2026-01-01T00:00:00.000Z',
    seatCount: 30,
    layout: layout(30),
    ...values,
  });
  const usedAt = '2026-01-01T00:00:00.000Z';
  const classRooms: ClassRooms = [
    { roomId: id(1), version: 2, roomName: 'Rom 12', layout: layout(30), usedAt },
    { roomId: null, version: null, roomName: 'fours', layout: layout(32), usedAt },
    { roomId: null, version: null, roomName: 'Brakka', layout: layout(28), usedAt },
  ];
  const rooms = [
    saved(1, 'Rom 12'),
    saved(2, 'Rom 13'),
    saved(3, 'Gamle rom', { isArchived: true }),
    saved(4, 'Sløyd', { isOwn: false, isShared: true, seatCount: 20, layout: layout(20) }),
  ];
  const labels = (legend: string) =>
    within(screen.getByRole('group', { name: legend }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')!.querySelector('.font-semibold')!.textContent);

  it('of the class come first, then own ones, those of colleagues and the standard ones, each once', () => {
    renderStep({ classRooms, rooms });
    expect(labels(t('ofClass'))).toEqual(['Rom 12', kinds('fours'), 'Brakka']);
    expect(labels(t('own'))).toEqual(['Rom 13']);
    expect(labels(t('shared'))).toEqual(['Sløyd']);
    expect(labels(t('layout'))).not.toContain(kinds('fours'));
    expect(labels(t('layout'))).toHaveLength(standardRoomKinds.length - 1);
  });

  it('that are archived or gone since they were chosen stay chosen, and in sight', () => {
    const own = (number: number, name: string) => ({
      roomId: id(number),
      version: 2,
      name,
      layout: layout(30),
    });
    const choice = { kind: 'pairs', seatCount: 28 } as const;
    renderStep({ classRooms, rooms, choice: { ...choice, own: own(3, 'Gamle rom') } });
    expect(labels(t('own'))).toEqual(['Rom 13', 'Gamle rom']);
    expect(screen.getByRole('radio', { name: /Gamle rom/ })).toBeChecked();
    cleanup();
    renderStep({ classRooms, rooms, choice: { ...choice, own: own(9, 'Borte') } });
    expect(screen.getByRole('radio', { name: /Borte/ })).toBeChecked();
  });

  it('are taken with their marks and the side of their board', async () => {
    const { seen, user } = renderStep({ classRooms, rooms });
    await user.click(screen.getByRole('radio', { name: /Rom 13/ }));
    expect(seen.choice.own).toEqual({
      roomId: id(2),
      version: 2,
      name: 'Rom 13',
      layout: layout(30),
    });
    expect(screen.queryByRole('textbox', { name: t('seats') })).toBeNull();
    await user.click(screen.getByRole('radio', { name: kinds('fours') }));
    expect(seen.choice).toEqual({ kind: 'fours', seatCount: 32 });
    expect(seats()).toHaveValue('32');
  });

  it('with fewer desks than pupils can be chosen, and the step says what is missing', async () => {
    const { user } = renderStep({ rooms });
    await user.click(screen.getByRole('radio', { name: /Sløyd/ }));
    expect(screen.getByRole('alert')).toHaveTextContent(t('tooFew', { pupils: 28, seats: 20 }));
  });

  it('are edited; a standard room and that of a colleague become new ones', async () => {
    const { user, onDraw } = renderStep({ rooms });
    await user.click(screen.getByRole('button', { name: t('draw.adjust') }));
    await user.click(screen.getByRole('radio', { name: /Rom 13/ }));
    await user.click(screen.getByRole('button', { name: t('draw.edit') }));
    await user.click(screen.getByRole('radio', { name: /Sløyd/ }));
    await user.click(screen.getByRole('button', { name: t('draw.adjust') }));
    await user.click(screen.getByRole('button', { name: t('draw.empty') }));
    expect(onDraw.mock.calls.flat()).toEqual(['adjust', 'edit', 'adjust', 'empty']);
  });
});
