import type { LegalSlug } from '@/lib/i18n/legal-slugs';
import type { Locale } from '@/lib/i18n/locales';
import type { LegalText } from './legal-text';
import { acceptableUseEn } from './texts/acceptableuse.en';
import { acceptableUseNo } from './texts/acceptableuse.no';
import { cookiesEn } from './texts/cookies.en';
import { cookiesNo } from './texts/cookies.no';
import { disclaimerEn } from './texts/disclaimer.en';
import { disclaimerNo } from './texts/disclaimer.no';
import { eulaEn } from './texts/eula.en';
import { eulaNo } from './texts/eula.no';
import { privacyEn } from './texts/privacy.en';
import { privacyNo } from './texts/privacy.no';
import { returnEn } from './texts/return.en';
import { returnNo } from './texts/return.no';
import { termsEn } from './texts/terms.en';
import { termsNo } from './texts/terms.no';

export const legalTexts: Record<LegalSlug, Record<Locale, LegalText>> = {
  privacy: { no: privacyNo, en: privacyEn },
  terms: { no: termsNo, en: termsEn },
  cookies: { no: cookiesNo, en: cookiesEn },
  return: { no: returnNo, en: returnEn },
  disclaimer: { no: disclaimerNo, en: disclaimerEn },
  acceptableuse: { no: acceptableUseNo, en: acceptableUseEn },
  eula: { no: eulaNo, en: eulaEn },
};
