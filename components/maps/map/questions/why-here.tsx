'use client';

import { useTranslations } from 'next-intl';
import { askWhy } from '@/lib/client/maps/seating/ask-in-worker';
import type { PupilId } from '@/lib/core/conditions/condition';
import type { Elsewhere } from '@/lib/core/seating/why/reason';
import { AwaitedAnswer } from './awaited-answer';
import type { MapToAsk } from './question-context';
import { toQuestionKey } from './question-key';
import { useAnswer } from './use-answer';
import { useMapWords, type MapWords } from './use-map-words';

const timeLimitMs = 4000;

export function WhyHere({ map, pupil }: { map: MapToAsk; pupil: PupilId }) {
  const t = useTranslations('MapQuestions');
  const words = useMapWords(map);
  const { problem, seats, movedByHand } = map;
  const asked = useAnswer(toQuestionKey(map, pupil), (signal) =>
    askWhy(problem, { seats, pupil, movedByHand }, { seed: pupil, timeLimitMs, signal }),
  );
  const { answer } = asked;
  return (
    <section aria-labelledby="why-here">
      <h3 id="why-here" className="text-lg font-semibold">
        {t('why', { name: words.name(pupil) })}
      </h3>
      <div aria-live="polite" className="mt-2">
        <AwaitedAnswer asked={asked} working={t('thinking')} />
        {answer && (
          <ul className="grid list-disc gap-1.5 pl-5">
            {answer.reasons.map((reason, index) => (
              <li key={index}>{words.reason(pupil, reason)}</li>
            ))}
            <OtherDesks elsewhere={answer.elsewhere} words={words} />
          </ul>
        )}
      </div>
    </section>
  );
}

function OtherDesks({ elsewhere, words }: { elsewhere: Elsewhere; words: MapWords }) {
  const t = useTranslations('MapQuestions.elsewhere');
  const { possible, bySwap, clashes, unknown } = elsewhere;
  if (clashes.length + unknown.length === 0) {
    return <li>{t('chance', { count: possible.length })}</li>;
  }
  const count = possible.length;
  return (
    <>
      <li>
        {count > 0
          ? `${t('some', { count })} ${bySwap.length === count ? t('allBySwap') : t('bySwap', { count: bySwap.length })}`
          : t(unknown.length > 0 ? 'noneFound' : 'none')}
      </li>
      {clashes.length > 0 && (
        <li>
          {t('clashes')}:
          <ul className="text-ink-soft mt-1 grid gap-1">
            {clashes.map(({ clash, desks }) => {
              const causes = words.causes(clash).join('; ');
              return <li key={causes}>{t('clash', { desks: desks.length, causes })}</li>;
            })}
          </ul>
        </li>
      )}
      {unknown.length > 0 && <li>{t('unknown', { count: unknown.length })}</li>}
    </>
  );
}
