'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { Presentation, RotateCcw, Undo2, UserX, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { PupilChips } from '@/components/conditions/pupil-chips';
import { Button } from '@/components/ui/button';
import { LoadFailed } from '@/components/ui/load-failed';
import { Skeleton } from '@/components/ui/skeleton';
import { Workplace } from '@/components/ui/workplace';
import { useClass } from '@/lib/client/classes/classes';
import { usePickedPupils } from '@/lib/client/classes/picked-pupils';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useAbsences } from '@/lib/client/maps/absences';
import { todayHere } from '@/lib/client/page/today';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import type { ClassDetail, Pupil } from '@/lib/contracts/classes/classes';
import { pickPupil } from '@/lib/core/classes/pick-pupil';
import { AbsentPicker } from '../make/absent-picker';
import { WholeScreen } from '../show/whole-screen';
import { PickedName } from './picked-name';
import { useRollingName } from './use-rolling-name';

/** Picks pupils by chance from the class of the address `/app/classes/{id}/picker`. */
export function PickerPage() {
  const t = useTranslations('Picker');
  const errorText = useErrorText('reading');
  const classId = usePathParameter('classes');
  const detail = useClass(classId);
  const activeId = detail.data?.maps.find((map) => map.isActive)?.id;
  const absences = useAbsences(activeId, todayHere());
  if (detail.error && !detail.data) {
    const retry = () => void detail.refetch();
    return <LoadFailed error={detail.error} text={errorText(detail.error)} onRetry={retry} />;
  }
  if (!detail.data || absences.isLoading) {
    return (
      <Workplace
        back={{ href: `/app/classes/${classId}`, label: t('back') }}
        title={t('pageTitle')}
      >
        <Skeleton label={t('loading')} />
      </Workplace>
    );
  }
  const away = absences.data?.away.map(({ pupilId }) => pupilId) ?? [];
  return <ClassPicker key={classId} detail={detail.data} away={away} />;
}

const pickByChance = (present: readonly Pupil[], picked: readonly string[]) =>
  pickPupil(
    present.map(({ id }) => id),
    picked,
    Math.random(),
  );

function ClassPicker({ detail, away }: { detail: ClassDetail; away: readonly string[] }) {
  const t = useTranslations('Picker');
  const { id: classId, name, pupils } = detail;
  const [absent, setAbsent] = useState<string[]>([...away]);
  const [picked, setPicked] = usePickedPupils(classId);
  const [now, setNow] = useState<string>();
  const [isBig, setBig] = useState(false);
  const { passingName, roll } = useRollingName();
  const present = pupils.filter(({ id }) => !absent.includes(id));
  const done = present.filter(({ id }) => picked.includes(id));
  const chosen = pupils.find(({ id }) => id === now);

  const pick = () => {
    const next = pickByChance(present, picked);
    if (!next) return setNow(undefined);
    setPicked(next.picked);
    setNow(next.pupil);
    roll(present.map((pupil) => pupil.name));
  };
  const putBack = () => {
    setPicked(picked.filter((id) => id !== now));
    setNow(undefined);
  };
  const isAway = () => {
    setAbsent([...absent, now!]);
    setPicked(picked.filter((id) => id !== now));
    setNow(undefined);
  };
  const isPassing = passingName !== undefined;
  const stage = (
    <>
      <p role="status" className="sr-only">
        {!isPassing && chosen?.name}
      </p>
      <PickedName
        name={passingName ?? chosen?.name}
        isPassing={isPassing}
        hint={present.length === 0 ? t('nobody') : t('hint')}
      />
    </>
  );
  const acts = (
    <>
      {chosen && !isPassing && (
        <>
          <Button look="quiet" size="small" onClick={isAway}>
            <UserX aria-hidden className="size-5" />
            {t('away')}
          </Button>
          <Button look="quiet" size="small" onClick={putBack}>
            <Undo2 aria-hidden className="size-5" />
            {t('putBack')}
          </Button>
        </>
      )}
      <Button size="small" disabled={present.length === 0} onClick={pick}>
        {t(chosen ? 'next' : 'pick')}
      </Button>
    </>
  );
  const count = t('count', { done: done.length, count: present.length });
  return (
    <Workplace
      back={{ href: `/app/classes/${classId}`, label: t('back') }}
      title={t('title', { name })}
      documentTitle={t('pageTitle')}
      about={count}
      tools={
        <Button look="quiet" size="small" onClick={() => setBig(true)}>
          <Presentation aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{t('screen')}</span>
        </Button>
      }
      acts={acts}
      rail={{
        label: t('pupils'),
        place: 'pupils',
        opening: 'down',
        content: (
          <div className="grid grid-cols-1 gap-6">
            <PupilChips
              label={t('done', { done: done.length, count: present.length })}
              pupils={present}
              chosen={[...picked]}
              onToggle={(id) =>
                setPicked(
                  picked.includes(id) ? picked.filter((other) => other !== id) : [id, ...picked],
                )
              }
            />
            <AbsentPicker pupils={pupils} absent={absent} onChange={setAbsent} />
            <Button
              look="secondary"
              size="small"
              disabled={picked.length === 0}
              onClick={() => {
                setPicked([]);
                setNow(undefined);
              }}
            >
              <RotateCcw aria-hidden className="size-5" />
              {t('again')}
            </Button>
          </div>
        ),
      }}
    >
      {stage}
      {isBig && (
        <PickerScreen title={t('title', { name })} count={count} onClose={() => setBig(false)}>
          {stage}
          <div className="flex flex-wrap items-center justify-end gap-2">{acts}</div>
        </PickerScreen>
      )}
    </Workplace>
  );
}

/** The picked pupil on the whole screen, for the class to see. */
function PickerScreen(props: {
  title: string;
  count: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, count, onClose, children } = props;
  const t = useTranslations('BigScreen');
  return (
    <WholeScreen onClose={onClose} className="bg-paper p-4">
      <div className="flex items-center gap-3">
        <RadixDialog.Title className="min-w-0 truncate text-lg font-bold">
          {title}
        </RadixDialog.Title>
        <p className="text-ink-soft">{count}</p>
        <Button
          look="quiet"
          size="small"
          className="ml-auto"
          aria-keyshortcuts="Escape"
          onClick={onClose}
        >
          <X aria-hidden className="size-5" />
          {t('close')}
        </Button>
      </div>
      {children}
    </WholeScreen>
  );
}
