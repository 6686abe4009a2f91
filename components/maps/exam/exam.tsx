'use client';

import { Shuffle } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Segments } from '@/components/ui/segments';
import { Workplace } from '@/components/ui/workplace';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { useClasses } from '@/lib/client/classes/classes';
import { useConditionsOfClasses } from '@/lib/client/conditions/class-conditions';
import { readDraft, writeDraft } from '@/lib/client/drafts/drafts';
import { examDraftKey } from '@/lib/client/drafts/exam-draft';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import { todayInNorway } from '@/lib/client/page/today';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { maxSittings } from '@/lib/contracts/maps/exam-papers';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import type { PupilId } from '@/lib/core/conditions/condition';
import { examConditions } from '@/lib/core/exam/exam';
import { toPlan } from '@/lib/core/maps/made-from';
import { deskKey } from '@/lib/core/rooms/room';
import { toLocale } from '@/lib/i18n/locales';
import { startingPoint } from '../make/starting-point';
import { BigScreenButton, useBigScreen } from '../show/big-screen-button';
import {
  examInputSchema,
  presentIn,
  readSeats,
  readTime,
  toChoice,
  toExamProblem,
  toPapers,
  type ExamInput,
} from './exam-input';
import { ExamPapers } from './exam-papers';
import { ExamRoom, type ExamSeat } from './exam-room';
import { ExamSettings } from './exam-settings';
import { useExamSeating } from './use-exam-seating';

interface ExamProps {
  /** The class that the test was begun at. */
  first: ClassDetail;
  /** Its map now, in whose room the test is unless another one is chosen. */
  active: SavedMap | undefined;
  away: readonly PupilId[];
  classRooms: ClassRooms;
}

