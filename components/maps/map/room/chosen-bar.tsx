'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import type { PupilId } from '@/lib/core/conditions/condition';
import { placeAtDesk } from '@/lib/core/maps/place-at-desk';
import { chosenPupils, nothingChosen } from '@/lib/core/maps/workbench-state';
import { deskKey } from '@/lib/core/rooms/room';
import { AskButton } from '../questions/ask-button';
import { ActionButton, type LabelledAction } from './action-button';
import { ChosenActions, useChosenActions } from './chosen-actions';
import type { WorkbenchText } from './use-workbench-text';
import { useWorkbenchLater, useWorkbenchStore } from './workbench-store';

const ending: ReadonlySet<string> = new Set<LabelledAction>([
  ...['lock', 'unlock', 'apart', 'together', 'awayKeepDesk', 'awayOfferDesk', 'takeBack'],
  ...['removeTrainee', 'useDesk', 'leaveEmpty'],
] as LabelledAction[]);

interface ChosenBarProps {
  text: WorkbenchText;
  onAsk?: (pupils: readonly PupilId[]) => void;
  isAdding?: boolean;
  isInRail?: boolean;
}

/** Toolbar for the chosen pupils or desk. It renders after the desks, because the layout of its buttons is slow. */
export function ChosenBar({ text, onAsk, isAdding = false, isInRail }: ChosenBarProps) {
  const t = useTranslations('Workbench');
  const store = useWorkbenchStore();
  const chosen = useWorkbenchLater((state) => state.chosen);
  const carried = useWorkbenchLater(({ moving }) => moving?.carried.pupils);
  const isDragged = useWorkbenchLater(({ moving }) => moving?.isDragged ?? false);
  const { usual, more } = useChosenActions(isAdding);
  const pupils = chosenPupils({ chosen });
  const bar = usePlaceAtDesk();
  const focusProps = useFocusToDesk();
  const pressProps = useMeantPress(chosen);
  if (chosen.type === 'none') return null;
  if (onAsk && pupils.length > 0) {
    const name = text.names(pupils.slice(0, 1));
    usual.push(<AskButton key="ask" name={name} onAsk={() => onAsk(pupils)} />);
  }
  const name = chosen.type === 'desk' ? text.place(chosen.desk) : text.names(pupils);
  return (
    <div
      ref={bar}
      role="group"
      aria-label={t('chosenGroup')}
      data-bottom-bar
      data-chosen-actions
      data-in-rail={isInRail || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        store.run('cancel');
      }}
      onClick={(event) => {
        const button = (event.target as Element).closest<HTMLElement>('[data-action]');
        if (isAdding && ending.has(button?.dataset.action ?? '')) {
          store.update((now) => ({ ...now, chosen: nothingChosen }));
        }
      }}
      {...pressProps}
      {...focusProps}
      className={`border-line bg-surface rounded-desk shadow-card absolute z-20 flex flex-wrap items-center border px-1 max-lg:inset-x-0 max-lg:bottom-0 max-sm:-inset-x-2 max-sm:-bottom-2 max-sm:grid max-sm:grid-cols-5 max-sm:items-stretch lg:top-0 lg:left-0 lg:max-w-[min(100%,52rem)] print:hidden max-sm:[&_button]:flex-col max-sm:[&_button]:gap-0.5 max-sm:[&_button]:px-0.5 max-sm:[&_button]:text-xs max-sm:[&_button]:leading-tight max-sm:[&_button]:whitespace-normal ${isDragged ? 'invisible' : ''}`}
    >
      <p
        className={`max-w-40 truncate px-3 font-semibold max-lg:flex-1 ${carried ? 'max-sm:col-span-4 max-sm:max-w-none max-sm:self-center' : 'max-sm:sr-only'}`}
      >
        {carried ? t('carrying', { names: text.names(carried) }) : name}
      </p>
      {!carried && <ChosenActions usual={usual} more={more} />}
      <ActionButton id="cancel" icon={X} />
    </div>
  );
}

function useFocusToDesk() {
  const store = useWorkbenchStore();
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    hadFocus.current = false;
    const { cursor } = store.get();
    if (cursor) document.querySelector<HTMLElement>(`[data-desk="${deskKey(cursor)}"]`)?.focus();
  });
  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      if (relatedTarget) hadFocus.current = false;
    },
  };
}

function useMeantPress(chosen: unknown) {
  const hasPress = useRef(false);
  useEffect(() => {
    hasPress.current = false;
  }, [chosen]);
  return {
    onClickCapture: (event: MouseEvent) => {
      if (event.detail <= 1) hasPress.current = true;
      else if (!hasPress.current) event.stopPropagation();
    },
  };
}

function usePlaceAtDesk() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!bar.current) return;
    const element = bar.current;
    const place = () => standAtDesk(element);
    const sizes = new ResizeObserver(place);
    const stage = element.parentElement!;
    for (const one of [element, stage, chosenDesk(stage)]) if (one) sizes.observe(one);
    const zooms = new MutationObserver(place);
    const room = stage.querySelector('.room-held > *');
    if (room) zooms.observe(room, { attributeFilter: ['style'] });
    window.addEventListener('scroll', place, true);
    place();
    return () => {
      zooms.disconnect();
      sizes.disconnect();
      window.removeEventListener('scroll', place, true);
    };
  });
  return bar;
}

const chosenDesk = (stage: HTMLElement) => stage.querySelector('[data-desk][aria-pressed=true]');

function standAtDesk(bar: HTMLElement): void {
  const stage = bar.parentElement!;
  const desk = chosenDesk(stage);
  bar.style.translate = '';
  if (!desk || !window.matchMedia?.('(width >= 64rem)').matches) return;
  const frame = stage.getBoundingClientRect();
  const names = [...stage.querySelectorAll('.name-plate')].map((name) =>
    name.getBoundingClientRect(),
  );
  const { left, top } = placeAtDesk(
    desk.getBoundingClientRect(),
    { width: bar.offsetWidth, height: bar.offsetHeight },
    frame,
    names,
  );
  bar.style.translate = `${left - frame.left}px ${top - frame.top}px`;
}
