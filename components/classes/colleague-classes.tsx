'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SearchField } from '@/components/ui/search-field';
import type { ClassSummary } from '@/lib/contracts/classes';
import { ClassCard } from './class-card';

/** So many classes are seen at a glance. */
const searchFrom = 7;

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function matches({ name, teacherName }: ClassSummary, search: string): boolean {
  const text = plain(`${name} ${teacherName ?? ''}`);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Where the link on top of the page leads. */
export const colleaguesId = 'colleagues';

/** The classes of colleagues, to be found by class or teacher: a substitute is in a hurry. */
export function ColleagueClasses({ classes }: { classes: ClassSummary[] }) {
  const t = useTranslations('Home');
  const [search, setSearch] = useState('');
  const found = classes.filter((entry) => matches(entry, search));
  return (
    <section aria-labelledby={colleaguesId}>
      <h2 id={colleaguesId} tabIndex={-1} className="mt-14 mb-5 text-2xl font-bold outline-none">
        {t('colleagues')}
      </h2>
      {classes.length >= searchFrom && (
        <SearchField
          label={t('search')}
          value={search}
          onChange={setSearch}
          found={t('found', { count: found.length })}
        />
      )}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {found.map((entry) => (
          <ClassCard key={entry.id} entry={entry} level="h3" />
        ))}
      </ul>
    </section>
  );
}
