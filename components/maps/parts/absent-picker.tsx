'use client';

import { UserX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Pupil } from '@/lib/contracts/classes/classes';
import { PupilChips } from '@/components/conditions/pupil-chips';
import { toggled } from '@/lib/client/maps/toggled';

interface AbsentPickerProps {
  pupils: Pupil[];
  absent: string[];
  onChange: (absent: string[]) => void;
  title?: string;
  who?: string;
}

export function AbsentPicker(props: AbsentPickerProps) {
  const { pupils, absent, onChange } = props;
  const t = useTranslations('Absent');
  const { title = t('title', { count: absent.length }), who = t('who') } = props;
  return (
    <details className="border-line bg-surface rounded-2xl border" open={absent.length > 0}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-2xl px-4 py-2 font-semibold">
        <UserX aria-hidden className="text-ink-soft size-5" />
        {title}
      </summary>
      <div className="px-4 pt-3 pb-5">
        <PupilChips
          label={who}
          pupils={pupils}
          chosen={absent}
          onToggle={(pupil) => onChange(toggled(absent, pupil))}
        />
      </div>
    </details>
  );
}
