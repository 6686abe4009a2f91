'use client';

import { Archive } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { useArchive } from './archive/use-archive';
import { DeleteClass } from './delete-class';

export function OwnerActions({
  detail,
  draftKey,
}: {
  detail: ClassDetail;
  draftKey: string | undefined;
}) {
  const t = useTranslations('ClassArchive');
  const { archive, isPending, problem } = useArchive(detail);
  const mayArchive = !detail.archivedAt;
  return (
    <section className="border-line mt-14 grid gap-4 border-t pt-6">
      <div className="flex flex-wrap gap-3">
        {mayArchive && (
          <Button
            look="secondary"
            size="small"
            busy={isPending}
            aria-describedby="archive-hint"
            onClick={() => archive(detail.version)}
          >
            <Archive aria-hidden className="size-4" />
            {t('archive')}
          </Button>
        )}
        <DeleteClass detail={detail} draftKey={draftKey} />
      </div>
      {mayArchive && (
        <p id="archive-hint" className="text-ink-soft text-sm">
          {t('hint')}
        </p>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
    </section>
  );
}
