'use client';

import { useFormatter } from 'next-intl';

export function useDayText(): (day: string) => string {
  const format = useFormatter();
  return (day) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    });
}
