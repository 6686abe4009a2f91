/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { publicEnv } from '@/lib/env/public';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { Testimonials } from './testimonials';

const t = words('Reviews');

beforeAll(() => void Object.assign(window, { matchMedia: () => ({ matches: false }) }));

// The test environment has no IntersectionObserver.
jest.mock('./fade-in', () => ({ FadeIn: ({ children }: { children: ReactNode }) => children }));

describe('the section of reviews', () => {
  const notSetUp = { ...publicEnv().reviews };
  afterEach(() => Object.assign(publicEnv().reviews, notSetUp));

  it('is left out when no profile at the review service is configured', () => {
    renderApp(<Testimonials />);
    expect(screen.queryByText(t('title'))).toBeNull();
    expect(screen.queryByText(/Trustpilot/)).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it("links to the service and loads the service's widget only on request", async () => {
    Object.assign(publicEnv().reviews, { profile: 'a.example', businessUnitId: 'unit1' });
    renderApp(<Testimonials />);
    expect(screen.getByRole('link', { name: t('link') })).toHaveAttribute(
      'href',
      expect.stringContaining('trustpilot.com/review/a.example'),
    );
    expect(screen.queryByTitle(t('widget'))).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: t('show') }));
    const frame = screen.getByTitle(t('widget'));
    expect(frame).toHaveAttribute('src', expect.stringContaining('minReviewCount=10'));
    expect(frame).toHaveAttribute(
      'sandbox',
      expect.stringMatching(/^allow-scripts allow-same-origin/),
    );
    expect(screen.getByRole('link', { name: t('link') })).toBeVisible();
  });
});
