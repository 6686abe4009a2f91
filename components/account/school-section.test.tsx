/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from '@/lib/client/account/session-store';
import { registerTeacher } from '@/lib/client/account/sign-in';
import { useSession } from '@/lib/client/account/use-session';
import { ApiError } from '@/lib/client/http/api-client';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import type { Departure } from '@/lib/contracts/account/account';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { notify } from '@/components/ui/notifications';
import { SchoolSection } from './school-section';

jest.mock('@/lib/client/account/use-session', () => ({ useSession: jest.fn() }));
jest.mock('@/lib/client/account/sign-in', () => ({ registerTeacher: jest.fn() }));
jest.mock('@/components/ui/notifications', () => ({
  ...jest.requireActual<object>('@/components/ui/notifications'),
  notify: jest.fn(),
}));
jest.mock('next/navigation', () =>
  jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
);

const t = words('Account');
const code = '7K4M-2XQ9';
const field = () => screen.getByRole('textbox', { name: t('licenceCode') });
const join = async () => userEvent.click(await screen.findByRole('button', { name: t('join') }));

function belongTo(
  schoolId: string | null,
  personalClasses = 0,
  departure: Partial<Departure> = {},
) {
  const user = { id: id(1), name: 'Kari', school_id: schoolId };
  const subscription = { trialActive: true };
  jest.mocked(useSession).mockReturnValue({ user, subscription } as Session);
  return fakeApi({
    'GET /account/departure': {
      body: {
        ...{ school: null, personalClasses, ownRooms: 0, closing: null },
        ...{ card: null, newSchoolTrialEndsOn: '2026-11-18', ...departure },
      },
    },
    [`GET /schools/${id(8)}`]: {
      body: {
        name: 'Fjellvik skole',
        seat_limit: 20,
        has_active_subscription: false,
        subscription_current_period_end: null,
        school_year: null,
        grades: [],
      },
    },
  });
}

it('an invitation fills in the licence code, so that one press joins the school', async () => {
  belongTo(null);
  jest.mocked(registerTeacher).mockResolvedValue();
  const { rerender } = renderApp(<SchoolSection invitation={code} />);
  expect(await screen.findByRole('textbox', { name: t('licenceCode') })).toHaveValue(code);
  expect(field()).toHaveAccessibleDescription(t('invitedHint'));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await join();
  expect(registerTeacher).toHaveBeenCalledWith({ name: 'Kari', licenceCode: code });
  belongTo(id(8));
  rerender(<SchoolSection invitation={code} />);
  expect(await screen.findByText('Fjellvik skole')).toBeVisible();
  // The invitation is of the school that the teacher has joined, so no notice is shown.
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('an invitation explains how a teacher with a school can join another school', async () => {
  belongTo(id(8));
  renderApp(<SchoolSection invitation={code} />);
  expect(await screen.findByText(t('invitedTitle', { school: 'Fjellvik skole' }))).toBeVisible();
  expect(screen.getByText(t('invitedText'))).toBeVisible();
});

it.each(['schoolFull', 'licenceCodeUnknown'] as const)(
  'the field of the licence code keeps the code and shows the error %s',
  async (reason) => {
    belongTo(null);
    jest.mocked(registerTeacher).mockRejectedValue(new ApiError(reason, 409));
    renderApp(<SchoolSection invitation={code} />);
    await join();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(words('Errors')(reason)));
    expect(field()).toHaveValue(code);
  },
);

describe('a teacher with classes', () => {
  const question = t('giveClasses', { classes: 2 });

  it.each([
    ['joins', t('join'), t('licenceCode'), code, { licenceCode: code }],
    ['creates', t('create'), t('schoolName'), 'Solvang', { schoolName: 'Solvang' }],
  ])(
    'is asked whether to share the classes before joining or creating a school: the teacher %s a school',
    async (...row) => {
      const [, press, label, typed, sent] = row;
      belongTo(null, 2);
      jest.mocked(registerTeacher).mockResolvedValue();
      renderApp(<SchoolSection />);
      const boxes = await screen.findAllByRole('checkbox', { name: question });
      for (const box of boxes) expect(box).toBeChecked();
      await userEvent.type(screen.getByRole('textbox', { name: label }), typed);
      await userEvent.click(screen.getByRole('button', { name: press }));
      expect(registerTeacher).toHaveBeenLastCalledWith({
        name: 'Kari',
        ...sent,
        givesClasses: true,
      });
    },
  );

  it('can untick the box to leave the classes private', async () => {
    belongTo(null, 2);
    jest.mocked(registerTeacher).mockResolvedValue();
    renderApp(<SchoolSection invitation={code} />);
    const [box] = await screen.findAllByRole('checkbox', { name: question });
    await userEvent.click(box!);
    await join();
    expect(registerTeacher).toHaveBeenLastCalledWith({
      name: 'Kari',
      licenceCode: code,
      givesClasses: false,
    });
  });
});

describe('a teacher who pays by card', () => {
  const question = words('CardQuestion');
  const card = {
    state: 'active' as const,
    endsOn: '2027-02-01',
    price: { netOre: 15920, vatOre: 3980, totalOre: 19900 },
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const ending = 'POST /account/end-card';

  async function askedAt(departure: Partial<Departure> = {}) {
    const api = belongTo(null, 0, { card, ...departure });
    jest.mocked(registerTeacher).mockReset().mockResolvedValue();
    renderApp(<SchoolSection invitation={code} />);
    await join();
    return api;
  }

  it('is told before joining a school when the card subscription would end, and can decide not to join', async () => {
    await askedAt();
    const dialog = screen.getByRole('dialog', { name: question('title') });
    expect(dialog).toHaveAccessibleDescription(expect.stringMatching(/February\s1,\s2027/));
    await press(question('cancel'));
    expect(registerTeacher).not.toHaveBeenCalled();
    expect(field()).toHaveValue(code);
  });

  it('can keep the card subscription when joining a school', async () => {
    const api = await askedAt();
    await press(question('keep'));
    expect(registerTeacher).toHaveBeenCalledWith({ name: 'Kari', licenceCode: code });
    expect(api.sent(ending)).toEqual([]);
  });

  it('sees an error when the card subscription could not be ended after joining a school', async () => {
    const api = await askedAt();
    api.answers[ending] = problem('unavailable');
    await press(question('end'));
    expect(registerTeacher).toHaveBeenCalledWith({
      ...{ name: 'Kari', licenceCode: code, endsCard: true },
    });
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({ type: 'error', message: question('notEnded') }),
    );
  });

  it.each(['cancelled', 'ended'] as const)(
    'is not asked about a card subscription that is cancelled or has ended: %s',
    async (state) => {
      await askedAt({ card: { ...card, state } });
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(registerTeacher).toHaveBeenCalled();
    },
  );
});
