'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { FieldMessage } from '@/components/ui/field-message';
import { FileDrop } from '@/components/ui/file-drop';
import type { Pupil } from '@/lib/contracts/classes/classes';
import { splitNames } from '@/lib/core/classes/pupil-name';
import { isFocusLost } from '@/components/ui/page-title';
import { AdderButtons } from './adder-buttons';
import { FirstNameField } from './first-name-field';
import type { ImportPreviewHandle } from './import/import-preview';
import { useImport } from './import/use-import';
import { isQuickList } from './is-quick-list';
import { PasteList } from './paste-list';
import { useAddNames, type Refusal } from './use-add-names';
import { usePasteAnywhere } from './use-paste-anywhere';
import type { PendingNames } from './use-class-draft';

export interface PupilAdderHandle {
  addPending: () => boolean;
  demand: () => void;
  clear: () => void;
  focus: () => void;
}

interface PupilAdderProps {
  ref?: Ref<PupilAdderHandle>;
  currentPupils: () => Pupil[];
  onAdd: (names: string[]) => void;
  onImport: (pupils: Pupil[], added: number) => void;
  isFocused?: boolean;
  className?: () => string;
  pending?: PendingNames;
  onPendingChange?: (pending: PendingNames) => void;
}

export function PupilAdder(props: PupilAdderProps) {
  const { ref, currentPupils, onAdd, onImport, className, pending, onPendingChange } = props;
  const t = useTranslations('Pupils');
  const tImport = useTranslations('Import');
  const [text, setText] = useState(pending?.typed ?? '');
  const [refusal, setRefusal] = useState<Refusal>();
  const [isListOpen, setListOpen] = useState(Boolean(pending?.list));
  const [listText, setListText] = useState(pending?.list ?? '');
  const [listRefusal, setListRefusal] = useState<Refusal>();
  const [foundNames, setFoundNames] = useState<string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const preview = useRef<ImportPreviewHandle>(null);
  const focus = () => input.current?.focus();
  const currentNames = () => currentPupils().map(({ name }) => name);
  const addAll = useAddNames(currentNames, onAdd);
  const { source, Preview, problem, isReading, openFiles, openText, close } = useImport();
  const isQuick = (list: string) => isQuickList(list, currentNames());

  // The draft of a class may contain a list of first names, but never a pasted table.
  const list = isListOpen && isQuick(listText) ? listText : '';
  const kept = source ? foundNames.join('\n') : list;
  // A layout effect reports the typed text at once; a later effect could lose the text when the user leaves the page.
  useLayoutEffect(() => {
    onPendingChange?.({ typed: text, list: kept });
  }, [onPendingChange, text, kept]);

  const retype = (typed: string) => {
    setText(typed);
    setRefusal(undefined);
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
    if (!isQuick(listText)) {
      openText(listText);
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
      if (source) {
        preview.current?.demandAnswer();
        return false;
      }
      const isListAdded = !isListOpen || splitNames(listText).length === 0 || addList();
      return isTypedAdded && isListAdded;
    },
    demand: () => void addTyped(),
    clear: () => {
      retype('');
      clearList();
      close();
    },
    focus,
  }));

  const paste = (pasted: string) => {
    if (!isQuick(pasted)) {
      openText(pasted);
      return;
    }
    const rest = addAll(splitNames(pasted));
    if (rest) setText([text.trim(), ...rest.left].filter(Boolean).join(', '));
    setRefusal(rest);
  };
  usePasteAnywhere(props.isFocused ?? false, (pasted) => {
    if (splitNames(pasted).length > 0) paste(pasted);
  });
  useEffect(() => {
    const isFree = isFocusLost() || document.activeElement?.matches('h1');
    if (props.isFocused && isFree) input.current?.focus({ preventScroll: true });
  }, [props.isFocused]);
  return (
    <div>
      <FileDrop label={tImport('drop')} onFiles={openFiles} />
      <div className="flex flex-wrap items-start gap-3">
        <FirstNameField
          ref={input}
          text={text}
          refusal={refusal}
          onType={retype}
          onEnter={addTyped}
          onPasteNames={paste}
          onSkip={(rest) => {
            retype(rest);
            focus();
          }}
        />
        <AdderButtons
          isListOpen={isListOpen}
          isReading={isReading}
          onAdd={addTyped}
          onList={() => setListOpen((isOpen) => !isOpen)}
          onFiles={openFiles}
        />
      </div>
      <FieldMessage>
        {problem &&
          (problem === 'notLoaded' ? tImport(problem) : tImport(`fileProblem.${problem}`))}
      </FieldMessage>
      {isListOpen && !source && (
        <PasteList
          text={listText}
          refusal={listRefusal}
          isQuick={isQuick(listText)}
          onChange={(value) => {
            setListText(value);
            setListRefusal(undefined);
          }}
          onAdd={addList}
          onPasteTable={(table) => {
            setListText(table);
            openText(table);
          }}
          onSkip={() => {
            clearList();
            focus();
          }}
        />
      )}
      {source && Preview && (
        <Preview
          key={source.number}
          ref={preview}
          source={source}
          currentPupils={currentPupils}
          className={className?.() ?? ''}
          onNames={setFoundNames}
          onUse={(pupils, added) => {
            close();
            clearList();
            onImport(pupils, added);
            focus();
          }}
          onCancel={() => {
            close();
            focus();
          }}
        />
      )}
    </div>
  );
}
