/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { fakeApi } from '@/lib/client/http/testing/fake-api';
import { publicEnv } from '@/lib/env/public';
import { StartLink } from './start-link';

it('leads a visitor to sign up, and to the app once they turn out to be signed in', async () => {
  document.cookie = 'signedIn=1; Path=/';
  fakeApi({ 'GET /session/me': { body: { email: 'kari@skole.no' } } });
  render(<StartLink signedOutLabel="Start free" signedInLabel="Open the app" className="" />);
  const start = screen.getByRole('link', { name: 'Start free' });
  expect(start).toHaveAttribute('href', `${publicEnv.appUrl}/signup`);
  const open = await screen.findByRole('link', { name: 'Open the app' });
  expect(open).toHaveAttribute('href', publicEnv.appUrl);
  expect(screen.queryByText('Start free')).not.toBeInTheDocument();
});