/** Seats one or more classes for a written test, and makes its papers. */
export function Exam({ first, active, away, classRooms }: ExamProps) {
  const t = useTranslations('Exam');
  const errorText = useErrorText('reading');
  const roomName = useRoomName();
  const locale = toLocale(useLocale());
  const teacherId = useTeacherId();
  const today = todayInNorway();
  const draftKey = teacherId && examDraftKey(teacherId, first.id);
  const [input, setInput] = useState<ExamInput>(() => {
    const kept = draftKey === undefined ? undefined : readDraft(draftKey, examInputSchema);
    if (kept) return { ...kept, day: kept.day < today ? today : kept.day };
    const { kind, seatCount, own } = startingPoint(first.pupils.length, active, classRooms).choice;
    return {
      seed: crypto.randomUUID(),
      classIds: [first.id],
      choice: active ? { kind, seatCount, own } : { kind: 'single', seatCount },
      seatsText: active && !own ? String(active.desks.length) : '',
      order: 'random',
      hasVariants: true,
      keepsConditions: true,
      absent: [...away],
      unused: [],
      title: '',
      day: today,
      times: [],
    };
  });
  useEffect(() => {
    if (draftKey !== undefined) writeDraft(draftKey, input);
  }, [draftKey, input]);
  const [sitting, setSitting] = useState(0);

  const queries = useClasses(input.classIds);
  const failed = queries.find(({ error, data }) => error && !data);
  const found = queries.flatMap(({ data }) => data ?? []);
  const classes = useStable(found);
  const isLoaded = found.length === input.classIds.length;
  const keptConditions = useConditionsOfClasses(
    classes.flatMap(({ id, mayEdit }) => (mayEdit ? [id] : [])),
  );
  const conditions = useStable(
    keptConditions
      .flatMap(({ data }) => data?.conditions ?? [])
      .filter(({ type }) => examConditions.includes(type)),
  );
  const areConditionsLoaded = keptConditions.every(({ isLoading }) => !isLoading);
  const present = presentIn(classes, input);
  const canSeat =
    isLoaded &&
    areConditionsLoaded &&
    present.length > 0 &&
    readSeats(input, present.length) !== undefined;
  const { seed, title: _title, times: _times, ...seated } = input;
  const wanted = JSON.stringify(seated);
  const problem = useMemo(() => {
    if (!canSeat) return undefined;
    const made = toExamProblem(
      { ...(JSON.parse(wanted) as typeof seated), seed: '', title: '', times: [] },
      classes,
      conditions,
    );
    return made.unusedDesks.length < made.room.desks.length ? made : undefined;
  }, [canSeat, wanted, classes, conditions]);
  const { shown, hasFailed, isWorking } = useExamSeating(problem, seed);
  const sittings = shown?.seating.sittings ?? [];
  const shownSitting = sittings[Math.min(sitting, sittings.length - 1)];

  const names = new Map(present.map(({ id, name }) => [id, name]));
  const classOf = new Map(
    classes.flatMap(({ name, pupils }) => pupils.map(({ id }) => [id, name] as const)),
  );
  const choice = toChoice(input, present.length);
  const room = shown?.problem.room ?? toPlan(choice);
  const sentence = useConditionText(room, names);
  const seats = new Map<string, ExamSeat>(
    Object.entries(shownSitting?.seats ?? {}).flatMap(([id, desk]) => {
      const name = names.get(id);
      const at = room.desks[desk];
      if (name === undefined || !at) return [];
      const className = classes.length > 1 ? classOf.get(id) : undefined;
      return [[deskKey(at), { name, className, variant: shownSitting?.variants?.[id] }]];
    }),
  );
  const change = (changed: Partial<ExamInput>) => setInput({ ...input, ...changed });
  const toggleDesk = (desk: string) =>
    change({
      unused: input.unused.includes(desk)
        ? input.unused.filter((other) => other !== desk)
        : [...input.unused, desk],
    });
  const title = input.title.trim() || t('untitled');
  const bigScreen = useBigScreen();
  const areTimesRight = sittings.every(
    (_, index) => readTime(input.times[index] ?? '') !== undefined,
  );
  const isIdle = !shown || isWorking || sittings.length > maxSittings || !areTimesRight;
  return (
    <Workplace
      back={{ href: `/app/classes/${first.id}`, label: t('back') }}
      title={t('title', { name: classes.map(({ name }) => name).join(', ') || first.name })}
      documentTitle={t('pageTitle')}
      acts={
        <Button
          size="small"
          busy={isWorking}
          disabled={!problem}
          onClick={() => change({ seed: crypto.randomUUID() })}
        >
          {!isWorking && <Shuffle aria-hidden className="size-5" />}
          {t('again')}
        </Button>
      }
      notices={
        <>
          {failed && (
            <Notice
              tone="error"
              actions={
                <Button look="secondary" size="small" onClick={() => void failed.refetch()}>
                  {t('tryAgain')}
                </Button>
              }
            >
              {errorText(failed.error)}
            </Notice>
          )}
          {hasFailed && <Notice tone="error">{t('failed')}</Notice>}
          {sittings.length > maxSittings && (
            <Notice tone="error">{t('tooMany', { max: maxSittings })}</Notice>
          )}
          {shown && shown.seating.broken.length > 0 && (
            <Notice tone="warning" title={t('broken')}>
              <ul className="list-disc pl-5">
                {shown.problem.conditions
                  .filter(({ id }) => shown.seating.broken.includes(id))
                  .map((one) => (
                    <li key={one.id}>{sentence(one)}</li>
                  ))}
              </ul>
            </Notice>
          )}
        </>
      }
      rail={{
        label: t('settings'),
        place: 'settings',
        opening: 'down',
        content: (
          <ExamSettings
            input={input}
            classes={classes}
            classRooms={classRooms}
            today={today}
            hasConditions={conditions.length > 0}
            sittingCount={sittings.length}
            onChange={change}
          />
        ),
      }}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {sittings.length > 1 && (
          <Segments
            label={t('sittings')}
            options={sittings.map((_, index) => ({
              value: String(index),
              label: t('sitting', { number: index + 1 }),
            }))}
            value={String(Math.min(sitting, sittings.length - 1))}
            onChange={(value) => setSitting(Number(value))}
          />
        )}
        <ExamPapers
          isIdle={isIdle}
          papers={(kind) =>
            toPapers(kind, locale, {
              input,
              classes,
              problem: shown!.problem,
              seating: shown!.seating,
              place: roomName(choice.own?.name ?? choice.kind),
            })
          }
        />
        <BigScreenButton
          look="quiet"
          size="small"
          screen={bigScreen}
          map={{
            title,
            room,
            seated: [...seats].map(([key, { name }]) => ({
              id: key,
              name,
              desk: room.desks.find((desk) => deskKey(desk) === key)!,
            })),
          }}
        />
      </div>
      <p role="status" className="text-ink-soft min-h-6 text-sm">
        {present.length === 0 && isLoaded
          ? t('nobody')
          : shown && <Figures seating={shown.seating} isMixed={classes.length > 1} />}
      </p>
      <div className="workplace-room min-h-56" onKeyDown={bigScreen.onKeyDown}>
        <ExamRoom room={room} seats={seats} unused={input.unused} onToggle={toggleDesk} />
      </div>
    </Workplace>
  );
}

/** The last list until another one has other contents, for effects and memos. */
function useStable<Item>(items: Item[]): Item[] {
  const [stable, setStable] = useState(items);
  const isSame = stable.length === items.length && stable.every((one, at) => one === items[at]);
  if (!isSame) setStable(items);
  return isSame ? stable : items;
}

/** How far apart they sit, how many variants are needed, and how often a class sits close. */
function Figures(props: {
  seating: {
    sittings: readonly { seats: object }[];
    smallestDistance: number | undefined;
    variantCount: number;
    variantsProved: boolean;
    sameClassPairs: number;
  };
  isMixed: boolean;
}) {
  const { seating, isMixed } = props;
  const t = useTranslations('Exam');
  const { sittings, smallestDistance, variantCount, variantsProved, sameClassPairs } = seating;
  const sizes = sittings.map(({ seats }) => Object.keys(seats).length);
  return [
    sizes.length > 1 ? t('inSittings', { sizes: sizes.join(' + ') }) : undefined,
    smallestDistance !== undefined && t('between', { count: smallestDistance - 1 }),
    variantCount > 0 && t(variantsProved ? 'fewest' : 'needed', { count: variantCount }),
    isMixed && t('sameClass', { count: sameClassPairs }),
  ]
    .filter(Boolean)
    .join(' ');
}
