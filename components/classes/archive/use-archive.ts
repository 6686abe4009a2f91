'use client';

import { useTranslations } from 'next-intl';
import { notify } from '@/components/ui/notifications';
import { useArchiveClass } from '@/lib/client/classes/classes';
import { useErrorText } from '@/lib/client/http/use-error-text';

export function useArchive({ id, name }: { id: string; name: string }) {
  const t = useTranslations('ClassArchive');
  const errorText = useErrorText('reading');
  const { mutateAsync, isPending, error } = useArchiveClass(id);

  const restore = async (version: number) => {
    await mutateAsync({ archived: false, version });
    notify({ type: 'success', message: t('isRestored', { name }) });
  };
  const archive = async (version: number) => {
    const archived = await mutateAsync({ archived: true, version });
    notify({
      type: 'success',
      message: t('isArchived', { name }),
      action: {
        label: t('undo'),
        onClick: () => {
          restore(archived.version).catch((failure: unknown) =>
            notify({ type: 'error', message: errorText(failure) }),
          );
        },
      },
    });
  };
  const shown = (work: Promise<void>) => void work.catch(() => {});
  return {
    archive: (version: number) => shown(archive(version)),
    restore: (version: number) => shown(restore(version)),
    isPending,
    problem: error ? errorText(error) : undefined,
  };
}
