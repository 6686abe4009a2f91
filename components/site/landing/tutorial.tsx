import { useLocale, useTranslations } from 'next-intl';
import { tutorialSeconds } from '@/components/site/landing/tutorial-scenes';
import { publicEnv } from '@/lib/env/public';
import { languageTags, locales, toLocale } from '@/lib/i18n/locales';
import { Transcript } from './transcript';
import { TutorialVideo, type TutorialSource } from './tutorial-video';

const file = (name: string) => `${publicEnv().basePath}/tutorial/${name}`;

export function Tutorial() {
  const t = useTranslations('Tutorial');
  const locale = toLocale(useLocale());
  const videoId = publicEnv().tutorialVideoId;
  const source: TutorialSource = videoId
    ? { videoId }
    : {
        webm: file(`tutorial-${locale}.webm`),
        mp4: file(`tutorial-${locale}.mp4`),
        captions: locales.map((language) => ({
          language: languageTags[language],
          label: t(`languages.${language}`),
          src: file(`captions-${language}.vtt`),
          isDefault: language === locale,
        })),
      };
  const minutes = Math.floor(tutorialSeconds / 60);
  const seconds = String(tutorialSeconds % 60).padStart(2, '0');
  return (
    <div className="min-w-0 max-lg:max-w-2xl">
      <TutorialVideo
        source={source}
        poster={file(`poster-${locale}.webp`)}
        labels={{
          play: t('play'),
          watch: t(videoId ? 'watchAtProvider' : 'watch'),
          video: t('video'),
          length: videoId ? '' : `${minutes}:${seconds}`,
        }}
      />
      {videoId ? <p className="text-ink-soft mt-3 text-sm">{t('privacy')}</p> : <Transcript />}
    </div>
  );
}
