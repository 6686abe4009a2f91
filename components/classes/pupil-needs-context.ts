import { createContext, type ReactNode } from 'react';

/** Renders where a pupil of a stored class is to sit; nothing for one who is not stored yet. */
export const PupilNeedsContext = createContext<(pupil: string) => ReactNode>(() => null);
