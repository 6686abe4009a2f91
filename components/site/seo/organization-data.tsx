import { useLocale, useTranslations } from 'next-intl';
import { publicEnv } from '@/lib/env/public';
import { toLocale } from '@/lib/i18n/locales';
import { pageUrl } from './page-url';
import { StructuredData } from './structured-data';

export function OrganizationData() {
  const t = useTranslations('Frame');
  const language = toLocale(useLocale());
  const { name, email, organizationNumber } = publicEnv().company;
  return (
    <StructuredData
      data={{
        '@type': 'Organization',
        name,
        legalName: name,
        brand: { '@type': 'Brand', name: t('brand') },
        url: pageUrl(language, '/'),
        logo: pageUrl(language, '/icons/icon-512.png'),
        email,
        ...(organizationNumber && {
          identifier: {
            '@type': 'PropertyValue',
            propertyID: 'NO.ORGNR',
            value: organizationNumber,
          },
        }),
      }}
    />
  );
}
