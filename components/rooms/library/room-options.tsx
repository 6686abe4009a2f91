'use client';

import { useTranslations } from 'next-intl';
import { RoomThumbnail } from '@/components/rooms/view/room-thumbnail';
import type { RoomToDraw } from '@/lib/core/rooms/drawn-room';

export interface RoomOption {
  value: string;
  label: string;
  text?: string;
  room: RoomToDraw | null;
}

interface RoomOptionsProps {
  legend: string;
  group: string;
  options: RoomOption[];
  value: string | undefined;
  onChange: (value: string) => void;
}

export function RoomOptions({ legend, group, options, value, onChange }: RoomOptionsProps) {
  const t = useTranslations('Rooms');
  if (options.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-3">
        {options.map((option) => (
          <label
            key={option.value}
            className="border-line-strong bg-surface has-checked:border-green has-checked:bg-green-tint has-focus-visible:outline-green flex cursor-pointer flex-col gap-3 rounded-2xl border-2 px-1.5 py-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={group}
              value={option.value}
              className="sr-only"
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span className="flex h-20 items-center justify-center px-2">
              {option.room && option.room.desks.length > 0 ? (
                <RoomThumbnail {...option.room} />
              ) : (
                <span
                  aria-hidden
                  className="border-line-strong h-16 w-24 rounded-lg border-2 border-dashed"
                />
              )}
            </span>
            <span className="text-center">
              <span title={option.label} className="line-clamp-3 font-semibold break-words">
                {option.label}
              </span>
              {option.text && <span className="text-ink-soft block text-sm">{option.text}</span>}
              {!option.room && <span className="sr-only">{t('tooLargeToDraw')}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
