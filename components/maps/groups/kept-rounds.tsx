'use client';

import { Trash2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { notify } from '@/components/ui/notifications';
import { useDeleteGroupRound, useKeepGroupRounds } from '@/lib/client/classes/group-rounds';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type { GroupRound } from '@/lib/contracts/classes/group-rounds';

const mostAtFirst = 8;

interface KeptRoundsProps {
  classId: string;
  rounds: readonly GroupRound[];
  shown: string | undefined;
  mayEdit: boolean;
  onShow: (id: string) => void;
}

export function KeptRounds({ classId, rounds, shown, mayEdit, onShow }: KeptRoundsProps) {
  const t = useTranslations('Groups');
  const format = useFormatter();
  const errorText = useErrorText('saving');
  const remove = useDeleteGroupRound(classId);
  const keep = useKeepGroupRounds(classId);
  const [isWhole, setWhole] = useState(false);
  const tellError = (error: unknown) => notify({ type: 'error', message: errorText(error) });
  // React Query drops the callbacks of a mutation when the component unmounts, so the code uses the mutation's promise.
  const onRemove = async (round: GroupRound) => {
    try {
      await remove.mutateAsync(round.id);
    } catch (error) {
      return tellError(error);
    }
    notify({
      type: 'success',
      message: t('removed'),
      action: {
        label: t('undo'),
        onClick: () => void keep.mutateAsync([round]).catch(tellError),
      },
    });
  };
  const isAll = isWhole || rounds.findIndex(({ id }) => id === shown) >= mostAtFirst;
  return (
    <section aria-labelledby="kept-rounds" tabIndex={-1} className="outline-none">
      <h2 id="kept-rounds" className="mb-2 font-semibold">
        {t('keptTitle')}
      </h2>
      <ul className="grid gap-1">
        {(isAll ? rounds : rounds.slice(0, mostAtFirst)).map((round) => {
          const day = format.dateTime(new Date(round.day), { dateStyle: 'medium' });
          return (
            <li key={round.id} className="flex items-center gap-1">
              <button
                type="button"
                aria-current={round.id === shown || undefined}
                onClick={() => onShow(round.id)}
                className="hover:bg-birch aria-[current]:bg-green-tint rounded-desk min-h-11 min-w-0 flex-1 px-3 text-left"
              >
                <span className="font-semibold">{day}</span>{' '}
                <span className="text-ink-soft text-sm">
                  {t('groups', { count: round.groups.length })}
                </span>
              </button>
              {mayEdit && (
                <IconButton
                  icon={Trash2}
                  label={t('remove', { day })}
                  onClick={() => void onRemove(round)}
                  className="text-ink-soft hover:bg-birch"
                />
              )}
            </li>
          );
        })}
      </ul>
      {!isAll && rounds.length > mostAtFirst && (
        <Button look="quiet" size="small" onClick={() => setWhole(true)}>
          {t('showAll', { count: rounds.length })}
        </Button>
      )}
    </section>
  );
}
