'use client';

import { ClipboardList, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { nameKey, pupilNameMaxLength, splitNames } from '@/lib/core/school/pupil-name';
import { maxPupils } from '@/lib/contracts/classes';
import { isComposing } from './is-composing';
import { PasteList } from './paste-list';

export interface PupilAdderHandle {
  /** Adds what was typed or pasted but not added yet; answers whether nothing is left over. */
  addPending: () => boolean;
}

interface PupilAdderProps {
  ref?: Ref<PupilAdderHandle>;
  currentNames: () => string[];
  onAdd: (names: string[]) => void;
}

/** Adds pupils: one at a time with Enter, or a whole list pasted. What cannot be added stays in the field. */
export function PupilAdder({ ref, currentNames, onAdd }: PupilAdderProps) {
  const t = useTranslations('Pupils');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isListOpen, setListOpen] = useState(false);
  const [listText, setListText] = useState('');
  const [listError, setListError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  /** Adds those that can be added; answers with the others and why. */
  const addAll = (names: string[]): { left: string[]; error?: string } => {
    const current = currentNames();
    const taken = new Set(current.map(nameKey));
    const added: string[] = [];
    const doubled: string[] = [];
    const tooLong: string[] = [];
    const beyond: string[] = [];
    for (const name of names) {
      if (taken.has(nameKey(name))) doubled.push(name);
      else if (name.length > pupilNameMaxLength) tooLong.push(name);
      else if (current.length + added.length >= maxPupils) beyond.push(name);
      else {
        added.push(name);
        taken.add(nameKey(name));
      }
    }
    if (added.length > 0) onAdd(added);
    const left = [...doubled, ...tooLong, ...beyond];
    const first = doubled[0];
    if (first !== undefined) {
      const text =
        doubled.length === 1
          ? t('alreadyThere', { name: first })
          : t('severalAlreadyThere', { names: doubled.join(', ') });
      return { left, error: text };
    }
    if (tooLong.length > 0) return { left, error: t('tooLong') };
    if (beyond.length > 0) return { left, error: t('tooMany', { max: maxPupils }) };
    return { left };
  };

  const addTyped = () => {
    const names = splitNames(text);
    input.current?.focus();
    if (names.length === 0) {
      setError(t('empty'));
      return false;
    }
    const rest = addAll(names);
    setText(rest.left.join(', '));
    setError(rest.error);
    return rest.left.length === 0;
  };
  const addList = () => {
    const names = splitNames(listText);
    if (names.length === 0) {
      setListError(t('emptyList'));
      return false;
    }
    const rest = addAll(names);
    setListText(rest.left.join('\n'));
    setListError(rest.error);
    if (rest.left.length > 0) return false;
    setListOpen(false);
    input.current?.focus();
    return true;
  };
  useImperativeHandle(ref, () => ({
    addPending: () => {
      const isTypedAdded = splitNames(text).length === 0 || addTyped();
      const isListAdded = !isListOpen || splitNames(listText).length === 0 || addList();
      return isTypedAdded && isListAdded;
    },
  }));

  return (
    <div className="border-line bg-surface rounded-2xl border p-4 sm:p-5">
      <div className="flex flex-wrap items-start gap-3">
        <Field
          ref={input}
          className="min-w-48 flex-1"
          label={t('firstName')}
          hint={t('firstNameHint')}
          error={error}
          dir="auto"
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            addTyped();
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (splitNames(pasted).length < 2) return;
            event.preventDefault();
            const rest = addAll(splitNames(pasted));
            if (rest.left.length > 0)
              setText([text.trim(), ...rest.left].filter(Boolean).join(', '));
            setError(rest.error);
          }}
        />
        <div className="flex flex-wrap gap-3 sm:pt-[1.95rem]">
          <Button look="secondary" onClick={addTyped}>
            <Plus aria-hidden className="size-5" />
            {t('add')}
          </Button>
          <Button
            look="quiet"
            aria-expanded={isListOpen}
            onClick={() => setListOpen((isOpen) => !isOpen)}
          >
            <ClipboardList aria-hidden className="size-5" />
            {t('pasteList')}
          </Button>
        </div>
      </div>
      {isListOpen && (
        <PasteList
          text={listText}
          error={listError}
          onChange={(value) => {
            setListText(value);
            setListError(undefined);
          }}
          onAdd={addList}
        />
      )}
    </div>
  );
}
