'use client';

import { buttonClass } from '@/components/ui/button-class';
import { publicEnv } from '@/lib/env/public';
import { ProblemPage } from './problem-page';
import { useCrashWords } from './use-crash-words';

export interface CrashPageProps {
  /** Whatever was thrown, which need not be an Error. */
  error: unknown;
  /** Fetches and draws the page again. */
  retry: () => void;
}

/** Instead of a page that broke while it was drawn. Every page brings it along, so it is small; its link loads anew. */
export function CrashPage({ error, retry }: CrashPageProps) {
  const words = useCrashWords();
  return (
    <ProblemPage
      title={words.title}
      text={error instanceof Error ? error.message : String(error)}
      actions={
        <>
          <button type="button" onClick={retry} className={buttonClass({})}>
            {words.retry}
          </button>
          <a href={publicEnv.basePath || '/'} className={buttonClass({ look: 'secondary' })}>
            {words.home}
          </a>
        </>
      }
    />
  );
}
