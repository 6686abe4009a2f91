'use client';

import { Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface TutorialVideoProps {
  videoId: string;
  /** What is seen until the video is asked for; decoration. */
  poster: ReactNode;
  labels: { play: string; watch: string; video: string };
}

const frameClass = 'block aspect-video w-full overflow-hidden rounded-3xl';
const coverClass = 'group/play absolute inset-0 rounded-3xl';

/** The tutorial: its poster, and after a click the video. Nothing is asked of the video's host before. */
export function TutorialVideo({ videoId, poster, labels }: TutorialVideoProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) {
    return (
      <iframe
        ref={(frame) => frame?.focus()}
        src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`}
        title={labels.video}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className={frameClass}
      />
    );
  }
  return (
    <div className="relative">
      <div className={`shadow-card ${frameClass}`}>{poster}</div>
      <button
        type="button"
        onClick={() => setPlaying(true)}
        className={`${coverClass} noscript:hidden`}
      >
        <PlayLabel label={labels.play} />
      </button>
      <a
        href={`https://www.youtube.com/watch?v=${videoId}`}
        className={`${coverClass} hidden noscript:block`}
      >
        <PlayLabel label={labels.watch} />
      </a>
    </div>
  );
}

function PlayLabel({ label }: { label: string }) {
  return (
    <>
      <span className="bg-green text-on-green group-hover/play:bg-green-deep absolute top-[43%] left-1/2 grid h-[18%] w-[13%] -translate-1/2 place-items-center rounded-[24%] shadow-lg transition-colors">
        <Play aria-hidden className="size-1/2 fill-current" />
      </span>
      <span className="bg-surface absolute inset-x-0 bottom-0 rounded-b-3xl px-5 py-3 text-left font-semibold sm:px-7 sm:py-4 sm:text-lg">
        {label}
      </span>
    </>
  );
}
