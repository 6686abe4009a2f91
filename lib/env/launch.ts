export interface LaunchSettings {
  siteUrls: { no: string; en: string };
  apiBaseUrl: string;
  norwegianHosts: readonly string[];
  englishHosts: readonly string[];
  allowedOrigins: readonly string[];
}

const isPublicAddress = (url: string) => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && hostname.includes('.') && !/^[\d.]+$/.test(hostname);
};

const lastTwoLabels = (url: string) => new URL(url).hostname.split('.').slice(-2).join('.');

export function launchProblems(settings: LaunchSettings): string[] {
  const { siteUrls, apiBaseUrl, norwegianHosts, englishHosts, allowedOrigins } = settings;
  const problems: string[] = [];
  const languages = [
    ['NORWEGIAN', siteUrls.no, norwegianHosts],
    ['ENGLISH', siteUrls.en, englishHosts],
  ] as const;
  for (const [language, url, hosts] of languages) {
    if (!isPublicAddress(url)) {
      problems.push(`NEXT_PUBLIC_${language}_URL: ${url} is no public address`);
    } else if (!hosts.includes(new URL(url).hostname)) {
      problems.push(
        `${language}_HOSTS: must name ${new URL(url).hostname}, where that language stands`,
      );
    }
  }
  if (problems.length === 0 && siteUrls.no === siteUrls.en) {
    problems.push('NEXT_PUBLIC_ENGLISH_URL: must differ from NEXT_PUBLIC_NORWEGIAN_URL');
  }
  const api = URL.canParse(apiBaseUrl) ? [apiBaseUrl] : [siteUrls.no, siteUrls.en];
  const sites = new Set(api.map(lastTwoLabels));
  for (const origin of allowedOrigins) {
    if (sites.has(lastTwoLabels(origin))) continue;
    problems.push(
      `API_ALLOWED_ORIGINS: ${origin} is on another domain than the API, so its pages would never be signed in`,
    );
  }
  return problems;
}
