import type { ReactElement } from 'react';
import type { LegalSlug } from '@/lib/i18n/legal-slugs';
import type { Locale } from '@/lib/i18n/locales';
import { sectionsOf } from '../prose-parts';
import { legalParts } from './text-parts';

interface Meta {
  title: string;
  description: string;
  summary: string[];
}

export type LegalText = Meta & { sections: ReturnType<typeof sectionsOf> };

export async function readLegalText(slug: LegalSlug, locale: Locale): Promise<LegalText> {
  const file = (await import(`@/messages/${locale}/pages/legal/${slug}.mdx`)) as {
    default: (props: { components: typeof legalParts }) => ReactElement;
    meta: Meta;
  };
  return { ...file.meta, sections: sectionsOf(file.default({ components: legalParts })) };
}
