/** @jest-environment jsdom */
import { screen } from '@testing-library/react';

import { words } from '@/lib/i18n/testing/render-app';
import { button, openSchool, problem, schoolPath, stored } from './testing/open-school';

jest.mock('@/lib/client/account/use-session');
jest.mock('@/lib/client/account/session-store', () => ({ checkSession: jest.fn() }));

const form = words('SchoolSettings');

describe('the settings of the school', () => {
  const name = () => screen.findByRole('textbox', { name: form('name') });
  const put = `PUT ${schoolPath}`;

  it('show an error for a wrong organisation number and store the chosen grades', async () => {
    const { api, user } = openSchool();
    const number = await screen.findByRole('textbox', { name: form('organizationNumber') });
    await user.type(number, '974 760 674');
    await user.click(await button('8–10'));
    await user.click(screen.getByRole('checkbox', { name: '9' }));
    await user.click(await button(form('save')));
    expect(await screen.findByText(form('numberWrong'))).toBeVisible();
    await user.clear(number);
    await user.type(number, '974 760 673');
    api.answers[put] = ({ body }) => ({ body: { ...stored, ...(body as object), version: 2 } });
    await user.click(await button(form('save')));
    expect(await screen.findByText(form('saved'))).toBeVisible();
    expect(api.sent(put)).toEqual([
      {
        name: stored.name,
        organizationNumber: '974760673',
        schoolYear: null,
        grades: ['8', '10'],
        version: 1,
      },
    ]);
  });

  it('remain as typed after a version conflict and are saved on the second attempt', async () => {
    const { api, user } = openSchool();
    await user.clear(await name());
    await user.type(await name(), 'Min skole');
    api.answers[put] = problem(409, 'changedMeanwhile');
    api.answers[`GET ${schoolPath}/settings`] = {
      body: { ...stored, name: 'Deres skole', version: 2 },
    };
    await user.click(await button(form('save')));
    expect(await screen.findByText(form('conflict'))).toBeVisible();
    expect(await name()).toHaveValue('Min skole');
    api.answers[put] = ({ body }) => ({ body: { ...stored, ...(body as object), version: 3 } });
    await user.click(await button(form('save')));
    expect(await screen.findByText(form('saved'))).toBeVisible();
    expect(api.sent(put).at(-1)).toMatchObject({ name: 'Min skole', version: 2 });
  });
});
