import lighthouse from 'lighthouse';
import { preferredLanguageKey, type Locale } from '@/lib/i18n/locales';
import type { Scores } from './verdict';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** A phone on a slow network: put up with while the page loads, or reckoned from a fast load. */
export type Throttling = 'devtools' | 'simulate';

export interface Phone {
  /** The port of its browser. */
  port: number;
  throttling: Throttling;
}

const mostAttempts = 3;

/** A busy machine may keep Lighthouse itself from recording the visit; then there is no result, good or bad. */
async function visit(
  url: string,
  language: Locale,
  { port, throttling }: Phone,
  looksAt: readonly string[] = categories,
) {
  let problem = 'no result';
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: [...looksAt],
      throttlingMethod: throttling,
      extraHeaders: { Cookie: `${preferredLanguageKey}=${language}` },
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    problem = result?.lhr.runtimeError?.message ?? problem;
  }
  throw new Error(`Lighthouse cannot record ${url}: ${problem}`);
}

/** One first visit by Lighthouse, as on a phone. */
export async function lighthouseScores(
  url: string,
  language: Locale,
  phone: Phone,
): Promise<Scores> {
  const lhr = await visit(url, language, phone);
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
    benchmarkIndex: lhr.environment.benchmarkIndex,
    failures,
  };
}

/** How long one first visit is kept waiting, as on a phone. */
export async function paintAndBlocking(url: string, phone: Phone) {
  const { audits } = await visit(url, 'no', phone, ['performance']);
  const ms = (id: string) => audits[id]!.numericValue!;
  return {
    blockingMs: ms('total-blocking-time'),
    largestPaintMs: ms('largest-contentful-paint'),
  };
}
