'use client';

import { useState } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { TutorialPoster } from './tutorial-poster';

interface OwnVideo {
  mp4: string;
  webm: string;
  captions: { language: string; label: string; src: string; isDefault: boolean }[];
}

export type TutorialSource = OwnVideo | { videoId: string };

interface TutorialVideoProps {
  source: TutorialSource;
  poster: string;
  labels: { play: string; watch: string; video: string; length: string };
}

const frameClass = 'block aspect-video w-full';
const coverClass = 'group/play absolute inset-0 rounded-3xl';

/** Tutorial video. The browser loads no part of the video before the user clicks on the poster image. */
export function TutorialVideo({ source, poster, labels }: TutorialVideoProps) {
  const [isPlaying, setPlaying] = useState(false);
  const isOwn = 'mp4' in source;
  return (
    <div className="border-line shadow-card relative overflow-hidden rounded-3xl border">
      {!isPlaying && (
        <>
          <TutorialPoster />
          <button
            type="button"
            onClick={() => setPlaying(true)}
            className={`${coverClass} noscript:hidden`}
          >
            <Cover label={labels.play} length={labels.length} />
          </button>
          <a
            href={isOwn ? source.mp4 : `https://www.youtube.com/watch?v=${source.videoId}`}
            className={`${coverClass} hidden noscript:block`}
          >
            <Cover label={labels.watch} length={labels.length} />
          </a>
        </>
      )}
      {isPlaying && isOwn && <Player video={source} poster={poster} label={labels.video} />}
      {isPlaying && !isOwn && (
        <iframe
          ref={(frame) => frame?.focus()}
          src={`https://www.youtube-nocookie.com/embed/${source.videoId}?autoplay=1`}
          title={labels.video}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className={frameClass}
        />
      )}
    </div>
  );
}

function Cover({ label, length }: { label: string; length: string }) {
  return (
    <>
      <span className="bg-green text-on-green group-hover/play:bg-green-deep absolute top-[45%] left-1/2 grid h-[19%] w-[13%] -translate-1/2 place-items-center rounded-[24%] shadow-lg transition-colors">
        <Glyph name="play" className="size-1/2" />
      </span>
      <span className="bg-board text-on-board absolute inset-x-0 bottom-0 flex justify-between gap-4 px-4 py-2 text-left text-sm font-semibold sm:px-5 sm:py-2.5 sm:text-base">
        {label}
        <span>{length}</span>
      </span>
    </>
  );
}

function Player({ video, poster, label }: { video: OwnVideo; poster: string; label: string }) {
  return (
    <video
      ref={(element) => element?.focus()}
      controls
      autoPlay
      muted
      playsInline
      poster={poster}
      aria-label={label}
      className={`${frameClass} [&::cue]:bg-board [&::cue]:text-on-board [&::cue]:font-sans [&::cue]:text-[max(1em,0.8rem)]`}
    >
      <source src={video.webm} type='video/webm; codecs="vp9"' />
      <source src={video.mp4} type="video/mp4" />
      {video.captions.map(({ language, label: name, src, isDefault }) => (
        <track
          key={language}
          kind="captions"
          srcLang={language}
          label={name}
          src={src}
          default={isDefault}
        />
      ))}
    </video>
  );
}
