'use client';

import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { papers } from '@/lib/contracts/maps/map-file';
import { perspectives } from '@/lib/core/rooms/perspective';

const viewChoicesSchema = z.object({
  perspective: z.enum(perspectives).optional().catch(undefined),
  paper: z.enum(papers).catch('a4'),
  notes: z.boolean().catch(false),
  list: z.boolean().catch(false),
  away: z.boolean().catch(false),
  letterKeys: z.boolean().catch(true),
});
export type ViewChoices = z.infer<typeof viewChoicesSchema>;

const key = 'map-view';
const usual = viewChoicesSchema.parse({});
const listeners = new Set<() => void>();
let known: { text: string | null; choices: ViewChoices } = { text: null, choices: usual };

function storedText(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return known.text;
  }
}

function parse(text: string | null): ViewChoices {
  try {
    return viewChoicesSchema.parse(JSON.parse(text ?? '{}'));
  } catch {
    return usual;
  }
}

function read(): ViewChoices {
  const text = storedText();
  if (text !== known.text) known = { text, choices: parse(text) };
  return known.choices;
}

export function keepViewChoices(changed: Partial<ViewChoices>): void {
  const choices = { ...read(), ...changed };
  const text = JSON.stringify(choices);
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // If the browser denies access to its storage, the view choices are lost when the page is closed.
  }
  known = { text, choices };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useViewChoices(): ViewChoices {
  return useSyncExternalStore(subscribe, read, () => usual);
}
