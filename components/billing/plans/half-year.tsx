import { useTranslations } from 'next-intl';
import { trialDays } from '@/lib/core/billing/trial';
import { StepNumber } from './step-number';

const pins = [
  { left: 'left-0', side: '' },
  { left: 'left-[46%]', side: '-translate-x-full' },
  { left: 'left-1/2', side: '' },
  { left: 'left-[96%]', side: '-translate-x-full' },
];
const trial = 'border-green bg-surface text-green';
const paid = 'border-green bg-green text-on-green';

function Span({ className, children }: { className: string; children: string }) {
  return (
    <div className={`pt-2 ${className}`}>
      <div className="border-desk-line h-2 rounded-b-md border-x-2 border-b-2" />
      <p className="mt-1.5 text-sm font-semibold">{children}</p>
    </div>
  );
}

export function HalfYear() {
  const t = useTranslations('SubscriptionGuide.halfYear');
  const days = trialDays.school;
  return (
    <div role="img" aria-label={t('label', { days })} className="bg-birch rounded-3xl p-5 sm:p-10">
      <div className="relative h-11">
        {pins.map(({ left, side }, index) => (
          <div key={left} className={`absolute inset-y-0 ${left}`}>
            <span className="bg-ink absolute inset-y-0 w-0.5" />
            <StepNumber number={index + 1} className={`relative ${side}`} />
          </div>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-x-4 sm:gap-x-8">
        {[trial, paid].map((look, half) => (
          <div key={look} className="grid grid-cols-3 gap-1">
            {[1, 2, 3].map((month) => (
              <span
                key={month}
                className={`rounded-desk shadow-desk grid min-h-12 place-items-center border-2 font-bold sm:min-h-20 lg:text-lg ${look}`}
              >
                <span className="max-sm:hidden">{t('month', { month: month + half * 3 })}</span>
              </span>
            ))}
          </div>
        ))}
        <Span className="col-start-1">{t('trial', { days })}</Span>
        <Span className="col-span-2">{t('period')}</Span>
      </div>
    </div>
  );
}
