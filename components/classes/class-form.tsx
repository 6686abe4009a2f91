'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { SaveProblem } from '@/components/shell/save-problem';
import { BottomBar } from '@/components/ui/bottom-bar';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { notify } from '@/components/ui/notifications';
import { useUnsavedWarning } from '@/components/ui/use-unsaved-warning';
import { useSession } from '@/lib/client/account/use-session';
import { ApiError } from '@/lib/client/http/api-client';
import { useSchool } from '@/lib/client/school/use-school';
import { classInputSchema, type ClassInput } from '@/lib/contracts/classes/classes';
import { gradeOf } from '@/lib/core/classes/grade-of';
import { mergeClass } from '@/lib/core/classes/merge-class';
import { ClassMarks } from './class-marks';
import { DraftKeeper } from './draft-keeper';
import type { PupilAdderHandle } from './pupil-adder';
import { PupilList } from './pupil-list';
import { useClassDraft } from './use-class-draft';

export interface ClassFormHandle {
  save: () => Promise<boolean>;
}

interface ClassFormProps {
  ref?: Ref<ClassFormHandle>;
  initial: ClassInput;
  version?: number;
  draftKey?: string;
  newId?: string;
  isOnlyPupils?: boolean;
  frame?: (form: ReactNode) => ReactNode;
  children?: ReactNode;
  acts?: ReactNode;
  submitLabel: string;
  onSubmit: (input: ClassInput) => Promise<void>;
  onTakeNewest?: () => Promise<void>;
  onDirtyChange?: (isDirty: boolean) => void;
}

export function ClassForm(props: ClassFormProps) {
  const { ref, initial, version, draftKey, newId, submitLabel } = props;
  const { onSubmit, onTakeNewest, onDirtyChange, isOnlyPupils = false } = props;
  const { frame: toFramed = (own: ReactNode) => own } = props;
  const t = useTranslations('ClassForm');
  const form = useForm<ClassInput>({
    resolver: zodResolver(classInputSchema),
    defaultValues: initial,
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const adder = useRef<PupilAdderHandle>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const draft = useClassDraft({ form, draftKey, initial, version, isDirty });
  const { isUnsaved } = draft;
  const isStored = version !== undefined;
  const gradeList = useId();
  const grades = useSchool(useSession().user?.school_id).data?.grades ?? [];
  useUnsavedWarning(isUnsaved && !isSubmitting, { isKept: draftKey !== undefined });
  useEffect(() => {
    onDirtyChange?.(isUnsaved);
  }, [onDirtyChange, isUnsaved]);

  const [failure, setFailure] = useState<unknown>();
  const isConflict = failure instanceof ApiError && failure.code === 'changedMeanwhile';

  const taken = useRef(initial);
  useEffect(() => {
    if (taken.current === initial) return;
    const merged = mergeClass(taken.current, form.getValues(), initial);
    taken.current = initial;
    form.reset(initial);
    form.reset(merged, { keepDefaultValues: true });
  }, [form, initial]);

  const readGrade = () => {
    const { name, grade } = form.getValues();
    if (!isStored && grade === '') form.setValue('grade', gradeOf(name), { shouldDirty: true });
  };

  const save = async () => {
    setFailure(undefined);
    if (!(adder.current?.addPending() ?? true)) {
      await form.trigger();
      return false;
    }
    if (isOnlyPupils && form.getValues('pupils').length === 0) {
      adder.current?.demand();
      return false;
    }
    readGrade();
    let isSaved = false;
    await form.handleSubmit(async (input) => {
      try {
        await onSubmit(input);
        form.reset(input);
        draft.forget();
        isSaved = true;
      } catch (error) {
        setFailure(error);
      }
    })();
    return isSaved;
  };
  useImperativeHandle(ref, () => ({ save }));
  const takeNewest = async () => {
    try {
      await onTakeNewest?.();
      setFailure(undefined);
      notify({ type: 'success', message: t('tookNewest') });
      submitButton.current?.focus();
    } catch (error) {
      setFailure(error);
    }
  };
  const discard = () => {
    draft.discard();
    adder.current?.clear();
    adder.current?.focus();
  };
  const titleFields = (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,20rem)_minmax(0,10rem)]">
      <datalist id={gradeList}>
        {grades.map((grade) => (
          <option key={grade} value={grade} />
        ))}
      </datalist>
      <Field
        label={t('name')}
        placeholder={t('nameExample')}
        autoComplete="off"
        error={errors.name && t(errors.name.type === 'too_big' ? 'tooLong' : 'nameRequired')}
        {...form.register('name', { onBlur: readGrade })}
      />
      <Field
        label={t('grade')}
        placeholder={t('gradeExample')}
        list={grades.length > 0 ? gradeList : undefined}
        autoComplete="off"
        error={errors.grade && t(errors.grade.type === 'too_big' ? 'tooLong' : 'gradeRequired')}
        {...form.register('grade')}
      />
    </div>
  );
  return (
    <FormProvider {...form}>
      {toFramed(
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
          className="grid grid-cols-1 gap-6"
        >
          <DraftKeeper draft={draft} start={{ initial, version, newId }} draftKey={draftKey} />
          {draft.isRestored && (
            <Notice
              tone="info"
              title={t('restored')}
              actions={
                <Button look="secondary" size="small" onClick={discard}>
                  {t('discard')}
                </Button>
              }
            />
          )}
          <PupilList
            adder={adder}
            isStart={!isStored}
            pending={draft.pending}
            onPendingChange={draft.setPending}
            onSkip={() => (isStored ? adder : submitButton).current?.focus()}
          />
          <ClassMarks />
          {props.children}
          {!isOnlyPupils && titleFields}
          <BottomBar hidden={isStored && !isUnsaved && !isSubmitting && failure === undefined}>
            <div className="mb-2 grid gap-2 empty:hidden">
              {failure !== undefined && (
                <SaveProblem
                  error={failure}
                  actions={
                    isConflict &&
                    onTakeNewest && (
                      <Button look="secondary" size="small" onClick={() => void takeNewest()}>
                        {t('takeNewest')}
                      </Button>
                    )
                  }
                />
              )}
              {(errors.pupils || errors.marks) && <Notice tone="error">{t('pupilsWrong')}</Notice>}
            </div>
            <div className="flex flex-wrap gap-3">
              <Button ref={submitButton} type="submit" busy={isSubmitting}>
                {submitLabel}
              </Button>
              {props.acts}
            </div>
          </BottomBar>
        </form>,
      )}
    </FormProvider>
  );
}
