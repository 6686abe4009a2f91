import type { ReactNode } from 'react';

export interface LegalSection {
  /** Anchor of the section, the same in every language, so that it survives a change of language. */
  id: string;
  heading: string;
  body: ReactNode;
}

/** One legal document in one language. */
export interface LegalText {
  title: string;
  /** What search engines show of it. */
  description: string;
  /** Its main points, in plain words, above the text itself. */
  summary: string[];
  sections: LegalSection[];
}
