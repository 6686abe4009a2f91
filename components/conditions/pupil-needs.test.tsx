/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepsConditions } from '@/lib/client/conditions/testing/keeps-conditions';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { PupilNeeds } from './pupil-needs';

const t = words('Conditions');
const kept = {
  version: 3,
  conditions: [{ id: id(9), type: 'front', pupils: [id(0)] }],
  lapsed: [],
};
const reading = 'GET /classes/class/conditions';
const keeping = 'PUT /classes/class/conditions';

it('a place chosen for a pupil is stored as a condition and can be removed', async () => {
  const api = fakeApi({ [reading]: { body: kept }, [keeping]: keepsConditions });
  renderApp(<PupilNeeds classId="class" pupil={id(0)} />);
  const user = userEvent.setup();
  const button = (name: string) => screen.getByRole('button', { name });
  await waitFor(() => expect(button(t('type.front'))).toHaveAttribute('aria-pressed', 'true'));
  await user.click(button(t('place.nearBoard')));
  await waitFor(() => expect(api.sent(keeping)).toHaveLength(1));
  expect(api.sent(keeping)[0]).toMatchObject({
    version: 3,
    conditions: [{ type: 'front' }, { type: 'zone', place: 'nearBoard', pupils: [id(0)] }],
  });
  await waitFor(() => expect(button(t('place.nearBoard'))).toHaveAttribute('aria-pressed', 'true'));
  await user.click(button(t('type.front')));
  await waitFor(() => expect(api.sent(keeping)).toHaveLength(2));
  expect(api.sent(keeping)[1]).toMatchObject({ conditions: [] });
});

it('choosing a place for a pupil shows an error when the place cannot be stored as a condition', async () => {
  fakeApi({ [reading]: { body: kept }, [keeping]: problem('changedMeanwhile') });
  renderApp(<PupilNeeds classId="class" pupil={id(1)} />);
  const button = await screen.findByRole('button', { name: t('type.back') });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.setup().click(button);
  expect(await screen.findByText(words('Errors')('changedMeanwhile'))).toBeVisible();
  expect(button).toHaveAttribute('aria-pressed', 'false');
});
