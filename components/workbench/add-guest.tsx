'use client';

import { UserPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { useWorkbenchStore } from './workbench-store';

const maxNameLength = 40;

/** Adds somebody who is none of the class, by first name, at the chosen desk or the frontmost free one. */
export function AddGuest() {
  const t = useTranslations('Workbench.guest');
  const store = useWorkbenchStore();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [name, setName] = useState<string>();
  const close = () => {
    setName(undefined);
    opener.current?.focus();
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const given = (name ?? '').trim();
    if (given === '') return;
    const { chosen, done } = store.get();
    const desk = chosen.type === 'desk' ? { desk: chosen.desk } : {};
    const guest = { id: crypto.randomUUID(), name: given };
    store.execute({ type: 'addGuest', guest, ...desk });
    // The name stays where there is no desk for the guest; why stands in the status line.
    if (store.get().done !== done) close();
  };
  return (
    <div className="contents">
      <button
        ref={opener}
        type="button"
        title={t('open')}
        aria-label={t('open')}
        aria-expanded={name !== undefined}
        onClick={() => setName((now) => (now === undefined ? '' : undefined))}
        className="rounded-desk text-ink hover:bg-birch aria-expanded:bg-green-tint inline-flex min-h-11 min-w-11 items-center justify-center"
      >
        <UserPlus aria-hidden className="size-5" />
      </button>
      {name !== undefined && (
        <form onSubmit={add} className="flex flex-wrap items-center gap-2">
          <label htmlFor={id} className="sr-only">
            {t('name')}
          </label>
          <input
            id={id}
            autoFocus
            autoComplete="off"
            maxLength={maxNameLength}
            placeholder={t('name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close();
            }}
            className="border-line-strong bg-surface rounded-desk min-h-11 w-40 border px-3"
          />
          <Button type="submit" look="secondary" size="small">
            {t('add')}
          </Button>
        </form>
      )}
    </div>
  );
}
