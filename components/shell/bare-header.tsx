'use client';

import { publicEnv } from '@/lib/env/public';
import { Brand } from './brand';
import { useCrashWords } from './use-crash-words';

/** The header where a page's own one may be what broke: the mark, and a link that loads everything anew. */
export function BareHeader() {
  const { brand } = useCrashWords();
  return (
    <header className="mx-auto flex max-w-6xl px-4 py-2 sm:px-6">
      <a
        href={publicEnv.basePath || '/'}
        className="rounded-desk inline-flex min-h-11 items-center"
      >
        <Brand name={brand} />
      </a>
    </header>
  );
}
