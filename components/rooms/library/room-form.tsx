'use client';

import { Pencil } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Workplace } from '@/components/ui/workplace';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { useUnsavedWarning } from '@/components/ui/use-unsaved-warning';
import { removeDraft, writeDraft } from '@/lib/client/local/drafts';
import { readRoomDraft } from '@/lib/client/local/room-draft';
import { useToday } from '@/lib/client/page/use-today';
import { useRooms } from '@/lib/client/rooms/rooms';
import { roomNameMaxLength } from '@/lib/contracts/rooms/rooms';
import { cleanName } from '@/lib/core/classes/pupil-name';
import { findLayoutProblem } from '@/lib/core/rooms/layout-problems';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { isSameLayout } from '@/lib/core/rooms/same-layout';
import { RoomEditor } from '../edit/room-editor';
import { RoomThumbnail } from '../view/room-thumbnail';
import { NameField } from './name-field';
import { RoomNotices } from './room-notices';

export interface RoomInput {
  name: string;
  layout: RoomLayout;
}

interface RoomFormProps {
  back: { href: string; label: string };
  title: string;
  about?: string;
  children?: ReactNode;
  question?: ReactNode;
  initial: RoomInput;
  version?: number;
  newId?: string;
  draftKey?: string;
  isNew?: boolean;
  pupilCount?: number;
  submitLabel: string;
  actions?: ReactNode;
  onSubmit: (input: RoomInput, version: number | undefined) => Promise<unknown>;
  onDiscard: () => void;
  conflictActions?: (input: RoomInput) => ReactNode;
  onDirtyChange?: (isDirty: boolean) => void;
}

type NameProblem = 'nameRequired' | 'nameTooLong';

function findNameProblem(name: string): NameProblem | undefined {
  if (name === '') return 'nameRequired';
  return name.length > roomNameMaxLength ? 'nameTooLong' : undefined;
}

export function RoomForm(props: RoomFormProps) {
  const { initial, draftKey, newId, onSubmit, onDirtyChange, isNew = false } = props;
  const t = useTranslations('RoomForm');
  const format = useFormatter();
  const today = useToday();
  const [draft] = useState(() => readRoomDraft(draftKey));
  const [name, setName] = useState(draft?.name ?? initial.name);
  const [layout, setLayout] = useState(draft?.layout ?? initial.layout);
  const [start] = useState(layout);
  const [draftVersion, setDraftVersion] = useState(draft?.version);
  const version = draftVersion ?? props.version;
  const [isRestored, setRestored] = useState(draft !== undefined);
  const [isSaving, setSaving] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isRenaming, setRenaming] = useState(false);
  const isNaming = isNew || isRenaming || name !== initial.name;
  const nameField = useRef<HTMLInputElement>(null);

  const isChanged = name !== initial.name || !isSameLayout(layout, initial.layout);
  const isDirty = isChanged || (isNew && layout.desks.length > 0);
  useUnsavedWarning(isDirty && !isSaving, { isKept: draftKey !== undefined });
  useEffect(() => {
    onDirtyChange?.(isDirty);
  }, [onDirtyChange, isDirty]);
  useEffect(() => {
    if (draftKey === undefined) return;
    if (isDirty) writeDraft(draftKey, { newId, version, name, layout });
    else removeDraft(draftKey);
  }, [draftKey, newId, version, name, layout, isDirty]);

  const cleaned = cleanName(name);
  const nameProblem = findNameProblem(cleaned);
  const rooms = useRooms().data;
  const isNameTwice =
    cleaned !== initial.name &&
    rooms?.some((room) => room.isOwn && !room.isArchived && room.name === cleaned);
  const hasNoDesk = findLayoutProblem(layout) === 'noDesk';
  const save = async () => {
    if (isSaving) return;
    setAsked(true);
    setFailure(undefined);
    if (nameProblem) return nameField.current?.focus();
    if (hasNoDesk) return;
    setSaving(true);
    try {
      await onSubmit({ name: cleaned, layout }, version);
      setName(cleaned);
      setDraftVersion(undefined);
      setRestored(false);
      setRenaming(false);
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <RoomEditor
      initial={start}
      pupilCount={props.pupilCount}
      onChange={setLayout}
      menu={props.children}
    >
      {({ drawing, steps, layouts, menu }) => (
        <Workplace
          back={props.back}
          title={props.title}
          about={props.about}
          printed={format.dateTime(new Date(today), { dateStyle: 'long' })}
          tools={
            <>
              {isNaming ? (
                <NameField
                  ref={nameField}
                  label={t('name')}
                  placeholder={t('nameExample')}
                  value={name}
                  onChange={setName}
                  onEnter={() => void save()}
                  problem={
                    isAsked && nameProblem
                      ? t(nameProblem)
                      : isNameTwice
                        ? t('nameTwice')
                        : undefined
                  }
                  isWrong={isAsked && nameProblem !== undefined}
                />
              ) : (
                <IconButton
                  icon={Pencil}
                  label={t('rename')}
                  onClick={() => {
                    flushSync(() => setRenaming(true));
                    nameField.current?.select();
                  }}
                  className="hover:bg-birch"
                />
              )}
              {steps}
            </>
          }
          acts={
            <>
              {!isNew && (
                <span role="status" className="text-ink-soft text-sm max-sm:sr-only">
                  {t(isDirty ? 'stateUnsaved' : 'stateSaved')}
                </span>
              )}
              {props.actions}
              {layouts}
              <Button size="small" busy={isSaving} onClick={() => void save()}>
                {props.submitLabel}
              </Button>
              {menu}
            </>
          }
          notices={
            <RoomNotices
              question={props.question}
              restored={
                isRestored &&
                isDirty && {
                  onKeep: () => setRestored(false),
                  onDiscard: () => {
                    if (draftKey !== undefined) removeDraft(draftKey);
                    props.onDiscard();
                  },
                }
              }
              isEmpty={isAsked && hasNoDesk}
              failure={failure}
              conflictActions={props.conflictActions?.({ name, layout })}
            />
          }
        >
          <div className="contents print:hidden">{drawing}</div>
          <div aria-hidden className="hidden h-[165mm] print:block [&>svg]:h-full">
            <RoomThumbnail {...layout} />
          </div>
        </Workplace>
      )}
    </RoomEditor>
  );
}
