'use client';

import { RefreshCw, Save } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useSaveMap } from '@/lib/client/maps/maps';
import type { Pupil } from '@/lib/contracts/classes';
import type { Condition, Seating } from '@/lib/core/seating/model';
import { ConflictNotice } from './conflict-notice';
import { SeatingView } from './seating-view';
import type { Generated, GeneratorState } from './use-generator';
import { Working } from './working';

interface ResultStepProps {
  classId: string;
  roomName: string;
  pupils: Pupil[];
  state: GeneratorState;
  sentence: (condition: Condition) => string;
  /** Pupils who keep their desk when a new map is made. */
  locked: string[];
  onToggleLock: (pupil: string) => void;
  onUnlock: () => void;
  /** Asks for another map; told who sits where now. */
  onGenerate: (seats: Seating) => void;
  onCancel: () => void;
  onRelax: (condition: number) => void;
  onSaved: () => void;
}

/** The map that came out, or why none can; again, or save. */
export function ResultStep(props: ResultStepProps) {
  const { classId, roomName, pupils, state, sentence } = props;
  const t = useTranslations('Result');
  const errorText = useErrorText();
  const save = useSaveMap(classId);
  const shown = state.status === 'done' ? state.generated : stateBefore(state);
  const isWorking = state.status === 'working';

  if (state.status === 'idle' || (isWorking && !shown)) {
    return (
      <Working
        progress={state.status === 'working' ? state.progress : undefined}
        onCancel={props.onCancel}
      />
    );
  }
  const again = (
    <Button look="secondary" busy={isWorking} onClick={() => props.onGenerate(seatsOf(shown))}>
      {!isWorking && <RefreshCw aria-hidden className="size-5" />}
      {t('again')}
    </Button>
  );
  if (state.status === 'failed' && !shown) {
    return <Notice tone="error" title={t('crashed')} actions={again} />;
  }
  if (!shown) return null;

  const { result, wanted } = shown;
  if (result.status === 'impossible') {
    return (
      <ConflictNotice
        conflict={result.conflict}
        conditions={wanted.conditions}
        sentence={sentence}
        onRelax={props.onRelax}
        onUnlock={Object.keys(wanted.locked).length > 0 ? props.onUnlock : undefined}
      />
    );
  }
  const broken = result.status === 'unproven' ? result.broken : [];
  const fixed = new Set(
    wanted.conditions.flatMap((condition) => (condition.type === 'fixed' ? [condition.pupil] : [])),
  );
  const names = new Map(pupils.map((pupil) => [pupil.id, pupil.name]));
  const saveShown = async () => {
    await save.mutateAsync({
      id: shown.id,
      roomName,
      desks: wanted.room.desks,
      conditions: wanted.conditions,
      seats: Object.entries(result.seats).map(([pupilId, desk]) => ({ pupilId, desk })),
      broken,
      seed: shown.seed,
    });
    props.onSaved();
  };
  return (
    <section aria-labelledby="step-map" className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="step-map" className="text-2xl font-bold">
            {t('title')}
          </h2>
          <p aria-live="polite" className="text-ink-soft mt-1">
            {isWorking ? t('working') : summary(t, shown)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {again}
          <Button
            busy={save.isPending}
            disabled={isWorking}
            onClick={() => void saveShown().catch(() => undefined)}
          >
            {!save.isPending && <Save aria-hidden className="size-5" />}
            {t('save')}
          </Button>
        </div>
      </div>
      {save.error && (
        <Notice tone="error" title={t('notSaved')}>
          {errorText(save.error)}
        </Notice>
      )}
      {state.status === 'failed' && <Notice tone="error" title={t('crashed')} />}
      {broken.length > 0 && (
        <Notice tone="warning" title={t('unproven')}>
          <ul className="list-disc pl-5">
            {broken.map((index) => {
              const condition = wanted.conditions[index];
              return condition && <li key={index}>{sentence(condition)}</li>;
            })}
          </ul>
        </Notice>
      )}
      <p className="text-ink-soft">{t('lockHint')}</p>
      <div className={isWorking ? 'opacity-60' : ''}>
        <SeatingView
          room={wanted.room}
          locked={new Set(props.locked)}
          onToggleLock={isWorking ? undefined : props.onToggleLock}
          seated={Object.entries(result.seats).map(([id, desk]) => ({
            id,
            name: names.get(id) ?? '',
            desk,
            isFixed: fixed.has(id),
          }))}
        />
      </div>
    </section>
  );
}

function seatsOf(shown: Generated | undefined): Seating {
  return shown && shown.result.status !== 'impossible' ? shown.result.seats : {};
}

function stateBefore(state: GeneratorState): Generated | undefined {
  return state.status === 'working' || state.status === 'failed' ? state.before : undefined;
}

function summary(t: ReturnType<typeof useTranslations<'Result'>>, { result, wanted }: Generated) {
  if (result.status !== 'seated') return '';
  const kept = t('allKept', { count: wanted.conditions.length });
  if (!wanted.history?.length) return kept;
  return `${kept} ${t('repeated', { count: result.repeatedPairs })}`;
}
