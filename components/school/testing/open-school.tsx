import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationArea } from '@/components/ui/notification-area';
import type { UserInfo } from '@/lib/client/account/load-user';
import type { Session } from '@/lib/client/account/session-store';
import { useSession } from '@/lib/client/account/use-session';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import type { OwnerlessClass } from '@/lib/contracts/school/ownerless-classes';
import type { Member, Removal } from '@/lib/contracts/school/school-members';
import type { SchoolSettings } from '@/lib/contracts/school/school-settings';
import { testId as id } from '@/lib/contracts/testing/test-id';
import { renderApp } from '@/lib/i18n/testing/render-app';
import { SchoolPage } from '../school-page';

export const schoolPath = `/schools/${id(8)}`;
export const stored: SchoolSettings = {
  name: 'Fjellvik skole',
  organizationNumber: null,
  schoolYear: null,
  grades: [],
  version: 1,
  licenceCode: '7K4M2XQ9',
  seatLimit: 20,
  seatsTaken: 2,
  trialEndsOn: null,
};
export const kari: Member = {
  id: id(1),
  name: 'Kari',
  email: 'kari@skole.example',
  isAdmin: true,
  lastLoginAt: '2026-08-20T08:00:00.000Z',
  classCount: 2,
};
export const ola: Member = {
  ...kari,
  id: id(2),
  name: 'Ola',
  email: 'ola@skole.example',
  isAdmin: false,
  lastLoginAt: null,
  classCount: 0,
};
export const problem = (status: number, name: string) => ({
  status,
  body: { type: 'about:blank', title: name, status, code: name },
});

export function openSchool(
  options: {
    isAdmin?: boolean;
    hasSchool?: boolean;
    settings?: Partial<SchoolSettings>;
    ownerless?: OwnerlessClass[];
    removals?: Removal[];
  } = {},
) {
  const {
    isAdmin = true,
    hasSchool = true,
    settings = {},
    ownerless = [],
    removals = [],
  } = options;
  const user: Partial<UserInfo> = {
    id: kari.id,
    name: kari.name,
    school_id: hasSchool ? id(8) : null,
    admin_id: isAdmin ? id(7) : null,
  };
  jest
    .mocked(useSession)
    .mockReturnValue({ user, subscription: { schoolActive: true } } as Session);
  const colleagues = [kari, ola].map(({ id: each, name, isAdmin: admin }) => ({
    id: each,
    name,
    isAdmin: admin,
  }));
  const api = fakeApi({
    [`GET ${schoolPath}`]: {
      body: {
        name: stored.name,
        school_year: null,
        grades: [],
        seat_limit: 20,
        has_active_subscription: true,
        subscription_current_period_end: null,
      },
    },
    [`GET ${schoolPath}/settings`]: { body: { ...stored, ...settings } },
    [`GET ${schoolPath}/members`]: { body: { members: [kari, ola], total: 2, next: null } },
    [`GET ${schoolPath}/teachers`]: { body: colleagues },
    [`GET ${schoolPath}/removals`]: { body: { removals, next: null } },
    [`GET ${schoolPath}/ownerless-classes`]: { body: { classes: ownerless, next: null } },
  });
  renderApp(
    <>
      <SchoolPage />
      <NotificationArea closeLabel="Close" className="" isPreloaded />
    </>,
  );
  return { api, user: userEvent.setup() };
}
export const button = (name: string) => screen.findByRole('button', { name });
