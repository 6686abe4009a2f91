'use client';

import { Undo2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useUndoYear } from '@/lib/client/school/use-school-year';
import type { UndoneYear, YearMove } from '@/lib/contracts/school/school-year';
import { formatSchoolYear } from '@/lib/core/school/grades';

export function LastMove(props: {
  schoolId: string;
  move: YearMove;
  onUndone: (undone: UndoneYear) => void;
}) {
  const { schoolId, move, onUndone } = props;
  const t = useTranslations('SchoolYear');
  const format = useFormatter();
  const errorText = useErrorText('reading');
  const undo = useUndoYear(schoolId);
  const [isAsking, setAsking] = useState(false);
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long' });
  const year = formatSchoolYear(move.schoolYear);
  return (
    <section aria-labelledby="last-move" className="bg-green-tint grid gap-3 rounded-2xl p-6">
      <h2 id="last-move" className="text-xl font-bold">
        {t('lastTitle', { year, date: day(move.at) })}
      </h2>
      <p>
        {t('lastText', { up: move.movedUp, left: move.archived })}{' '}
        {move.byName && t('lastBy', { name: move.byName })}{' '}
        {move.undoUntil && t('undoUntil', { date: day(move.undoUntil) })}
      </p>
      {move.undoUntil && (
        <div>
          <Button look="secondary" size="small" onClick={() => setAsking(true)}>
            <Undo2 aria-hidden className="size-4" />
            {t('undo')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('undoTitle', { year })}
        text={t('undoText')}
        confirmLabel={t('undo')}
        cancelLabel={t('cancel')}
        describeError={errorText}
        onConfirm={async () => {
          const undone = await undo.mutateAsync(move.id);
          onUndone(undone);
          notify({ type: 'success', message: t('undone', { count: undone.restored }) });
        }}
      />
    </section>
  );
}
