'use client';

import { Archive, ArchiveRestore, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FieldMessage } from '@/components/ui/field-message';
import { notify } from '@/components/ui/notifications';
import { SelectField } from '@/components/ui/select-field';
import { useErrorText } from '@/lib/client/http/use-error-text';
import {
  useOwnerlessAction,
  type OwnerlessAction,
} from '@/lib/client/school/use-ownerless-classes';
import type { OwnerlessClass } from '@/lib/contracts/school/ownerless-classes';
import type { Colleague } from '@/lib/contracts/school/schools';
import { isGradeNumber } from '@/lib/core/classes/grade';

export function OwnerlessRow(props: {
  schoolId: string;
  entry: OwnerlessClass;
  colleagues: readonly Colleague[];
}) {
  const { schoolId, entry, colleagues } = props;
  const { name, pupilCount: pupils, mapCount: maps } = entry;
  const t = useTranslations('OwnerlessClasses');
  const errorText = useErrorText('reading');
  const change = useOwnerlessAction(schoolId, entry);
  const [teacherId, setTeacherId] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const grade = isGradeNumber(entry.grade) ? t('gradeNumber', { grade: entry.grade }) : entry.grade;
  const isArchived = entry.archivedAt !== null;

  const run = async (action: OwnerlessAction, message: string) => {
    setProblem(undefined);
    try {
      await change.mutateAsync(action);
      notify({ type: 'success', message });
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  const give = () => {
    const teacher = colleagues.find(({ id }) => id === teacherId);
    if (!teacher) return setProblem(t('chooseFirst'));
    void run({ kind: 'give', teacherId }, t('given', { name, teacher: teacher.name }));
  };
  return (
    <li className="grid gap-3 py-4">
      <div>
        <Link
          href={`/app/classes/${entry.id}`}
          className="hover:text-green inline-flex min-h-11 max-w-full items-center text-lg font-bold underline underline-offset-4"
        >
          <span className="min-w-0 break-words">{name}</span>
        </Link>
        <p className="text-ink-soft">
          {t('facts', { grade, pupils, maps })}
          {isArchived && ` · ${t('archived')}`}
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <div className="w-full sm:w-64">
          <SelectField
            isLabelHidden
            label={t('newOwner', { name })}
            value={teacherId}
            onChange={setTeacherId}
          >
            <option value="">{t('choose')}</option>
            {colleagues.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </SelectField>
        </div>
        <Button
          look="secondary"
          size="small"
          busy={change.isPending}
          aria-label={t('giveName', { name })}
          onClick={give}
        >
          {t('give')}
        </Button>
        <Button
          look="quiet"
          size="small"
          busy={change.isPending}
          aria-label={t(isArchived ? 'restoreName' : 'archiveName', { name })}
          onClick={() =>
            void run(
              { kind: 'archive', archived: !isArchived },
              t(isArchived ? 'isRestored' : 'isArchived', { name }),
            )
          }
        >
          {isArchived ? (
            <ArchiveRestore aria-hidden className="size-4" />
          ) : (
            <Archive aria-hidden className="size-4" />
          )}
          {t(isArchived ? 'restore' : 'archive')}
        </Button>
        <Button
          look="danger"
          size="small"
          aria-label={t('deleteName', { name })}
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden className="size-4" />
          {t('delete')}
        </Button>
      </div>
      <FieldMessage>{problem}</FieldMessage>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('deleteTitle', { name })}
        text={t('deleteText', { pupils, maps })}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        describeError={errorText}
        onConfirm={async () => {
          await change.mutateAsync({ kind: 'delete' });
          notify({ type: 'success', message: t('isDeleted', { name }) });
        }}
      />
    </li>
  );
}
