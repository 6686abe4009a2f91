import { useEffect, useEffectEvent, useState } from 'react';

interface Known<Answer> {
  key: string;
  tries: number;
  answer?: Answer;
}

export interface Asked<Answer> {
  answer: Answer | undefined;
  isFailed: boolean;
  retry: () => void;
}

export function useAnswer<Answer>(
  key: string | undefined,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Asked<Answer> {
  const [tries, setTries] = useState(0);
  const [known, setKnown] = useState<Known<Answer>>();
  const start = useEffectEvent(ask);

  useEffect(() => {
    if (key === undefined) return;
    const work = new AbortController();
    start(work.signal).then(
      (answer) => {
        if (!work.signal.aborted) setKnown({ key, tries, answer });
      },
      () => {
        if (!work.signal.aborted) setKnown({ key, tries });
      },
    );
    return () => work.abort();
  }, [key, tries]);

  const isKnown = known?.key === key && known?.tries === tries;
  return {
    answer: isKnown ? known.answer : undefined,
    isFailed: isKnown && known.answer === undefined,
    retry: () => setTries((before) => before + 1),
  };
}
