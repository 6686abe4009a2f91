import type { ReactElement } from 'react';
import type { LegalSlug } from '@/lib/i18n/legal-slugs';
import type { Locale } from '@/lib/i18n/locales';
import { sectionsOf } from '../prose-parts';
import { legalParts } from './text-parts';

interface Meta {
  title: string;
  /** Description for search engines. */
  description: string;
  /** Main points in plain words, above the text. */
  summary: string[];
}

/** One legal document in one language. */
export type LegalText = Meta & { sections: ReturnType<typeof sectionsOf> };

/** Reads a text from `messages/{locale}/pages/legal`. */
export async function readLegalText(slug: LegalSlug, locale: Locale): Promise<LegalText> {
  const file = (await import(`@/messages/${locale}/pages/legal/${slug}.mdx`)) as {
    default: (props: { components: typeof legalParts }) => ReactElement;
    meta: Meta;
  };
  return { ...file.meta, sections: sectionsOf(file.default({ components: legalParts })) };
}
