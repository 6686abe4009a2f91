/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { keepsConditions } from '@/lib/client/conditions/testing/keeps-conditions';
import { notify } from '@/components/ui/notifications';
import { workPlace } from '@/lib/client/local/work-draft';
import { readWorkDraft } from '@/lib/client/local/work-draft';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import { solveInWorker } from '@/lib/client/maps/seating/solve-in-worker';
import type { KeptConditions } from '@/lib/contracts/conditions/conditions';
import { testId as id } from '@/lib/contracts/testing/test-id';
import type { Condition } from '@/lib/core/conditions/condition';
import { seatedResult } from '@/lib/core/seating/testing/seated';
import { words } from '@/lib/i18n/testing/render-app';
import { keeping, renderMap, seats, visitMap } from './testing/render-map';

jest.mock('@/lib/client/maps/seating/solve-in-worker');
jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);
jest.mock('@/lib/client/account/use-teacher-id', () => ({ useTeacherId: () => 'kari' }));
jest.mock('@/components/ui/notifications', () => ({ notify: jest.fn() }));
const engine = jest.mocked(solveInWorker);

const t = words('MapScreen');
const condition = words('Conditions');

const together: Condition = {
  id: 'c0000000-0000-4000-8000-000000000000',
  type: 'together',
  pupils: [id(0), id(1)],
};

/** The problems that the engine was given, in order. */
const asked = () => engine.mock.calls.map(([given]) => given);

beforeEach(() => {
  visitMap();
  engine.mockReset().mockResolvedValue(seatedResult(seats));
});

