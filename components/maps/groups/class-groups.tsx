'use client';

import { ClipboardCopy, Presentation, Printer, Undo2, Users } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useMemo, useState } from 'react';
import { DayField } from '@/components/conditions/day-field';
import { SmallMap } from '@/components/rooms/view/small-map';
import { PlanNotice } from '@/components/shell/plan-notice';
import { SaveProblem } from '@/components/shell/save-problem';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { Segments } from '@/components/ui/segments';
import { useUnsavedWarning } from '@/components/ui/use-unsaved-warning';
import { Workplace } from '@/components/ui/workplace';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { useKeepGroupRounds } from '@/lib/client/classes/group-rounds';
import { groupsDraftKey } from '@/lib/client/drafts/groups-draft';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import { todayInNorway } from '@/lib/client/page/today';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import type { GroupRound } from '@/lib/contracts/classes/group-rounds';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import {
  addDays,
  isEnded,
  withoutAbsent,
  type Condition,
  type PupilId,
} from '@/lib/core/conditions/condition';
import { relationOf } from '@/lib/core/seating/groups/group-model';
import { seatGroups } from '@/lib/core/seating/groups/seat-groups';
import { GroupBoard } from './group-board';
import { GroupSettings, readDivision, readRounds, type GroupsInput } from './group-settings';
import { GroupsScreen } from './groups-screen';
import { KeptRounds } from './kept-rounds';
import { useRemarks } from './use-remarks';
import { useGroupsEngine } from './use-groups-engine';
import { useRoundsInHand } from './use-rounds-in-hand';

interface ClassGroupsProps {
  detail: ClassDetail;
  /** The rounds that the class keeps, the newest first. */
  kept: readonly GroupRound[];
  conditions: readonly Condition[];
  /** The class's map now, in whose room groups find their tables. */
  map: SavedMap | undefined;
  /** Pupils who are away today. */
  away: readonly PupilId[];
}

const views = ['list', 'room'] as const;

