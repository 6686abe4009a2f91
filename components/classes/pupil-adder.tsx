'use client';

import { ClipboardList, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { splitNames } from '@/lib/core/classes/pupil-name';
import { maxPupils } from '@/lib/contracts/classes';
import { isComposing } from './is-composing';
import { PasteList } from './paste-list';
import { SkipLeftovers } from './skip-leftovers';
import { checkNames } from './check-names';
import type { PendingNames } from './use-class-draft';

export interface PupilAdderHandle {
  /** Adds names that were typed or pasted but not added yet. Returns whether all could be added. */
  addPending: () => boolean;
  /** Empties the fields. */
  clear: () => void;
  focus: () => void;
}

interface PupilAdderProps {
  ref?: Ref<PupilAdderHandle>;
  currentNames: () => string[];
  onAdd: (names: string[]) => void;
  /** Initial content of the fields. */
  pending?: PendingNames;
  onPendingChange?: (pending: PendingNames) => void;
}

/** Names that could not be added, and why. */
interface Refusal {
  text: string;
  left: string[];
}

/** Adds pupils one at a time with Enter, or from a pasted list. Names that cannot be added stay in the field. */
export function PupilAdder(props: PupilAdderProps) {
  const { ref, currentNames, onAdd, pending, onPendingChange } = props;
  const t = useTranslations('Pupils');
  const [text, setText] = useState(pending?.typed ?? '');
  const [refusal, setRefusal] = useState<Refusal>();
  const [isListOpen, setListOpen] = useState(Boolean(pending?.list));
  const [listText, setListText] = useState(pending?.list ?? '');
  const [listRefusal, setListRefusal] = useState<Refusal>();
  const input = useRef<HTMLInputElement>(null);
  const focus = () => input.current?.focus();

  const list = isListOpen ? listText : '';
  useEffect(() => onPendingChange?.({ typed: text, list }), [onPendingChange, text, list]);

  /** Adds the names that can be added. Returns the others with the reason. */
  const addAll = (names: string[]): Refusal | undefined => {
    const { added, duplicates, tooLong, overLimit } = checkNames(names, currentNames());
    if (added.length > 0) onAdd(added);
    const left = [...duplicates, ...tooLong, ...overLimit];
    const [first] = duplicates;
    if (duplicates.length > 1) {
      return { left, text: t('severalAlreadyThere', { names: duplicates.join(', ') }) };
    }
    if (first !== undefined) return { left, text: t('alreadyThere', { name: first }) };
    if (tooLong.length > 0) return { left, text: t('tooLong') };
    if (overLimit.length > 0) return { left, text: t('tooMany', { max: maxPupils }) };
    return undefined;
  };

  const addTyped = () => {
    const names = splitNames(text);
    focus();
    if (names.length === 0) {
      setRefusal({ text: t('empty'), left: [] });
      return false;
    }
    const rest = addAll(names);
    setText(rest?.left.join(', ') ?? '');
    setRefusal(rest);
    return !rest;
  };
  const addList = () => {
    const names = splitNames(listText);
    if (names.length === 0) {
      setListRefusal({ text: t('emptyList'), left: [] });
      return false;
    }
    const rest = addAll(names);
    setListText(rest?.left.join('\n') ?? '');
    setListRefusal(rest);
    if (rest) return false;
    setListOpen(false);
    focus();
    return true;
  };
  const clearList = () => {
    setListText('');
    setListRefusal(undefined);
    setListOpen(false);
  };
  useImperativeHandle(ref, () => ({
    addPending: () => {
      const isTypedAdded = splitNames(text).length === 0 || addTyped();
      const isListAdded = !isListOpen || splitNames(listText).length === 0 || addList();
      return isTypedAdded && isListAdded;
    },
    clear: () => {
      setText('');
      setRefusal(undefined);
      clearList();
    },
    focus,
  }));

  return (
    <div className="border-line bg-surface rounded-2xl border p-4 sm:p-5">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-48 flex-1">
          <Field
            ref={input}
            label={t('firstName')}
            hint={t('firstNameHint')}
            error={refusal?.text}
            dir="auto"
            autoComplete="off"
            enterKeyHint="done"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setRefusal(undefined);
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
              if (rest) setText([text.trim(), ...rest.left].filter(Boolean).join(', '));
              setRefusal(rest);
            }}
          />
          <SkipLeftovers
            count={refusal?.left.length ?? 0}
            onSkip={() => {
              const left = new Set(refusal?.left);
              setText(
                splitNames(text)
                  .filter((name) => !left.has(name))
                  .join(', '),
              );
              setRefusal(undefined);
              focus();
            }}
          />
        </div>
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
          error={listRefusal?.text}
          onChange={(value) => {
            setListText(value);
            setListRefusal(undefined);
          }}
          onAdd={addList}
          skip={
            <SkipLeftovers
              count={listRefusal?.left.length ?? 0}
              onSkip={() => {
                clearList();
                focus();
              }}
            />
          }
        />
      )}
    </div>
  );
}
