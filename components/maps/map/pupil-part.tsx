'use client';

import { useTranslations } from 'next-intl';
import { useStore, useStoreLater } from '@/components/ui/editing/editor-store';
import { toEngineProblem } from '@/lib/core/maps/engine-problem';
import { isTrainee } from '@/lib/core/maps/map-document';
import { isSameMap } from '@/lib/core/maps/suggestion-list';
import { chosenPupils } from '@/lib/core/maps/workbench-state';
import { movedByHand } from './questions/map-to-ask';
import { PupilQuestions } from './questions/pupil-questions';
import { useMapScreen, useMapTexts } from './map-context';
import { useChosenActions } from './room/chosen-actions';

export function PupilPart() {
  const { store, pupils, past } = useMapScreen();
  const t = useTranslations('MapRail');
  const { names, sentence, clash } = useMapTexts();
  const map = useStoreLater(store, (state) => state.map);
  const chosen = useStore(store, ({ chosen: now }) => now);
  const [pupil, other] = chosenPupils({ chosen });
  const { usual } = useChosenActions(true);
  if (pupil === undefined) return <p className="text-ink-soft">{t('noPupil')}</p>;
  const work = { ...store.get(), map };
  const ids = pupils.map(({ id }) => id);
  const problem = toEngineProblem(map, ids, past);
  const staying = Object.entries(problem.locked ?? {}).filter(
    ([one]) => one !== pupil || map.locked.includes(one),
  );
  return (
    <section key={pupil} aria-labelledby="pupil-part">
      <h2 id="pupil-part" className="mb-4 text-xl font-bold">
        {names.get(pupil)}
      </h2>
      <div className="mb-4 flex flex-wrap gap-2 *:border">{usual}</div>
      <PupilQuestions
        map={{
          layout: map.layout,
          problem: { ...problem, locked: Object.fromEntries(staying) },
          seats: map.seats,
          movedByHand: movedByHand(work),
          names,
          sentence,
          clashText: clash,
        }}
        pupil={pupil}
        other={other}
        canBeAway={!isTrainee(map, pupil)}
        onUse={(seats, supposed) => {
          const { execute } = store.workbench;
          if (supposed.kind === 'away') {
            execute({ type: 'setAbsent', pupil: supposed.pupil, desk: 'offered' });
          }
          if (!isSameMap(seats, store.get().map.seats)) {
            execute({ type: 'replaceSeats', seats, reason: 'supposed' });
          }
        }}
      />
    </section>
  );
}
