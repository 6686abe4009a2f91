/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://localhost/smg-website-official/app"}
 */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preferredLanguageKey } from '@/lib/i18n/locales';
import { renderApp } from '@/lib/i18n/testing/render-app';
import { LanguageSelector } from './language-selector';

/** jsdom cannot reload a page: it logs an error where a browser would reload. */
const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
const reloads = () =>
  complaints.mock.calls.filter(([error]) => String(error).includes('navigation')).length;

const clearCookie = () => {
  document.cookie = `${preferredLanguageKey}=; Path=/smg-website-official; Max-Age=0`;
};

// jsdom does not record how a page was opened.
Object.assign(window.performance, { getEntriesByType: () => [] });

/** Renders the selector and waits until the page is idle. */
function renderIdle() {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  try {
    renderApp(<LanguageSelector locale="no" label="Språk" />);
    jest.runAllTimers();
  } finally {
    jest.useRealTimers();
  }
}

beforeEach(() => {
  complaints.mockClear();
  localStorage.clear();
  clearCookie();
});

describe('the language selector', () => {
  it('shows both languages by their own names and marks the current one', () => {
    renderApp(<LanguageSelector locale="no" label="Språk" />);
    const norwegian = screen.getByRole('button', { name: /Norsk/ });
    const english = screen.getByRole('button', { name: /English/ });
    expect(norwegian).toHaveAttribute('aria-pressed', 'true');
    expect(english).toHaveAttribute('aria-pressed', 'false');
    expect(norwegian).toHaveAttribute('lang', 'nb-NO');
    expect(english).toHaveAttribute('lang', 'en-GB');
  });

  it('stores the choice in local storage and a cookie and reloads the page', async () => {
    renderApp(<LanguageSelector locale="no" label="Språk" />);
    await userEvent.click(screen.getByRole('button', { name: /English/ }));
    expect(localStorage.getItem(preferredLanguageKey)).toBe('en');
    expect(document.cookie).toBe('preferredLanguage=en');
    expect(reloads()).toBe(1);
  });

  it('restores the cookie from local storage', () => {
    localStorage.setItem(preferredLanguageKey, 'en');
    renderIdle();
    expect(document.cookie).toBe('preferredLanguage=en');
    expect(reloads()).toBe(1);
  });

  it.each([
    ['the page is in the chosen language', 'no'],
    ['no choice is stored', undefined],
    ['the stored language is unknown', 'de'],
  ])('does not reload the page when %s', (_, stored) => {
    if (stored) localStorage.setItem(preferredLanguageKey, stored);
    renderIdle();
    expect(document.cookie).toBe('');
    expect(reloads()).toBe(0);
  });

  it('does not reload the page when the server ignores the cookie', () => {
    localStorage.setItem(preferredLanguageKey, 'en');
    document.cookie = `${preferredLanguageKey}=en; Path=/smg-website-official`;
    renderIdle();
    expect(reloads()).toBe(0);
  });

  it('works when the browser blocks storage', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    try {
      renderApp(<LanguageSelector locale="no" label="Språk" />);
      await userEvent.click(screen.getByRole('button', { name: /English/ }));
      expect(document.cookie).toBe('preferredLanguage=en');
      expect(reloads()).toBe(1);
    } finally {
      storage.mockRestore();
    }
  });
});
