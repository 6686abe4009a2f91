import { useTranslations } from 'next-intl';
import { publicEnv } from '@/lib/env/public';
import { Email, proseParts, Section } from '../prose-parts';
import { StoredItem } from './stored-item';
import { ThirdParties, ThirdPartyNames } from './third-parties';

export function CompanyFacts() {
  const t = useTranslations('Legal');
  const { name, organizationNumber } = publicEnv().company;
  return (
    <p>
      {name}
      {organizationNumber && (
        <>
          <br />
          {t('organizationNumber')}: {organizationNumber.replace(/(\d{3})(?=\d)/g, '$1\u00a0')}
        </>
      )}
      <br />
      {t('email')}: <Email />
    </p>
  );
}

export const legalParts = {
  ...proseParts,
  ...{ CompanyFacts, Section, StoredItem, ThirdParties, ThirdPartyNames },
};
