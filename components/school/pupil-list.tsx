'use client';

import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { ClassInput } from '@/lib/contracts/classes';
import { PupilAdder, type PupilAdderHandle } from './pupil-adder';
import { PupilRow } from './pupil-row';

/** The class's pupils: a field that adds, and each name to be changed or taken away in its place. */
export function PupilList({ adder }: { adder: Ref<PupilAdderHandle> }) {
  const t = useTranslations('Pupils');
  const { control, getValues } = useFormContext<ClassInput>();
  const { fields, append, remove } = useFieldArray({ control, name: 'pupils', keyName: 'key' });

  return (
    <section aria-labelledby="pupils-heading">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="pupils-heading" className="text-xl font-bold">
          {t('title')}
        </h2>
        <p aria-live="polite" className="text-ink-soft">
          {t('count', { count: fields.length })}
        </p>
      </div>
      <PupilAdder
        ref={adder}
        currentNames={() => getValues('pupils').map((pupil) => pupil.name)}
        onAdd={(names) =>
          append(
            names.map((name) => ({ id: crypto.randomUUID(), name })),
            { shouldFocus: false },
          )
        }
      />
      {fields.length > 0 && (
        <ol className="mt-6 grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
          {fields.map((field, index) => (
            <PupilRow key={field.key} index={index} onRemove={() => remove(index)} />
          ))}
        </ol>
      )}
    </section>
  );
}
