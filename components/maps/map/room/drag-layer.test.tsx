/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { startWork } from '@/lib/core/maps/history';
import { apart, mapFrom, toSketch } from '@/lib/core/maps/testing/map-from';
import { fakePointerEvents } from '@/components/ui/editing/testing/fake-pointer-events';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { Workbench } from './workbench';
import { createWorkbenchStore, WorkbenchContext } from './workbench-store';
import { UndoTools } from './workbench-tools';

const t = words('Workbench');
const desk = (label: RegExp) => screen.getByRole('button', { name: label });

/** Opens a workbench in which the pointer is over the desk that a test says. */
async function open() {
  const map = mapFrom('Ada - - / - - Bo', { conditions: [apart('Ada', 'Bo')] });
  const store = createWorkbenchStore(startWork(map));
  await act(async () =>
    renderApp(
      <WorkbenchContext value={store}>
        <Workbench
          pupils={['Ada', 'Bo'].map((name) => ({ id: name, name }))}
          sentence={() => 'a rule'}
        />
        <UndoTools />
      </WorkbenchContext>,
    ),
  );
  let under: Element | null = null;
  document.elementsFromPoint = () => (under ? [under] : []);
  const moveOver = (element: Element | null) => {
    under = element;
  };
  return { store, moveOver, sketch: () => toSketch(store.get().map) };
}

const at = (clientX: number, clientY = 0) => ({
  clientX,
  clientY,
  button: 0,
  pointerType: 'mouse',
});
const finger = (clientX: number, clientY = 0) => ({
  ...at(clientX, clientY),
  pointerId: 2,
  pointerType: 'touch',
});

beforeAll(fakePointerEvents);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('with a mouse', () => {
  it('a dragged pupil gets the desk under the pointer, with a warning of broken conditions', async () => {
    const { moveOver, sketch } = await open();
    const target = screen.getAllByRole('button', { name: /^Free seat/ })[0]!;
    fireEvent.pointerDown(desk(/^Ada/), at(0));
    moveOver(target);
    act(() => void fireEvent.pointerMove(document, at(40)));
    act(() => void fireEvent.pointerMove(document, at(60)));
    const wouldBreak = t('announcement.wouldBreak', { conditions: 'a rule' });
    expect(screen.getByText(new RegExp(wouldBreak))).toBeInTheDocument();
    act(() => void fireEvent.pointerUp(document, at(60)));
    expect(sketch()).toBe('- Ada - / - - Bo');
  });

  it('a pupil who is dropped outside all desks returns to the old desk', async () => {
    const { moveOver, sketch, store } = await open();
    for (const end of ['drop', 'cancel']) {
      fireEvent.pointerDown(desk(/^Ada/), at(0));
      moveOver(null);
      act(() => void fireEvent.pointerMove(document, at(40)));
      expect(store.get().moving).toBeDefined();
      if (end === 'drop') act(() => void fireEvent.pointerUp(document, at(40)));
      else act(() => void fireEvent.keyDown(document, { code: 'Escape', key: 'Escape' }));
      act(() => void jest.runAllTimers());
      expect(store.get().moving).toBeUndefined();
      expect(sketch()).toBe('Ada - - / - - Bo');
    }
  });
});

it('every desk shows whether a drop would break a condition while a pupil is dragged', async () => {
  const { moveOver } = await open();
  const floor = () => desk(/^Ada/).closest('[data-carrying]');
  fireEvent.pointerDown(desk(/^Ada/), at(0));
  moveOver(desk(/^Bo/));
  act(() => void fireEvent.pointerMove(document, at(40)));
  act(() => void jest.runOnlyPendingTimers());
  act(() => void jest.runOnlyPendingTimers());
  const marks = [...floor()!.querySelectorAll<HTMLElement>('[data-desk]')];
  expect(marks.map(({ dataset }) => dataset.drop)).toEqual([
    undefined,
    'breaks',
    'breaks',
    'fine',
    'breaks',
    'fine',
  ]);
  act(() => void fireEvent.pointerUp(document, at(40)));
  act(() => void jest.runOnlyPendingTimers());
  act(() => void jest.runOnlyPendingTimers());
  expect(floor()).toBeNull();
});

