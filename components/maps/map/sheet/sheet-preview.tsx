'use client';

import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { SeatingView } from '@/components/rooms/view/seating-view';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { DialogButtons } from '@/components/ui/dialog-buttons';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { useIsVisitor } from '@/lib/client/account/use-session';
import type { SheetFile } from '@/lib/client/files/use-sheet-file';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import { isEnded } from '@/lib/core/conditions/condition';
import type { Command } from '@/lib/core/maps/command';
import { brokenIn } from '@/lib/core/maps/consequence';
import type { SheetProblem } from '@/lib/core/maps/from-sheet/read-seating-sheet';
import { withoutDesk } from '@/lib/core/maps/map-document';
import { usedConditions } from '@/lib/core/maps/used-conditions';
import { deskKey } from '@/lib/core/rooms/room';
import { ConditionsNotice } from '../../show/conditions-notice';
import { useMapScreen, useConditionNames, useNames } from '../map-context';
import { SheetQuestions } from './sheet-questions';
import { useSheetMap, type SheetMap } from './use-sheet-map';

interface SheetPreviewProps {
  source: SheetFile;
  classRooms: ClassRooms;
  onUse: (command: Command) => void;
  onCancel: () => void;
}

export function SheetPreview({ source, classRooms, onUse, onCancel }: SheetPreviewProps) {
  const t = useTranslations('MapFromSheet');
  const sheetMap = useSheetMap(source, classRooms);
  const { sheetIndex, chooseSheet } = sheetMap;
  return (
    <div className="mt-5 grid gap-5">
      {source.sheets.length > 1 && (
        <div className="max-w-md">
          <SelectField
            label={t('sheet')}
            value={String(sheetIndex)}
            onChange={(value) => chooseSheet(Number(value))}
          >
            {source.sheets.map(({ name }, index) => (
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {'problem' in sheetMap ? (
        <NoSheetMap problem={sheetMap.problem} />
      ) : (
        <ShownSheet
          key={sheetIndex}
          map={sheetMap}
          onUse={() => onUse(sheetMap.command)}
          onCancel={onCancel}
        />
      )}
    </div>
  );
}

function NoSheetMap({ problem }: { problem: SheetProblem }) {
  const { classId } = useMapScreen();
  const t = useTranslations('MapFromSheet');
  const isVisitor = useIsVisitor();
  return (
    <Notice
      tone="error"
      actions={
        problem === 'classList' && (
          <Link
            href={isVisitor ? '/app/try' : `/app/classes/${classId}`}
            className={buttonClass({ look: 'secondary', size: 'small' })}
          >
            {t('toClass')}
          </Link>
        )
      }
    >
      {t(`problem.${problem}`)}
    </Notice>
  );
}

function ShownSheet(props: { map: SheetMap; onUse: () => void; onCancel: () => void }) {
  const { map, onUse, onCancel } = props;
  const { after, asked, answers } = map;
  const t = useTranslations('MapFromSheet');
  const names = useNames();
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [isDemanded, setDemanded] = useState(false);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const use = () => {
    const at = asked.findIndex(({ desk }) => answers[deskKey(desk)] === undefined);
    if (at < 0) return onUse();
    setDemanded(true);
    frame.current?.querySelectorAll('select')[at]?.focus();
  };
  const seated = Object.entries(after.seats).map(([id, desk]) => ({
    ...{ id, desk, name: names.get(id) ?? '' },
  }));
  const open = asked.flatMap(({ name, desk }) => {
    const id = deskKey(desk);
    const shown = map.open[id];
    return shown ? [{ id, desk: shown, name: `${name}?` }] : [];
  });
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0 [--room-height:60dvh]">
        <h3 ref={heading} tabIndex={-1} className="mb-2 font-semibold outline-none">
          {t('found', { desks: after.layout.desks.length, seated: seated.length })}
        </h3>
        <SeatingView
          isPicture
          room={after.layout}
          label={t('preview')}
          seated={[...seated, ...open]}
        />
      </div>
      <div ref={frame} className="grid min-w-0 content-start gap-4">
        <SheetQuestions map={map} isDemanded={isDemanded} />
        <SheetFacts map={map} />
        <DialogButtons>
          <Button look="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button onClick={use}>{t('use')}</Button>
        </DialogButtons>
      </div>
    </div>
  );
}

function SheetFacts({ map }: { map: SheetMap }) {
  const { after, choice, ignored, hiddenRows } = map;
  const { pupils, today } = useMapScreen();
  const t = useTranslations('MapFromSheet');
  const format = useFormatter();
  const names = useConditionNames();
  const roomName = useRoomName();
  const sentence = useConditionText(after.layout, names, after.conditions);
  const used = usedConditions(after);
  const broken = brokenIn(after);
  const leftOut = after.conditions.filter((one) => !isEnded(one, today)).length - used.length;
  const unseated = withoutDesk(
    after,
    pupils.map(({ id }) => id),
  ).map((id) => names.get(id) ?? '');
  const isOwn = choice.own?.roomId === null;
  return (
    <>
      {broken.length > 0 ? (
        <ConditionsNotice
          tone="warning"
          title={t('broken', { count: broken.length })}
          conditions={used}
          about={broken}
          sentence={sentence}
        />
      ) : (
        <Notice tone="info">{t('allMet', { count: used.length })}</Notice>
      )}
      {unseated.length > 0 && (
        <Notice tone="warning" title={t('unseated', { count: unseated.length })}>
          {format.list(unseated)}
        </Notice>
      )}
      <div className="text-ink-soft grid gap-1 text-sm">
        {leftOut > 0 && <p>{t('leftOut', { count: leftOut })}</p>}
        <p>
          {t(isOwn ? 'newRoom' : 'knownRoom', {
            room: roomName(choice.own?.name ?? choice.kind),
          })}
        </p>
        {ignored.length > 0 && <p>{t('ignored', { texts: ignored.join(' · ') })}</p>}
        {hiddenRows > 0 && <p>{t('hiddenRows', { count: hiddenRows })}</p>}
      </div>
    </>
  );
}
