import { useTranslations } from 'next-intl';
import { publicEnv } from '@/lib/env/public';
import { Email, proseParts, Section } from '../prose-parts';
import { StoredItem } from './stored-item';
import { ThirdParties, ThirdPartyNames } from './third-parties';

/** Name, number and e-mail address of the company, if configured. */
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

/** The components of the texts in `messages/{locale}/pages/legal`. */
export const legalParts = {
  ...proseParts,
  ...{ CompanyFacts, Section, StoredItem, ThirdParties, ThirdPartyNames },
};
