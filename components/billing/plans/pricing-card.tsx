import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { buttonClass } from '@/components/ui/button-class';
import { offeredFrequencies, type PricingTier } from '@/lib/core/billing/plans';
import { FeatureList } from './feature-list';
import { PriceTag } from './price-tag';
import { StaffDesks } from './staff-desks';

export function PricingCard({ tier }: { tier: PricingTier }) {
  const t = useTranslations('Pricing');
  const { slug, mostPopular } = tier;
  const frequencies = offeredFrequencies([tier]);
  const marked = (frequency: string) => (frequencies.length > 1 ? frequency : undefined);
  const frame = mostPopular ? 'border-green ring-green ring-1' : 'border-line';
  return (
    <li className={`plan-card ${frame}`}>
      {mostPopular && (
        <p className="bg-green text-on-green absolute -top-3.5 left-6 rounded-full px-3.5 py-1 text-sm font-bold lg:left-5 xl:left-6">
          {t('mostPopular')}
        </p>
      )}
      <StaffDesks count={tier.seatLimit} className="w-full max-md:max-w-52" />
      <div>
        <h3 className="text-xl font-bold">{t(`tiers.${slug}.name`)}</h3>
        <p className="text-ink-soft mt-1">{t(`tiers.${slug}.description`)}</p>
      </div>
      {frequencies.map((frequency) => (
        <PriceTag
          key={frequency}
          tier={tier}
          frequency={frequency}
          shownFor={marked(frequency)}
          className="lg:text-3xl"
        />
      ))}
      <div>
        {frequencies.map((frequency) => (
          <SiteLink
            key={frequency}
            data-frequency={marked(frequency)}
            href={`/pricing/${slug}?frequency=${frequency}`}
            className={buttonClass({
              look: mostPopular ? 'primary' : 'secondary',
              className: 'w-full',
            })}
          >
            {t('choose')} <span className="sr-only">{t(`tiers.${slug}.name`)}</span>
          </SiteLink>
        ))}
        <p className="text-ink-soft mt-3 text-sm text-balance">{t(`note.${tier.owner}`)}</p>
      </div>
      <FeatureList tier={tier} className="border-line grid content-start gap-2.5 border-t pt-5" />
    </li>
  );
}
