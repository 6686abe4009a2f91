'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { LoadingWorkplace } from '@/components/shell/loading-workplace';
import { WithDraft } from '@/components/shell/with-draft';
import { notify } from '@/components/ui/notifications';
import { showPageTop } from '@/components/ui/show-page-top';
import { classDraftKey } from '@/lib/client/local/class-draft';
import { useClass } from '@/lib/client/classes/classes';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { ClassView } from './class-view';
import { EditClass } from './edit-class';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';

function useRightEnded(detail: ClassDetail | undefined) {
  const t = useTranslations('ClassSharing');
  const last = useRef<ClassDetail>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = detail;
    if (!before || before.id !== detail?.id) return;
    const hasEnded = before.mayEdit && !detail.mayEdit && !detail.archivedAt;
    if (hasEnded) notify({ type: 'info', message: t('rightEnded') });
  }, [detail, t]);
}

function useTopWhenArchived(detail: ClassDetail | undefined) {
  const last = useRef<ClassDetail>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = detail;
    if (before?.id === detail?.id && !before?.archivedAt && detail?.archivedAt) showPageTop();
  }, [detail]);
}

export function ClassPage(props: {
  share?: ReactNode;
  stage?: ReactNode;
  conditions?: ReactNode;
  Needs?: ComponentType<{ classId: string; pupil: string }>;
}) {
  const { share, stage, conditions, Needs } = props;
  const t = useTranslations('ClassForm');
  const id = usePathParameter('classes');
  const teacherId = useTeacherId();
  const detail = useClass(id);
  const { data } = detail;
  const draftKey = teacherId && classDraftKey(teacherId, id);

  useRightEnded(data);
  useTopWhenArchived(data);
  if (!data) {
    return (
      <LoadingWorkplace
        back={{ href: '/app', label: t('back') }}
        title={t('pageTitle')}
        label={t('loading')}
        kind="room"
        failed={detail.error ? detail : undefined}
      />
    );
  }
  const parts = { detail: data, draftKey, share, stage };
  if (!data.mayEdit) return <ClassView {...parts} />;
  return (
    <WithDraft key={data.id} draftKey={draftKey}>
      {(question) => (
        <EditClass
          {...parts}
          question={question}
          conditions={conditions}
          needs={Needs && ((pupil) => <Needs classId={data.id} pupil={pupil} />)}
        />
      )}
    </WithDraft>
  );
}
