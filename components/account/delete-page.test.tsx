/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provePassword } from '@/lib/client/account/change-credentials';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import type { Departure } from '@/lib/contracts/account/account';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { DeletePage } from './delete-page';

jest.mock('@/lib/client/account/change-credentials', () => ({ provePassword: jest.fn() }));
jest.mock('@/lib/client/account/use-session', () => ({
  useSession: () => ({ email: 'kari@skole.no' }),
}));
const push = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
  useRouter: () => ({ push }),
}));

const t = words('Departure');
const deleting = 'POST /account/deletion';
const school = {
  name: 'Fjellvik skole',
  isLastAdmin: false,
  isOnlyTeacher: false,
  classes: 3,
  sharedRooms: 2,
};
const card = {
  state: 'active' as const,
  endsOn: '2027-02-01',
  price: { netOre: 15920, vatOre: 3980, totalOre: 19900 },
};
const facts: Departure = {
  ...{ school, personalClasses: 4, ownRooms: 1, card },
  ...{ newSchoolTrialEndsOn: null, closing: null },
};

async function openPage(values: Partial<Departure> = {}) {
  jest.mocked(provePassword).mockReset().mockResolvedValue('an id token');
  push.mockReset();
  const api = fakeApi({ 'GET /account/departure': { body: { ...facts, ...values } } });
  renderApp(<DeletePage />);
  await waitFor(() => expect(screen.queryByText(t('loading'))).not.toBeInTheDocument());
  return { api, user: userEvent.setup() };
}
const announcement = (title: string) => {
  const section = screen.getByRole('heading', { name: title }).closest('section')!;
  return within(section)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
};
const password = () => screen.getByLabelText(t('password'));
const confirm = () => screen.getByRole('button', { name: t('confirmDelete') });

describe('the page for deleting an account', () => {
  it('lists which data are deleted and which remain', async () => {
    const { user } = await openPage();
    expect(announcement(t('goes'))).toEqual([
      t('identity'),
      t('goingClasses', { classes: 4 }),
      t('goingRooms', { rooms: 1 }),
      t('goingLinks'),
      t('goingSubscription'),
    ]);
    const stays = [t('roomsStay', { rooms: 2 }), t('mapsStay')];
    expect(announcement(t('stays'))).toEqual([t('classesStay', { classes: 3 }), ...stays]);
    await user.click(screen.getByLabelText(t('delete')));
    expect(announcement(t('goes'))).toContain(t('goingClasses', { classes: 7 }));
    expect(announcement(t('stays'))).toEqual(stays);
  });

  it('warns the only teacher of a school that the school is deleted too', async () => {
    await openPage({ school: { ...school, isOnlyTeacher: true } });
    expect(announcement(t('goes'))).toEqual(
      expect.arrayContaining([
        t('goingClasses', { classes: 7 }),
        t('goingRooms', { rooms: 3 }),
        t('goingSchool', { school: school.name }),
      ]),
    );
    expect(screen.queryByRole('heading', { name: t('stays') })).not.toBeInTheDocument();
  });

  it('lists the unpaid and the withdrawn invoices of a closing school', async () => {
    const period = { periodStart: '2026-11-23', periodEnd: '2027-05-22' };
    const next = { periodStart: '2027-05-23', periodEnd: '2027-11-22' };
    await openPage({
      school: { ...school, isOnlyTeacher: true },
      closing: {
        toPay: [{ number: 1007, leftOre: 124875, ...period }],
        takenBack: [
          { number: 1012, creditedOre: 124875, reason: 'notBegun', isUnsent: true, ...next },
        ],
        creditOre: 5000,
      },
    });
    const costs = words('ClosingCosts');
    const lines = announcement(costs('title')).map((line) => line?.replaceAll('\u00a0', ' '));
    expect(lines).toEqual([
      'Invoice 1007 for November 23, 2026–May 22, 2027: NOK 1,248.75 is still to be paid, because the period has begun.',
      'Invoice 1012 for May 23, 2027–November 22, 2027 of NOK 1,248.75 is not sent, because the period has not begun.',
      costs('credit', { amount: 'NOK 50.00' }),
    ]);
  });

  it('refuses the last admin and links to the page for handing over the role', async () => {
    await openPage({ school: { ...school, isLastAdmin: true } });
    expect(screen.getByText(t('lastAdmin'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('toSchool') })).toHaveAttribute(
      'href',
      expect.stringContaining('/app/school'),
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the form that deletes an account', () => {
  it('requires the right password', async () => {
    const { user } = await openPage();
    await user.click(confirm());
    expect(password()).toHaveAccessibleDescription(
      expect.stringContaining(words('Auth')('passwordRequired')),
    );
    jest.mocked(provePassword).mockRejectedValue({ code: 'auth/invalid-credential' });
    await user.type(password(), 'et galt passord');
    await user.click(confirm());
    expect(password()).toHaveAccessibleDescription(
      expect.stringContaining(words('Auth')('errorWrongPassword')),
    );
    expect(push).not.toHaveBeenCalled();
  });

  it.each([
    ['when the connection is lost', offline, 'offline'],
    ['when the server fails', problem('internal'), 'internal'],
    ['when the teacher has become the last admin', problem('lastAdmin'), 'lastAdmin'],
  ] as const)(
    'shows an error, keeps the choice and can be sent again: %s',
    async (_, answer, code) => {
      const { api, user } = await openPage();
      await user.click(screen.getByLabelText(t('delete')));
      await user.type(password(), 'et langt passord');
      api.answers[deleting] = answer;
      await user.click(confirm());
      expect(await screen.findByText(words('Errors')(code))).toBeVisible();
      expect(password()).toHaveValue('et langt passord');
      expect(screen.getByLabelText(t('delete'))).toBeChecked();
      api.answers[deleting] = { body: { status: 'success' } };
      await user.click(confirm());
      await waitFor(() => expect(push).toHaveBeenCalledWith('/app/deleted'));
      expect(api.sent(deleting).at(-1)).toEqual({
        idToken: 'an id token',
        schoolClasses: 'delete',
      });
    },
  );
});
