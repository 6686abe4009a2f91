'use client';

import { Check, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import type { Seating } from '@/lib/core/conditions/condition';
import type { ExampleClassMap } from './example-map';
import { RoomPicture } from './room-picture';
import { WishMark, type Wish } from './wish-mark';

export type Verdicts = Record<'none' | 'one' | 'more', string>;

function verdict({ none, one, more }: Verdicts, repeatedPairs: number): string {
  if (repeatedPairs < 2) return repeatedPairs ? one : none;
  return more.replace('#', String(repeatedPairs));
}

interface ExampleMapFigureProps {
  map: ExampleClassMap;
  wishes: Wish[];
  verdicts: Verdicts;
  labels: { board: string; picture: string; asked: string; again: string; working: string };
}

export function ExampleMapFigure({ map, wishes, verdicts, labels }: ExampleMapFigureProps) {
  const [shown, setShown] = useState({
    seats: map.seats,
    repeatedPairs: map.repeatedPairs,
    history: map.problem.history,
  });
  const [isWorking, setWorking] = useState(false);

  async function makeAnother() {
    if (isWorking) return;
    setWorking(true);
    const history: Seating[] = [shown.seats, ...shown.history];
    try {
      const { solveInWorker } = await import('@/lib/client/maps/seating/solve-in-worker');
      const problem = { ...map.problem, history };
      const options = { seed: history.length, timeLimitMs: 5000 };
      const result = await solveInWorker(problem, options);
      if (result.status === 'seated') {
        const inOrder = map.problem.pupils.map((pupil) => [pupil, result.seats[pupil]!]);
        const seats = Object.fromEntries(inOrder) as Seating;
        setShown({ seats, repeatedPairs: result.repeatedPairs, history });
      }
    } catch {
      // If the calculation of the example map fails, the page still shows the previous map.
    }
    setWorking(false);
  }

  return (
    <figure className="shows-wishes max-lg:max-w-2xl">
      <p className="text-ink-soft mb-3 text-sm font-semibold">{labels.asked}</p>
      <ul className="relative z-10 flex flex-wrap gap-x-2 gap-y-2.5 px-1 sm:gap-x-3">
        {wishes.map(({ kind, text }, index) => (
          <li
            key={kind}
            data-wish={kind}
            className={`bg-surface border-line shadow-card inline-flex items-center gap-2 rounded-lg border py-1.5 pr-3.5 pl-2 text-sm font-semibold sm:text-base ${index % 2 ? 'rotate-1' : '-rotate-1'}`}
          >
            <WishMark kind={kind} className="size-6" />
            {text}
          </li>
        ))}
      </ul>
      <div className="bg-birch -mt-3 rounded-3xl px-3 pt-9 pb-4 sm:px-7 sm:pt-11 sm:pb-6">
        <RoomPicture room={map.problem.room} seats={shown.seats} wishes={wishes} labels={labels} />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:mt-5">
          <span
            role="status"
            className="flex min-w-56 flex-1 gap-2 text-sm text-balance sm:text-base"
          >
            <Check aria-hidden className="text-green mt-0.5 size-5 shrink-0" strokeWidth={3} />
            {verdict(verdicts, shown.repeatedPairs)}
          </span>
          <button
            type="button"
            onClick={() => void makeAnother()}
            aria-disabled={isWorking}
            className={buttonClass({
              look: 'secondary',
              size: 'small',
              className: 'noscript:hidden',
            })}
          >
            <RefreshCw aria-hidden className={`size-4 ${isWorking ? 'animate-spin' : ''}`} />
            {isWorking ? labels.working : labels.again}
          </button>
        </div>
      </div>
    </figure>
  );
}
