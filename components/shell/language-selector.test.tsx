/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "http://localhost/smg-website-official/app"}
 */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preferredLanguageKey } from '@/lib/i18n/locales';
import { renderApp } from '@/lib/i18n/testing/render-app';
import { LanguageSelector } from './language-selector';

/** jsdom cannot load a page again; it complains where a browser would do it. */
const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
const reloads = () =>
  complaints.mock.calls.filter(([error]) => String(error).includes('navigation')).length;

const clearCookie = () => {
  document.cookie = `${preferredLanguageKey}=; Path=/smg-website-official; Max-Age=0`;
};

// jsdom does not record how a page was opened.
Object.assign(window.performance, { getEntriesByType: () => [] });

/** Shows the choice on a page that has nothing better to do any more. */
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

describe('the choice of language', () => {
  it('offers both languages by their own names and marks the present one', () => {
    renderApp(<LanguageSelector locale="no" label="Språk" />);
    const norwegian = screen.getByRole('button', { name: /Norsk/ });
    const english = screen.getByRole('button', { name: /English/ });
    expect(norwegian).toHaveAttribute('aria-pressed', 'true');
    expect(english).toHaveAttribute('aria-pressed', 'false');
    expect(norwegian).toHaveAttribute('lang', 'nb-NO');
    expect(english).toHaveAttribute('lang', 'en-GB');
  });

  it('is kept in the local storage, and as a cookie for the server, and the page comes again', async () => {
    renderApp(<LanguageSelector locale="no" label="Språk" />);
    await userEvent.click(screen.getByRole('button', { name: /English/ }));
    expect(localStorage.getItem(preferredLanguageKey)).toBe('en');
    expect(document.cookie).toBe('preferredLanguage=en');
    expect(reloads()).toBe(1);
  });

  it('gets its cookie back when only the local storage still knows it', () => {
    localStorage.setItem(preferredLanguageKey, 'en');
    renderIdle();
    expect(document.cookie).toBe('preferredLanguage=en');
    expect(reloads()).toBe(1);
  });

  it.each([
    ['the page is in the chosen language', 'no'],
    ['there is no choice', undefined],
    ['the stored choice is no language of ours', 'de'],
  ])('leaves the page alone when %s', (_, stored) => {
    if (stored) localStorage.setItem(preferredLanguageKey, stored);
    renderIdle();
    expect(document.cookie).toBe('');
    expect(reloads()).toBe(0);
  });

  it('does not load the page again and again when the server decides otherwise', () => {
    localStorage.setItem(preferredLanguageKey, 'en');
    document.cookie = `${preferredLanguageKey}=en; Path=/smg-website-official`;
    renderIdle();
    expect(reloads()).toBe(0);
  });

  it('works in a browser that keeps nothing for sites', async () => {
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
