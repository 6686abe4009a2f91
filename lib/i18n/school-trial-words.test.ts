import { readdirSync, readFileSync } from 'node:fs';
import { trialDays } from '@/lib/core/billing/trial';
import { locales } from './locales';
import { messages } from './messages';

const words = {
  no: { free: /gratis|kostnadsfri|koster (det |den |da )?ingenting/i, short: /uten å binde/ },
  en: { free: /\bfree (of charge|for|trial)|costs (you )?nothing/i, short: /without commitment/ },
};
const ofSchoolTrial = /^(Billing\.(school|actions)|SubscriptionGuide\.(description|steps))\b/;

const ofTeachers = /[^.]*\b30\b[^.]*\./g;

const folderOf = (locale: string) => `messages/${locale}/pages/legal`;

function texts(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, each]) =>
    texts(each, path ? `${path}.${key}` : key),
  );
}

const plain = (text: string) =>
  text
    .replace(/<Amount of="schoolTrialDays" \/>/g, `${trialDays.school}`)
    .replace(/<Amount of="teacherTrialDays" \/>/g, `${trialDays.teacher}`)
    .replace(/<[^>]*>|\*\*/g, '')
    .replace(/\s+/g, ' ');

describe.each(locales)('the texts in the language %s', (locale) => {
  const { long } = messages[locale].SchoolTrial;
  const { free, short } = words[locale];
  const folder = folderOf(locale);
  const legal = readdirSync(folder).flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .split(/\n\n+/)
      .map((text): [string, string] => [file, plain(text)]),
  );
  const all = [...texts(messages[locale], ''), ...legal];

  it('explain what happens after the trial wherever they call a school trial free', () => {
    const about = all.filter(
      ([path, text]) =>
        (/\b90\b/.test(text) || ofSchoolTrial.test(path)) &&
        free.test(text.replace(ofTeachers, '')),
    );
    expect(about.length).toBeGreaterThan(4);
    expect(about.filter(([, text]) => !text.includes(long))).toEqual([]);
  });

  it('describe the first 90 days of a school as a trial without commitment', () => {
    const about = all.filter(([, text]) => /(prøver?|try|tries) [^.]*\b90\b/i.test(text));
    expect(about.length).toBeGreaterThan(3);
    expect(about.filter(([, text]) => !short.test(text))).toEqual([]);
    expect(messages[locale].SchoolTrial.short).toMatch(short);
  });
});
