'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { FieldMessage } from '@/components/ui/field-message';
import { FileButton } from '@/components/ui/file-button';
import { FileDrop } from '@/components/ui/file-drop';
import { useSheetFile, type SheetFileProblem } from '@/lib/client/files/use-sheet-file';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import type { Command } from '@/lib/core/maps/command';
import { suggest, withMaking } from '@/lib/core/maps/making';
import { run } from '@/lib/core/maps/workbench-state';
import { useMapScreen } from '../map-context';
import type { SheetPreview } from './sheet-preview';

interface MapFromSheetProps {
  isOpen: boolean;
  classRooms: ClassRooms;
  onOpenChange: (isOpen: boolean) => void;
}

export function MapFromSheet({ isOpen, classRooms, onOpenChange }: MapFromSheetProps) {
  const { store, engine } = useMapScreen();
  const t = useTranslations('MapFromSheet');
  const problemText = useProblemText();
  const [Preview, setPreview] = useState<typeof SheetPreview>();
  const file = useSheetFile(async () => {
    const loaded = await import('./sheet-preview');
    setPreview(() => loaded.SheetPreview);
  });
  const { source, problem } = file;
  const close = () => {
    file.close();
    onOpenChange(false);
  };
  const use = (command: Command) => {
    engine.cancel();
    store.update((now) => {
      const before = suggest(now, [], now.map.seats, () => crypto.randomUUID());
      return withMaking(run(before, command), { isMade: true });
    });
    close();
  };
  return (
    <>
      <FileDrop
        label={t('drop')}
        onFiles={(files) => {
          onOpenChange(true);
          file.openFiles(files);
        }}
      />
      {isOpen && (
        <Dialog
          open
          isWide={source !== undefined}
          onOpenChange={(open) => !open && close()}
          title={t('title')}
          description={source ? t('fromFile', { file: source.fileName }) : t('hint')}
          closeLabel={t('close')}
        >
          <FileButton
            label={t(source ? 'otherFile' : 'file')}
            look="secondary"
            busy={file.isReading}
            onFiles={file.openFiles}
          />
          <FieldMessage>{problem && problemText(problem)}</FieldMessage>
          {source && Preview && (
            <Preview
              key={source.number}
              source={source}
              classRooms={classRooms}
              onUse={use}
              onCancel={close}
            />
          )}
        </Dialog>
      )}
    </>
  );
}

const ownProblems = ['pdf', 'otherDocument', 'tooMuch', 'tooManyRows', 'tooManyColumns'] as const;

function useProblemText() {
  const t = useTranslations('MapFromSheet');
  const tImport = useTranslations('Import');
  return (problem: SheetFileProblem): string => {
    const own = ownProblems.find((each) => each === problem);
    if (own) return t(`fileProblem.${own}`);
    return problem === 'notLoaded'
      ? t('notLoaded')
      : tImport(`fileProblem.${problem}` as 'fileProblem.empty');
  };
}
