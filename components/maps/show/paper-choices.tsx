'use client';

import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { Choice } from '@/components/ui/choice';
import { keepViewChoices, useViewChoices } from '@/lib/client/maps/view-choices';
import { papers } from '@/lib/contracts/maps/map-file';
import type { ShownMap } from '@/lib/core/maps/shown-map';
import { perspectiveFrom, perspectives } from '@/lib/core/rooms/perspective';

export function PaperChoices({ map }: { map: ShownMap }) {
  const t = useTranslations('Download');
  const id = useId();
  const choices = useViewChoices();
  const perspective = choices.perspective ?? perspectiveFrom(map.room.boardSide ?? 'top');
  return (
    <>
      <Options legend={t('paper')}>
        {papers.map((paper) => (
          <Choice
            key={paper}
            type="radio"
            name={`${id}-paper`}
            label={t(`papers.${paper}`)}
            checked={choices.paper === paper}
            onChange={() => keepViewChoices({ paper })}
          />
        ))}
      </Options>
      <Options legend={t('view')}>
        {perspectives.map((each) => (
          <Choice
            key={each}
            type="radio"
            name={`${id}-view`}
            label={t(`views.${each}`)}
            checked={perspective === each}
            onChange={() => keepViewChoices({ perspective: each })}
          />
        ))}
      </Options>
      <div className="mt-3 grid gap-2">
        {(['notes', 'list', 'away'] as const).map((each) => (
          <Choice
            key={each}
            type="checkbox"
            label={t(each)}
            checked={choices[each]}
            onChange={(event) => keepViewChoices({ [each]: event.target.checked })}
          />
        ))}
      </div>
    </>
  );
}

function Options({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mb-3">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">{children}</div>
    </fieldset>
  );
}
