import { useTranslations } from 'next-intl';
import { AudiencePicture } from './audience-picture';

const pairs = 10;
const audiences = ['teacher', 'substitute', 'leader'] as const;

export function Reasons() {
  const t = useTranslations('Reasons');
  return (
    <section id="about" className="bg-birch">
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-28">
        <div className="grid gap-x-14 gap-y-5 lg:grid-cols-[6fr_5fr] lg:items-end">
          <h2 className="text-4xl leading-[1.05] font-extrabold tracking-[-0.025em] sm:text-6xl">
            {t('title')}
          </h2>
          <p className="text-lg">{t('text')}</p>
        </div>
        <div className="mt-12 grid gap-7">
          <Minutes label={t('byHand')} time={t('byHandTime')} />
          <Minutes label={t('withUs')} time={t('withUsTime')} isOurs />
        </div>
        <p className="mt-4 text-sm">{t('scale')}</p>
        <div className="mt-14 grid gap-10 sm:grid-cols-2 sm:gap-14">
          {(['rhythm', 'savings'] as const).map((reason) => (
            <div key={reason} className="border-ink border-t-2 pt-5">
              <h3 className="text-2xl font-bold sm:text-3xl">{t(`${reason}.title`)}</h3>
              <p className="mt-2 max-w-md text-lg">{t(`${reason}.text`)}</p>
            </div>
          ))}
        </div>
        <h3 className="mt-20 text-2xl font-bold sm:text-3xl">{t('audience')}</h3>
        <ul className="mt-6">
          {audiences.map((audience) => (
            <li
              key={audience}
              className="border-desk-line grid items-center gap-x-10 gap-y-3 border-t py-7 sm:grid-cols-[7rem_1fr] lg:grid-cols-[9rem_1fr_2fr]"
            >
              <AudiencePicture audience={audience} />
              <h4 className="text-2xl font-bold">{t(`${audience}.title`)}</h4>
              <p className="max-w-2xl text-lg sm:col-start-2 lg:col-start-3">
                {t(`${audience}.text`)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Minutes(props: { label: string; time: string; isOurs?: boolean }) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{props.label}</span>
        <strong className="text-2xl">{props.time}</strong>
      </p>
      <div
        aria-hidden
        className={`minutes mt-3 grid grid-cols-5 gap-x-3 gap-y-2 sm:grid-cols-10 ${props.isOurs ? 'first-minutes' : 'all-minutes'}`}
      >
        {Array.from({ length: pairs }, (_, pair) => (
          <span key={pair}>
            <span />
            <span />
          </span>
        ))}
      </div>
    </div>
  );
}