describe('the conditions of a class', () => {
  const kept = (...conditions: Condition[]): KeptConditions => ({
    version: 3,
    conditions,
    lapsed: [],
  });
  const apartKept: Condition = { id: id(7), type: 'apart', pupils: [id(0), id(1)] };
  const frontKept: Condition = { id: id(8), type: 'front', pupils: [id(2)], wish: true };
  const place = workPlace('kari', 'class');
  const isUnsaved = () => readWorkDraft(place, { isUnsaved: z.boolean() })?.rest.isUnsaved ?? false;
  const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));
  /** A condition that the map breaks has its number before the sentence. */
  const listed = (sentence: string) =>
    screen.getByRole('button', {
      name: new RegExp(`^${condition('change', { condition: String.raw`(\d\. )?${sentence}` })}$`),
    });
  const openConditions = async (...conditions: Condition[]) => {
    const map = await renderMap([], kept(...conditions));
    await map.user.click(
      screen.getByRole('button', { name: new RegExp(`^${words('MapRail')('conditions')}`) }),
    );
    return map;
  };

  it('replace the conditions of the active map', async () => {
    await renderMap([together], kept(apartKept, frontKept));
    expect(asked()).toMatchObject([
      {
        conditions: [
          { type: 'apart', pupils: [id(0), id(1)] },
          { type: 'front', wish: true },
        ],
      },
    ]);
  });

  it('are empty when all were removed, even if the active map has conditions', async () => {
    await renderMap([together], kept());
    expect(asked()).toMatchObject([{ conditions: [] }]);
  });

  it('that exist only in an older map are saved with the class when the next map is made', async () => {
    const api = fakeApi({ [keeping]: keepsConditions });
    await renderMap([together]);
    await waitFor(() => expect(api.sent(keeping)).toHaveLength(1));
    expect(api.sent(keeping)).toMatchObject([
      { version: 0, conditions: [{ type: 'together', pupils: [id(0), id(1)] }] },
    ]);
  });

  it('are not saved when a condition is switched off for one map only', async () => {
    const api = fakeApi({ [keeping]: keepsConditions });
    const { user } = await openConditions(apartKept, frontKept);
    const sentence = 'Ada and Bo sit apart';
    await user.click(listed(sentence));
    await user.click(
      screen.getByRole('checkbox', { name: condition('use', { condition: sentence }) }),
    );
    expect(await screen.findByText(condition('notUsed.off'))).toBeVisible();
    expect(api.sent(keeping)).toEqual([]);
  });

  it('are saved after each change and merged with changes of a colleague', async () => {
    const others: Condition = { id: id(6), type: 'back', pupils: [id(3)] };
    const api = fakeApi({
      [keeping]: problem('changedMeanwhile'),
      'GET /classes/class/conditions': { body: { ...kept(apartKept, others), version: 4 } },
    });
    const { user } = await openConditions(apartKept);
    api.answers['GET /classes/class/conditions'] = () => {
      api.answers[keeping] = keepsConditions;
      return { body: { ...kept(apartKept, others), version: 4 } };
    };
    await user.type(screen.getByRole('textbox', { name: condition('typed.label') }), 'Cy front');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('At the back: Оксана')).toBeInTheDocument();
    await waitFor(() => expect(api.sent(keeping)).toHaveLength(2));
    expect(api.sent(keeping)[1]).toMatchObject({
      version: 4,
      conditions: [{ id: id(7) }, { id: id(6) }, { type: 'front', pupils: [id(2)] }],
    });
  });

  it("keep a colleague's merged change when the teacher undoes an own change", async () => {
    const others: Condition = { id: id(6), type: 'back', pupils: [id(3)] };
    const api = fakeApi({
      [keeping]: problem('changedMeanwhile'),
      'GET /classes/class/conditions': () => {
        api.answers[keeping] = keepsConditions;
        return { body: { ...kept(apartKept, others), version: 4 } };
      },
    });
    const { user, undo } = await openConditions(apartKept);
    await user.type(screen.getByRole('textbox', { name: condition('typed.label') }), 'Cy front');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('At the back: Оксана')).toBeInTheDocument();
    await undo();
    expect(screen.queryByText('In front: Cy')).not.toBeInTheDocument();
    await waitFor(() => expect(api.sent(keeping)).toHaveLength(3));
    expect(api.sent(keeping)[2]).toMatchObject({
      conditions: [{ id: id(7) }, { id: id(6) }],
    });
  });

  it('are restored and saved when the page was left before saving', async () => {
    const api = fakeApi({ [keeping]: offline });
    const { user } = await openConditions(apartKept);
    await user.type(screen.getByRole('textbox', { name: condition('typed.label') }), 'Cy front');
    await user.keyboard('{Enter}');
    await screen.findByText(t('notKept'));
    cleanup();
    api.answers[keeping] = keepsConditions;
    await openConditions(apartKept);
    await waitFor(() => expect(api.sent(keeping)).toHaveLength(2));
    expect(api.sent(keeping)[1]).toMatchObject({ conditions: [{ id: id(7) }, { type: 'front' }] });
    expect(listed('In front: Cy')).toBeVisible();
    leave();
    expect(isUnsaved()).toBe(false);
  });

  it('remain unsaved after an error and are saved again on request', async () => {
    const api = fakeApi({ [keeping]: offline });
    const { user, click } = await openConditions(apartKept);
    await user.type(screen.getByRole('textbox', { name: condition('typed.label') }), 'Cy front');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(t('notKept'))).toBeInTheDocument();
    expect(listed('In front: Cy')).toBeVisible();
    leave();
    expect(isUnsaved()).toBe(true);
    api.answers[keeping] = keepsConditions;
    await click(t('keepAgain'));
    await waitFor(() => expect(screen.queryByText(t('notKept'))).not.toBeInTheDocument());
    expect(api.sent(keeping).at(-1)).toMatchObject({ version: 3, conditions: [{}, {}] });
  });

  it('are saved when the browser is online again', async () => {
    const api = fakeApi({ [keeping]: offline });
    const { user } = await openConditions(apartKept);
    await user.type(screen.getByRole('textbox', { name: condition('typed.label') }), 'Cy front');
    await user.keyboard('{Enter}');
    await screen.findByText(t('notKept'));
    expect(notify).toHaveBeenCalledWith({
      type: 'warning',
      message: condition('notSavedYet'),
    });
    api.answers[keeping] = keepsConditions;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(t('notKept'))).not.toBeInTheDocument());
    leave();
    expect(isUnsaved()).toBe(false);
  });
});
