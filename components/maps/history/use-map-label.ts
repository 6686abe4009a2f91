'use client';

import { useFormatter } from 'next-intl';

/** Returns a map's label: its name, or the day when it was made. */
export function useMapLabel(): (map: { name: string | null; createdAt: string }) => string {
  const format = useFormatter();
  return ({ name, createdAt }) =>
    name ?? format.dateTime(new Date(createdAt), { dateStyle: 'long', timeStyle: 'short' });
}
