import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { publicEnv } from '@/lib/env/public';
import { FadeIn } from './fade-in';
import { TutorialPoster } from './tutorial-poster';
import { TutorialVideo } from './tutorial-video';

const steps = ['pupils', 'room', 'conditions', 'map'] as const;

/** How a map is made: the video, and the same in four sentences. */
export function Tutorial() {
  const t = useTranslations('Tutorial');
  return (
    <section className="mx-auto max-w-6xl px-4 pb-20 sm:px-6 lg:pb-28">
      <FadeIn className="grid items-center gap-x-14 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <h2 className="text-3xl font-extrabold tracking-tight sm:text-4xl lg:col-start-2 lg:self-end">
          {t('title')}
        </h2>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <TutorialVideo
            videoId={publicEnv.tutorialVideoId}
            poster={<TutorialPoster />}
            labels={{ play: t('play'), watch: t('watch'), video: t('video') }}
          />
          <p className="text-ink-soft mt-4 text-sm">{t('privacy')}</p>
          <SiteLink
            href="/pages/guide"
            hrefLang="no"
            className="hover:text-green mt-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t('guide')}
          </SiteLink>
        </div>
        <ol className="grid gap-6 lg:self-start">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden
                className="bg-birch border-desk-line rounded-desk grid h-9 w-11 shrink-0 place-items-center border font-bold"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg leading-9 font-bold">{t(`steps.${step}.title`)}</h3>
                <p className="text-ink-soft">{t(`steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </FadeIn>
    </section>
  );
}
