'use client';

import { buttonClass } from '@/components/ui/button-class';
import { publicEnv } from '@/lib/env/public';
import { crashWords } from '@/lib/i18n/crash-words';
import { languageTags, toLocale } from '@/lib/i18n/locales';
import { typeface } from './[locale]/typeface';
import './[locale]/globals.css';

export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const locale = toLocale(typeof document === 'undefined' ? '' : document.documentElement.lang);
  const words = crashWords[locale];
  return (
    <html lang={languageTags[locale]} className={typeface}>
      <body>
        <title>{words.title}</title>
        <main className="mx-auto max-w-6xl px-4 py-16 sm:px-6 lg:py-28">
          <h1 className="text-3xl font-bold sm:text-4xl">{words.title}</h1>
          <p className="text-ink-soft mt-3 text-lg break-words">
            {error instanceof Error ? error.message : String(error)}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <button type="button" onClick={retry} className={buttonClass({})}>
              {words.retry}
            </button>
            <a href={publicEnv().basePath || '/'} className={buttonClass({ look: 'secondary' })}>
              {words.home}
            </a>
          </div>
        </main>
      </body>
    </html>
  );
}
