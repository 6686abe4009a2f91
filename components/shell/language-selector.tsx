'use client';

import { useEffect } from 'react';
import {
  isLocale,
  languageTags,
  locales,
  preferredLanguageKey,
  type Locale,
} from '@/lib/i18n/locales';
import { reloadPage } from '@/components/ui/use-unsaved-warning';
import { whenIdle } from '@/lib/client/page/when-idle';
import { publicEnv } from '@/lib/env/public';
import { saveScrollPosition, restoreScrollPosition } from './scroll-position';

const yearSeconds = 365 * 24 * 60 * 60;
const names: Record<Locale, string> = { no: 'Norsk', en: 'English' };

function mirrorToCookie(locale: Locale) {
  const path = publicEnv().basePath || '/';
  document.cookie = `${preferredLanguageKey}=${locale}; Path=${path}; Max-Age=${yearSeconds}; SameSite=Lax`;
}

function storedChoice(): string | null {
  try {
    return window.localStorage.getItem(preferredLanguageKey);
  } catch {
    return null;
  }
}

function store(locale: Locale) {
  try {
    window.localStorage.setItem(preferredLanguageKey, locale);
  } catch {
    // The browser denies access to local storage, so only the cookie stores the language.
  }
}

function restoreCookie(shown: Locale) {
  if (document.cookie.includes(preferredLanguageKey)) return;
  const stored = storedChoice();
  if (!isLocale(stored) || stored === shown) return;
  mirrorToCookie(stored);
  if (document.cookie.includes(preferredLanguageKey)) window.location.reload();
}

export function LanguageSelector(props: { locale: Locale; label: string; isShort?: boolean }) {
  const { locale, label, isShort } = props;
  useEffect(() => {
    restoreScrollPosition();
  }, []);
  useEffect(() => {
    return whenIdle(() => restoreCookie(locale));
  }, [locale]);

  const choose = (chosen: Locale) => {
    store(chosen);
    saveScrollPosition();
    mirrorToCookie(chosen);
    reloadPage();
  };
  return (
    <div role="group" aria-label={label} className="rounded-desk bg-birch flex text-sm">
      {locales.map((option) => (
        <button
          key={option}
          type="button"
          lang={languageTags[option]}
          aria-pressed={option === locale}
          onClick={() => choose(option)}
          className="text-ink-soft hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-desk aria-pressed:border-line-strong min-h-11 min-w-11 rounded-[0.5rem] border border-transparent px-2.5 font-semibold"
        >
          <span aria-hidden className={`uppercase ${isShort ? '' : 'sm:hidden'}`}>
            {option}
          </span>
          <span className={isShort ? 'sr-only' : 'max-sm:sr-only'}>{names[option]}</span>
        </button>
      ))}
    </div>
  );
}
