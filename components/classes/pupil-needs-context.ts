import { createContext, type ReactNode } from 'react';

export const PupilNeedsContext = createContext<(pupil: string) => ReactNode>(() => null);
