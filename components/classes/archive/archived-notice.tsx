'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { useArchive } from './use-archive';

export function ArchivedNotice({ detail }: { detail: ClassDetail & { archivedAt: string } }) {
  const t = useTranslations('ClassArchive');
  const format = useFormatter();
  const { restore, isPending, problem } = useArchive(detail);
  const date = format.dateTime(new Date(detail.archivedAt), { dateStyle: 'long' });
  return (
    <div className="mb-8 grid gap-3">
      <Notice
        tone="info"
        title={t('noticeTitle')}
        actions={
          detail.isOwn && (
            <Button size="small" busy={isPending} onClick={() => restore(detail.version)}>
              {t('restoreClass')}
            </Button>
          )
        }
      >
        {t(detail.isOwn ? 'noticeOwn' : 'noticeOther', { date })}
      </Notice>
      {problem && <Notice tone="error">{problem}</Notice>}
    </div>
  );
}
