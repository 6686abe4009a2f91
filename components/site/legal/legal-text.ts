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
  /** Description for search engines. */
  description: string;
  /** Main points in plain words, above the text. */
  summary: string[];
  sections: LegalSection[];
}
