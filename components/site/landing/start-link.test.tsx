/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import { publicEnv } from '@/lib/env/public';
import { StartLink } from './start-link';

it('the start link leads a visitor to sign-up and a signed-in user to the app', async () => {
  document.cookie = 'signedIn=1; Path=/';
  const id = '00000000-0000-4000-8000-000000000001';
  fakeApi({
    'GET /session/me': { body: { email: 'kari' } },
    'GET /teachers/email/kari': {
      body: [
        {
          id,
          name: 'Kari',
          email: 'kari',
          role: 'teacher',
          school_id: null,
          created_at: '2025-01-01T00:00:00.000Z',
          trial_expires_at: null,
          has_active_personal_subscription: false,
          personal_subscription_current_period_end: null,
          has_accepted_terms: true,
          is_email_verified: true,
        },
      ],
    },
    'GET /admins/email/kari': { body: [] },
    [`GET /teachers/ull/${id}`]: { status: 204 },
  });
  render(<StartLink signedOutLabel="Start free" signedInLabel="Open the app" className="" />);
  const start = screen.getByRole('link', { name: 'Start free' });
  expect(start).toHaveAttribute('href', `${publicEnv().appUrl}/signup`);
  const open = await screen.findByRole('link', { name: 'Open the app' });
  expect(open).toHaveAttribute('href', publicEnv().appUrl);
  expect(screen.queryByText('Start free')).not.toBeInTheDocument();
});

it('after a checkout, as long as the sign-in state is unknown, the start link leads to the app', async () => {
  document.cookie = 'signedIn=; Path=/; Max-Age=0';
  const start = (
    <StartLink
      signedOutLabel="Start free"
      signedInLabel="Open the app"
      className=""
      isPresumedSignedIn
    />
  );
  expect(renderToString(start)).toContain(`href="${publicEnv().appUrl}"`);
  render(start);
  expect(screen.getByRole('link', { name: 'Open the app' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Start free' })).toBeVisible();
});
