import lighthouse from 'lighthouse';
import { preferredLanguageKey, type Locale } from '@/lib/i18n/locales';
import type { Scores } from './verdict';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** One first visit by Lighthouse, as on a phone, in the browser that listens at a port. */
export async function lighthouseScores(
  url: string,
  language: Locale,
  port: number,
): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    extraHeaders: { Cookie: `${preferredLanguageKey}=${language}` },
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const scoreOf = (name: (typeof categories)[number]) =>
    Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const failures = categories.slice(1).flatMap((name) =>
    lhr.categories[name]!.auditRefs.filter(({ id, weight }) => {
      const score = lhr.audits[id]?.score;
      return weight > 0 && score !== null && score !== undefined && score < 1;
    }).map(({ id }) => `${name}: ${lhr.audits[id]!.title} (${id})`),
  );
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
    layoutShift: lhr.audits['cumulative-layout-shift']?.numericValue ?? 0,
    failures,
  };
}
