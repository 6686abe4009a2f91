'use client';

import { useTranslations } from 'next-intl';
import { useRouter, useSearchParams } from 'next/navigation';
import { LoadFailed } from '@/components/ui/load-failed';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { Skeleton } from '@/components/ui/skeleton';
import { useClass } from '@/lib/client/school/classes';
import { ClassView } from './class-view';
import { EditClass } from './edit-class';
import { NewClass } from './new-class';

/** A class by the address's `id`; a new one without. */
export function ClassPage() {
  const t = useTranslations('ClassForm');
  const errorText = useErrorText();
  const id = useSearchParams().get('id') ?? undefined;
  const router = useRouter();
  const { data, error, refetch } = useClass(id);

  if (!id) {
    return <NewClass onCreated={(created) => router.push(`/app/seatmap?class=${created.id}`)} />;
  }
  if (error && !data)
    return (
      <LoadFailed
        text={errorText(error)}
        retryLabel={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton label={t('loading')} />;
  return data.isOwn ? <EditClass detail={data} /> : <ClassView detail={data} />;
}