/** Makes groups of a class, changes them by hand, shows them to the class and keeps them. */
export function ClassGroups({ detail, kept, conditions, map, away }: ClassGroupsProps) {
  const t = useTranslations('Groups');
  const format = useFormatter();
  const { id: classId, name, pupils, mayEdit } = detail;
  const teacherId = useTeacherId();
  const today = todayInNorway();
  const names = useMemo(() => new Map(pupils.map((pupil) => [pupil.id, pupil.name])), [pupils]);
  const [input, setInput] = useState<GroupsInput>(() => ({
    by: 'size',
    numberText: '4',
    roundsText: '1',
    absent: pupils.flatMap(({ id }) => (away.includes(id) ? [id] : [])),
    isNew: true,
  }));
  const [day, setDay] = useState(today);
  const [view, setView] = useState<(typeof views)[number]>('list');
  const [chosenId, setChosenId] = useState<string>();
  const [onScreen, setOnScreen] = useState<GroupRound>();
  const inHand = useRoundsInHand(teacherId && groupsDraftKey(teacherId, classId));
  const engine = useGroupsEngine();
  const keep = useKeepGroupRounds(classId);
  const sentence = useConditionText({ desks: [] }, names);
  useUnsavedWarning(inHand.rounds !== undefined && !keep.isPending, { isKept: true });

  const present = pupils.map(({ id }) => id).filter((id) => !input.absent.includes(id));
  const counted = withoutAbsent(
    conditions.filter((one) => !isEnded(one, day) && relationOf(one) !== undefined),
    input.absent,
  );
  // Pupils may have been deleted since the groups were made.
  const rounds = (inHand.rounds ?? []).map((round) => ({
    ...round,
    groups: round.groups.map((group) => group.filter((id) => names.has(id))),
  }));
  const stored = kept.find(({ id }) => id === chosenId) ?? kept[0];
  const shown = inHand.rounds ? rounds : stored ? [stored] : [];
  const division = readDivision(input, present.length);
  const count = readRounds(input);
  const earlier = kept.filter(({ id }) => !shown.some((round) => round.id === id));
  const remarksOf = useRemarks({ names, conditions: counted, sentence });

  const make = () => {
    if (!division || !count) return;
    const previous = input.isNew ? kept.map(({ groups }) => groups) : [];
    const problem = { pupils: present, division, rounds: count, conditions: counted, previous };
    keep.reset();
    void engine.make(problem, (made) =>
      inHand.set(
        made.map((groups, index) => ({
          id: crypto.randomUUID(),
          day: addDays(day, 7 * index),
          groups,
        })),
      ),
    );
  };
  const change = (round: GroupRound, groups: PupilId[][]) =>
    inHand.set(shown.map((one) => (one.id === round.id ? { ...round, groups } : one)));
  const save = async () => {
    // The page shows `keep.error`.
    const answer = await keep.mutateAsync(rounds).catch(() => undefined);
    if (!answer) return;
    setChosenId(rounds[0]?.id);
    inHand.end();
    notify({ type: 'success', message: t('kept', { count: rounds.length }) });
  };
  const dayText = (one: string) =>
    format.dateTime(new Date(one), { weekday: 'long', day: 'numeric', month: 'long' });
  const heading = (index: number) =>
    shown.length > 1 ? t('round', { number: index + 1, count: shown.length }) : t('one');
  const copy = async () => {
    const lines = shown.flatMap(({ groups, day: on }, index) => [
      ...(shown.length > 1 ? [`${heading(index)}, ${dayText(on)}`] : []),
      ...groups.map(
        (group, number) =>
          `${t('group', { number: number + 1 })}: ${group.map((id) => names.get(id)).join(', ')}`,
      ),
      ...(shown.length > 1 ? [''] : []),
    ]);
    try {
      await navigator.clipboard.writeText(lines.join('\n').trim());
      notify({ type: 'success', message: t('copied') });
    } catch {
      notify({ type: 'error', message: t('notCopied') });
    }
  };
  const isWorking = engine.work.status === 'working';
  const canMake = division !== undefined && count !== undefined;
  return (
    <Workplace
      back={{ href: `/app/classes/${classId}`, label: t('back') }}
      title={t('title', { name })}
      documentTitle={t('pageTitle')}
      acts={
        mayEdit && (
          <>
            {inHand.undo && (
              <Button look="quiet" size="small" onClick={inHand.undo}>
                <Undo2 aria-hidden className="size-5" />
                {t('undo')}
              </Button>
            )}
            <Button
              look={inHand.rounds ? 'secondary' : 'primary'}
              size="small"
              busy={isWorking}
              disabled={!canMake}
              onClick={make}
            >
              {t(inHand.rounds ? 'remake' : 'make')}
            </Button>
            {inHand.rounds && (
              <Button size="small" busy={keep.isPending} onClick={() => void save()}>
                {t('keep')}
              </Button>
            )}
          </>
        )
      }
      notices={
        <>
          <PlanNotice />
          {keep.error && <SaveProblem error={keep.error} title={t('notKept')} />}
          {engine.work.status === 'failed' && <Notice tone="error">{t('failed')}</Notice>}
          {engine.work.status === 'impossible' && (
            <Clash conflict={engine.work.conflict} conditions={counted} sentence={sentence} />
          )}
        </>
      }
      rail={{
        label: t('settings'),
        // A phone shows the groups once there are any.
        place: shown.length === 0 ? 'settings' : 'groups',
        opening: shown.length === 0 ? 'half' : 'down',
        content: (
          <div className="grid grid-cols-1 gap-6">
            {mayEdit && (
              <>
                <GroupSettings
                  input={input}
                  pupils={pupils}
                  hasKept={kept.length > 0}
                  onChange={(changed) => {
                    setInput({ ...input, ...changed });
                    engine.forget();
                  }}
                />
                <DayField
                  label={t('day')}
                  value={day}
                  today={today}
                  onChange={(chosen) => {
                    if (!chosen) return;
                    setDay(chosen);
                    if (!inHand.rounds) return;
                    inHand.set(
                      rounds.map((round, index) => ({ ...round, day: addDays(chosen, 7 * index) })),
                    );
                  }}
                />
                {counted.length > 0 && (
                  <details>
                    <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
                      {t('conditions', { count: counted.length })}
                    </summary>
                    <ul className="list-disc pl-5 text-sm">
                      {counted.map((one) => (
                        <li key={one.id}>{sentence(one)}</li>
                      ))}
                    </ul>
                  </details>
                )}
              </>
            )}
            {kept.length > 0 && (
              <KeptRounds
                classId={classId}
                rounds={kept}
                shown={inHand.rounds ? undefined : stored?.id}
                mayEdit={mayEdit}
                onShow={(id) => {
                  setChosenId(id);
                  if (inHand.rounds) inHand.end();
                }}
              />
            )}
          </div>
        ),
      }}
    >
      <div className="min-h-0 flex-1 overflow-y-auto p-1 print:overflow-visible">
        {shown.length === 0 ? (
          <div className="mx-auto grid h-full max-w-sm content-center justify-items-center gap-3 text-center">
            <Users aria-hidden className="text-green size-10" strokeWidth={1.5} />
            <p className="text-ink-soft">{t(pupils.length === 0 ? 'noPupils' : 'none')}</p>
            {pupils.length === 0 && (
              <Link href={`/app/classes/${classId}`} className={buttonClass({ size: 'small' })}>
                {t('addPupils')}
              </Link>
            )}
          </div>
        ) : (
          <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
            {map && (
              <Segments
                label={t('view')}
                options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
                value={view}
                onChange={setView}
              />
            )}
            <Button look="quiet" size="small" onClick={() => setOnScreen(shown[0])}>
              <Presentation aria-hidden className="size-5" />
              {t('screen')}
            </Button>
            <Button look="quiet" size="small" onClick={() => void copy()}>
              <ClipboardCopy aria-hidden className="size-5" />
              {t('copy')}
            </Button>
            <Button look="quiet" size="small" onClick={() => window.print()}>
              <Printer aria-hidden className="size-5" />
              {t('print')}
            </Button>
          </div>
        )}
        {shown.map((round, index) => {
          const before = [...shown.slice(0, index), ...earlier].map(({ groups }) => groups);
          const remarks = remarksOf(round.groups, input.isNew || !inHand.rounds ? before : []);
          const title = heading(index);
          return (
            <section
              key={round.id}
              aria-label={`${title}, ${dayText(round.day)}`}
              className={index > 0 ? 'mt-6 print:break-before-page' : ''}
            >
              <div className="mb-2 flex flex-wrap items-center gap-x-3">
                <h2 className="text-lg font-bold">
                  <span className="hidden print:inline">{name} · </span>
                  {title}
                </h2>
                <p className="text-ink-soft">{dayText(round.day)}</p>
                {shown.length > 1 && (
                  <Button
                    look="quiet"
                    size="small"
                    className="print:hidden"
                    aria-label={t('screenOf', { number: index + 1 })}
                    onClick={() => setOnScreen(round)}
                  >
                    <Presentation aria-hidden className="size-5" />
                  </Button>
                )}
              </div>
              {map && view === 'room' ? (
                <RoomOfGroups map={map} groups={round.groups} names={names} />
              ) : (
                <GroupBoard
                  label={title}
                  groups={round.groups}
                  names={names}
                  remarks={remarks}
                  onChange={mayEdit ? (groups) => change(round, groups) : undefined}
                />
              )}
            </section>
          );
        })}
      </div>
      {onScreen && (
        <GroupsScreen
          title={`${name} · ${dayText(onScreen.day)}`}
          groups={onScreen.groups}
          names={names}
          onClose={() => setOnScreen(undefined)}
        />
      )}
    </Workplace>
  );
}

/** Says which conditions cannot all be met in groups like these. */
function Clash(props: {
  conflict: readonly string[];
  conditions: readonly Condition[];
  sentence: (condition: Condition) => string;
}) {
  const { conflict, conditions, sentence } = props;
  const t = useTranslations('Groups');
  return (
    <Notice tone="error" title={t('clash')}>
      <ul className="list-disc pl-5">
        {conditions
          .filter(({ id }) => conflict.includes(id))
          .map((condition) => (
            <li key={condition.id}>{sentence(condition)}</li>
          ))}
      </ul>
    </Notice>
  );
}

/** The groups at the tables of the class's room. */
function RoomOfGroups(props: {
  map: SavedMap;
  groups: PupilId[][];
  names: ReadonlyMap<PupilId, string>;
}) {
  const { map, groups, names } = props;
  const t = useTranslations('Groups');
  const seats = useMemo(() => seatGroups(map, groups), [map, groups]);
  if (!seats) return <p>{t('noTables')}</p>;
  return (
    <>
      <div className="mx-auto max-w-4xl print:h-[160mm]">
        <SmallMap room={map} seats={seats} names={names} />
      </div>
      <p className="sr-only">{t('atTables')}</p>
    </>
  );
}
