'use client';

import { Shuffle } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { Workplace } from '@/components/ui/workplace';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { LinkIcon } from '@/components/ui/link-icon';
import { notify } from '@/components/ui/notifications';
import { useConditionCalls } from '@/lib/client/conditions/class-conditions';
import { useMap } from '@/lib/client/maps/maps';
import { useKeptConditionText } from '@/lib/client/maps/use-kept-condition-text';
import { useClassRooms } from '@/lib/client/rooms/rooms';
import { todayInNorway } from '@/lib/client/page/today';
import { useLoadClass, useUpdateClass } from '@/lib/client/classes/classes';
import {
  classContentSchema,
  type ClassDetail,
  type ClassInput,
} from '@/lib/contracts/classes/classes';
import {
  conditionPupils,
  isEnded,
  type Condition,
  withoutDeleted,
} from '@/lib/core/conditions/condition';
import { toNamed } from '@/lib/core/conditions/marks';
import { ClassForm, type ClassFormHandle } from './class-form';
import { OwnerActions } from './owner-actions';
import { PupilNeedsContext } from './pupil-needs-context';
import { PrivateNotice } from './private-notice';
import { ClassSharing } from './sharing/class-sharing';

function toStart(detail: ClassDetail): { input: ClassInput; version: number } {
  return { input: classContentSchema.parse(detail), version: detail.version };
}

function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

export function EditClass({
  detail,
  draftKey,
  question,
  share,
  stage,
  conditions,
  needs = () => null,
}: {
  detail: ClassDetail;
  draftKey: string | undefined;
  question?: ReactNode;
  share: ReactNode;
  stage: ReactNode;
  conditions: ReactNode;
  needs?: (pupil: string) => ReactNode;
}) {
  const t = useTranslations('ClassForm');
  const format = useFormatter();
  const router = useRouter();
  const update = useUpdateClass(detail.id);
  const loadNewest = useLoadClass(detail.id);
  const form = useRef<ClassFormHandle>(null);
  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [start, setStart] = useState(() => toStart(detail));
  if (detail.version > start.version && !isDirty && !update.isPending) setStart(toStart(detail));

  const { load: loadConditions } = useConditionCalls(detail.id);
  const active = useMap(detail.maps.find((map) => map.isActive)?.id);
  const sentence = useKeptConditionText(
    useClassRooms(detail.id).data ?? [],
    new Map(toNamed(start.input).map(({ id, name }) => [id, name])),
  );
  const findLapsed = async (gone: string[], kept: Set<string>): Promise<Condition[]> => {
    if (gone.length === 0) return [];
    const stored = await loadConditions().catch(() => undefined);
    if (stored && stored.version > 0) {
      const today = todayInNorway();
      return stored.lapsed
        .filter((condition) => !isEnded(condition, today))
        .filter((condition) => gone.some((id) => conditionPupils(condition).includes(id)));
    }
    return withoutDeleted(active.data?.conditions ?? [], kept).lapsed;
  };
  const save = async (input: ClassInput) => {
    const saved = await update.mutateAsync({ ...input, version: start.version });
    const kept = new Set(saved.pupils.map(({ id }) => id));
    const gone = start.input.pupils.filter(({ id }) => !kept.has(id));
    const left = new Set(toNamed(saved).map(({ id }) => id));
    const goneIds = toNamed(start.input).flatMap(({ id }) => (left.has(id) ? [] : [id]));
    setStart(toStart(saved));
    const isOnMaps = gone.length > 0 && detail.maps.length > 0;
    const lapsed = await findLapsed(goneIds, kept);
    const conditions = lapsed.map(sentence).join('; ');
    const announcement = isOnMaps
      ? t('savedWithout', {
          names: format.list(gone.map(({ name }) => name)),
          maps: detail.maps.length,
        })
      : t('saved');
    notify({
      type: 'success',
      ...(conditions
        ? { title: announcement, message: t('lapsed', { count: lapsed.length, conditions }) }
        : { message: announcement }),
    });
  };
  const mapPage = `/app/classes/${detail.id}/seatmap`;
  const saveAndGo = async () => {
    setLeaving(true);
    if (await form.current?.save()) router.push(mapPage);
    setLeaving(false);
  };
  return (
    <Workplace
      back={{ href: '/app', label: t('back') }}
      title={detail.name}
      about={!detail.isOwn && detail.teacherName && t('ofTeacher', { name: detail.teacherName })}
      acts={
        <>
          {share}
          {isDirty ? (
            <Button size="small" busy={isLeaving} onClick={() => void saveAndGo()}>
              <Shuffle aria-hidden className="size-5" />
              {t('saveAndMakeMap')}
            </Button>
          ) : (
            <Link href={mapPage} className={buttonClass({ size: 'small' })}>
              <LinkIcon>
                <Shuffle aria-hidden className="size-5" />
              </LinkIcon>
              {t('makeMap')}
            </Link>
          )}
        </>
      }
      notices={
        <>
          {question}
          {detail.isPrivate && <PrivateNotice detail={detail} />}
        </>
      }
      rail={{
        label: t('about'),
        place: 'class',
        opening: detail.maps.length > 0 ? 'half' : 'up',
        isWide: true,
        content: (
          <div className="grid grid-cols-1 gap-8">
            <PupilNeedsContext
              value={(pupil) =>
                detail.pupils.some(({ id }) => id === pupil) ? needs(pupil) : null
              }
            >
              <ClassForm
                ref={form}
                initial={start.input}
                version={start.version}
                draftKey={draftKey}
                submitLabel={t('save')}
                onSubmit={save}
                onTakeNewest={async () => setStart(toStart(await loadNewest()))}
                onDirtyChange={setDirty}
              >
                <div onKeyDown={keepFromSubmitting}>{conditions}</div>
              </ClassForm>
            </PupilNeedsContext>
            <ClassSharing detail={detail} />
            {detail.isOwn && <OwnerActions detail={detail} draftKey={draftKey} />}
          </div>
        ),
      }}
    >
      {stage}
    </Workplace>
  );
}
