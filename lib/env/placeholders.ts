import { publicEnv } from './public';

export const placeholders = {
  NEXT_PUBLIC_NORWEGIAN_URL: 'https://norwegian.placeholder.invalid',
  NEXT_PUBLIC_ENGLISH_URL: 'https://english.placeholder.invalid',
  NEXT_PUBLIC_API_BASE_URL: 'https://api.placeholder.invalid',
  NEXT_PUBLIC_APP_URL: 'https://app.placeholder.invalid',
  NEXT_PUBLIC_FIREBASE_API_KEY: 'key.placeholder.invalid',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'domain.placeholder.invalid',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'project.placeholder.invalid',
};

function addresses(): Record<keyof typeof placeholders, string> {
  const { siteUrls, apiBaseUrl, appUrl, firebase } = publicEnv();
  return {
    NEXT_PUBLIC_NORWEGIAN_URL: siteUrls.no,
    NEXT_PUBLIC_ENGLISH_URL: siteUrls.en,
    NEXT_PUBLIC_API_BASE_URL: apiBaseUrl,
    NEXT_PUBLIC_APP_URL: appUrl,
    NEXT_PUBLIC_FIREBASE_API_KEY: firebase?.apiKey ?? '',
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: firebase?.authDomain ?? '',
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: firebase?.projectId ?? '',
  };
}

export function withAddresses(html: string): string {
  return Object.entries(addresses()).reduce((page, [name, value]) => {
    if (/["'<>&\\\s]/.test(value)) throw new Error(`${name} is no address: ${value}`);
    return page.replaceAll(placeholders[name as keyof typeof placeholders], value);
  }, html);
}