it('a drop renders only the two desks concerned and measures no element of the page', async () => {
  const { moveOver, sketch } = await open();
  const target = screen.getAllByRole('button', { name: /^Free seat/ })[2]!;
  fireEvent.pointerDown(desk(/^Ada/), at(0));
  moveOver(target);
  act(() => void fireEvent.pointerMove(document, at(40)));
  act(() => void fireEvent.pointerMove(document, at(60)));
  const changed = new Set<unknown>();
  const watch = (changes: MutationRecord[]) => {
    for (const change of changes) {
      changed.add((change.target as HTMLElement).closest<HTMLElement>('[data-desk]')?.dataset.desk);
    }
  };
  const observer = new MutationObserver(watch);
  observer.observe(desk(/^Ada/).closest('ul')!, { subtree: true, childList: true });
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  document.elementsFromPoint = measured as unknown as typeof document.elementsFromPoint;
  act(() => void fireEvent.pointerUp(target, at(60)));
  watch(observer.takeRecords());
  expect(sketch()).toBe('- - - / Ada - Bo');
  expect(changed).toEqual(new Set(['0,0', '1,0']));
  expect(measured).not.toHaveBeenCalled();
  measured.mockRestore();
});

it('a pupil can be dragged again before the previous drop is painted', async () => {
  const { moveOver, sketch } = await open();
  const target = screen.getAllByRole('button', { name: /^Free seat/ })[2]!;
  fireEvent.pointerDown(desk(/^Ada/), at(0));
  moveOver(target);
  act(() => void fireEvent.pointerMove(document, at(40)));
  act(() => void fireEvent.pointerUp(target, at(60)));
  const back = screen.getAllByRole('button', { name: /^Free seat/ })[0]!;
  fireEvent.pointerDown(desk(/^Ada/), at(0));
  moveOver(back);
  act(() => void fireEvent.pointerMove(document, at(40)));
  act(() => void fireEvent.pointerUp(back, at(60)));
  expect(sketch()).toBe('Ada - - / - - Bo');
});

it('a moved pupil is animated to the new desk unless reduced motion is set', async () => {
  const { store } = await open();
  const gliding = new EventTarget();
  const animate = jest.fn().mockReturnValue(gliding);
  Object.assign(Element.prototype, { animate, getAnimations: () => [] });
  const move = (row: number, col: number) =>
    act(() => store.execute({ type: 'move', pupils: ['Ada'], grabbed: 'Ada', to: { row, col } }));
  for (const matches of [true, false]) {
    Object.assign(window, { matchMedia: () => ({ matches }) });
    move(0, matches ? 1 : 2);
  }
  expect(animate).toHaveBeenCalledTimes(1);
  expect(animate.mock.calls[0][0].transform).toEqual([
    'translate(calc(var(--desk-width) * -1), calc(var(--desk-height) * 0))',
    'none',
  ]);
  const raised = () => screen.getAllByRole('listitem').filter((place) => place.style.zIndex !== '');
  expect(raised()).toEqual([desk(/^Ada/).closest('li')]);
  gliding.dispatchEvent(new Event('finish'));
  expect(raised()).toEqual([]);
});

describe('with a finger', () => {
  it('a pupil is picked up by a long press but not by scrolling', async () => {
    const { store, moveOver, sketch } = await open();
    const ada = desk(/^Ada/);
    fireEvent.pointerDown(ada, finger(0));
    fireEvent.pointerMove(ada, finger(0, 40));
    act(() => void jest.runAllTimers());
    expect(store.get().moving).toBeUndefined();
    fireEvent.pointerUp(ada, finger(0, 40));

    moveOver(ada);
    fireEvent.pointerDown(ada, finger(0));
    act(() => void jest.runAllTimers());
    expect(store.get().moving?.carried.pupils).toEqual(['Ada']);
    moveOver(screen.getAllByRole('button', { name: /^Free seat/ })[0]!);
    act(() => void fireEvent.pointerMove(ada, finger(60)));
    act(() => void fireEvent.pointerUp(ada, finger(60)));
    expect(sketch()).toBe('- Ada - / - - Bo');
  });

  it('a long press without a move chooses the pupil', async () => {
    const { store, moveOver } = await open();
    const ada = desk(/^Ada/);
    moveOver(ada);
    fireEvent.pointerDown(ada, finger(0));
    act(() => void jest.runAllTimers());
    act(() => void fireEvent.pointerUp(ada, finger(0)));
    expect(store.get()).toMatchObject({ moving: undefined, chosen: { pupils: ['Ada'] } });
  });
});
