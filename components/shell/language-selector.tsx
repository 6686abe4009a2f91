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
import { publicEnv } from '@/lib/env/public';

const yearSeconds = 365 * 24 * 60 * 60;
const names: Record<Locale, string> = { no: 'Norsk', en: 'English' };

function mirrorToCookie(locale: Locale) {
  const path = publicEnv.basePath || '/';
  document.cookie = `${preferredLanguageKey}=${locale}; Path=${path}; Max-Age=${yearSeconds}; SameSite=Lax`;
}

/** Offers the languages; the choice is kept, and the same page comes again in the chosen one. */
export function LanguageSelector({ locale, label }: { locale: Locale; label: string }) {
  useEffect(() => {
    const stored = window.localStorage.getItem(preferredLanguageKey);
    // The cookie may be gone while the choice still stands.
    if (isLocale(stored) && stored !== locale && !document.cookie.includes(preferredLanguageKey)) {
      mirrorToCookie(stored);
      if (document.cookie.includes(preferredLanguageKey)) window.location.reload();
    }
  }, [locale]);

  const choose = (chosen: Locale) => {
    window.localStorage.setItem(preferredLanguageKey, chosen);
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
          <span aria-hidden className="uppercase sm:hidden">
            {option}
          </span>
          <span className="max-sm:sr-only">{names[option]}</span>
        </button>
      ))}
    </div>
  );
}
