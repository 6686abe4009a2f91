'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { notify } from '@/components/ui/notifications';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useRenameMap } from '@/lib/client/maps/maps';
import { mapNameMaxLength, type SavedMap } from '@/lib/contracts/maps/maps';

export function MapNameForm({
  map,
  onDone,
}: {
  map: Pick<SavedMap, 'id' | 'name'>;
  onDone: () => void;
}) {
  const t = useTranslations('MapHistory');
  const errorText = useErrorText();
  const rename = useRenameMap(map.id);
  const [name, setName] = useState(map.name ?? '');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.select();
  }, []);
  const save = () => {
    if (rename.isPending) return;
    rename.mutate(name, {
      onSuccess: (saved) => {
        notify({
          type: 'success',
          message: saved.name ? t('named', { name: saved.name }) : t('unnamed'),
        });
        onDone();
      },
    });
  };
  return (
    <form
      className="mt-3 max-w-md"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !rename.isPending) onDone();
      }}
    >
      <Field
        ref={input}
        label={t('name')}
        hint={t('nameExample')}
        value={name}
        maxLength={mapNameMaxLength}
        autoComplete="off"
        error={rename.error ? errorText(rename.error) : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="mt-3 flex gap-2">
        <Button type="submit" size="small" busy={rename.isPending}>
          {t('save')}
        </Button>
        <Button look="quiet" size="small" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
