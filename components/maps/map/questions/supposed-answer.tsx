'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { askWhatIf } from '@/lib/client/maps/seating/ask-in-worker';
import type { Clash } from '@/lib/core/seating/held';
import type { Supposition, WhatIfAnswer } from '@/lib/core/seating/what-if';
import { fromEngineSeats } from '@/lib/core/maps/engine-problem';
import { SmallMap } from '@/components/rooms/view/small-map';
import { AwaitedAnswer } from './awaited-answer';
import type { MapToAsk, UseSupposed } from './question-context';
import { toQuestionKey } from './question-key';
import { useAnswer } from './use-answer';
import { useMapWords } from './use-map-words';

const timeLimitMs = 4000;

export function SupposedAnswer(props: {
  map: MapToAsk;
  supposed: Supposition;
  onUse: UseSupposed;
}) {
  const { map, supposed } = props;
  const t = useTranslations('MapQuestions');
  const asked = useAnswer(toQuestionKey(map, supposed), (signal) =>
    askWhatIf(map.problem, map.seats, supposed, { seed: supposed.pupil, timeLimitMs, signal }),
  );
  const { answer } = asked;
  return (
    <div aria-live="polite" className="mt-3">
      <AwaitedAnswer asked={asked} working={t('whatIf.working')} />
      {answer?.status === 'unknown' && <p>{t('whatIf.unknown')}</p>}
      {answer?.status === 'impossible' && <Against map={map} clash={answer.clash} />}
      {answer?.status === 'possible' && (
        <Possible
          map={map}
          answer={answer}
          isAway={supposed.kind === 'away'}
          onUse={() => props.onUse(fromEngineSeats(answer.seats), supposed)}
        />
      )}
    </div>
  );
}

function Against({ map, clash }: { map: MapToAsk; clash: Clash }) {
  const t = useTranslations('MapQuestions.whatIf');
  const causes = useMapWords(map).causes(clash);
  return (
    <div className="rounded-desk bg-amber-tint p-4">
      <p className="font-semibold">{t(causes.length > 0 ? 'impossible' : 'impossiblePlain')}</p>
      <ul className="list-disc pl-5">
        {causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
      {clash.reasons.map((reason) => (
        <p key={map.clashText(reason)} className="mt-1">
          {map.clashText(reason)}
        </p>
      ))}
    </div>
  );
}

function Possible(props: {
  map: MapToAsk;
  answer: Extract<WhatIfAnswer, { status: 'possible' }>;
  isAway: boolean;
  onUse: () => void;
}) {
  const { map, answer, isAway } = props;
  const t = useTranslations('MapQuestions.whatIf');
  const words = useMapWords(map);
  const [isShown, setShown] = useState(false);
  const { moved, breaks, seats } = answer;
  return (
    <div className="rounded-desk bg-green-tint grid gap-2 p-4">
      {moved.length === 0 ? (
        <p className="font-semibold">{t(isAway ? 'noMoves' : 'alreadySo')}</p>
      ) : (
        <div>
          <p className="font-semibold">{t('possible', { count: moved.length })}</p>
          <ul className="list-disc pl-5">
            {moved.map((pupil) => (
              <li key={pupil}>
                {t('move', { name: words.name(pupil), place: words.place(seats[pupil]!) })}
              </li>
            ))}
          </ul>
          {answer.movedProved && <p className="text-ink-soft mt-1 text-sm">{t('fewest')}</p>}
        </div>
      )}
      {breaks.length > 0 && (
        <div>
          <p className="font-semibold">{t('breaks')}</p>
          <ul className="list-disc pl-5">
            {breaks.map((id) => (
              <li key={id}>{words.condition(id)}</li>
            ))}
          </ul>
        </div>
      )}
      {(moved.length > 0 || isAway) && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={props.onUse}>
            {t('use')}
          </Button>
          <Button
            look="secondary"
            size="small"
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'hide' : 'show')}
          </Button>
        </div>
      )}
      {isShown && (
        <div className="bg-birch rounded-desk p-2">
          <SmallMap room={map.layout} seats={seats} names={map.names} marked={new Set(moved)} />
        </div>
      )}
    </div>
  );
}
