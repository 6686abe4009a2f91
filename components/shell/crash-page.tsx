'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { publicEnv } from '@/lib/env/public';
import { ProblemPage } from './problem-page';
import { isMissingScript, useReloadForScript } from './reload-for-script';
import { useCrashWords } from './use-crash-words';

export interface CrashPageProps {
  error: unknown;
  retry: () => void;
}

/** The code of the error page must stay small, because every page loads it. */
export function CrashPage({ error, retry, picture }: CrashPageProps & { picture: ReactNode }) {
  const words = useCrashWords();
  useReloadForScript(error);
  return (
    <ProblemPage
      title={words.title}
      picture={picture}
      text={
        isMissingScript(error)
          ? words.missing
          : error instanceof Error
            ? error.message
            : String(error)
      }
      actions={
        <>
          <button
            type="button"
            onClick={isMissingScript(error) ? () => window.location.reload() : retry}
            className={buttonClass({})}
          >
            {words.retry}
          </button>
          <a href={publicEnv().basePath || '/'} className={buttonClass({ look: 'secondary' })}>
            {words.home}
          </a>
        </>
      }
    />
  );
}
