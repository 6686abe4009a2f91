'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { DrawRoom, type DrawMode } from './draw-room';
import { roomProblem } from './maker-state';
import { NextButton } from './next-button';
import { RoomStep, type RoomStepProps } from './room-step';
import { StepHeading, stepHeadingId } from './step-heading';

interface RoomSectionProps extends RoomStepProps {
  classId: string;
  /** Set while a room is drawn. */
  drawing: DrawMode | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Called to go back to the choice of rooms. */
  onRoom: () => void;
  onNext: () => void;
}

/** The step of the room: its choice, or the editor while a room is drawn. */
export function RoomSection(props: RoomSectionProps) {
  const { classId, drawing, heading, onRoom, onNext, ...step } = props;
  const { state, pupils, onChange } = step;
  const t = useTranslations('Maker');
  const presentCount = pupils.length - state.absent.length;
  return (
    <section aria-labelledby={stepHeadingId}>
      <StepHeading ref={heading}>{drawing ? t('drawTitle') : t('roomTitle')}</StepHeading>
      <div className="mt-5">
        {drawing ? (
          <DrawRoom
            key={drawing}
            mode={drawing}
            classId={classId}
            choice={state.choice}
            pupilCount={presentCount}
            onDone={(own) => {
              onChange({ choice: { ...state.choice, own } });
              onRoom();
            }}
            onCancel={onRoom}
          />
        ) : (
          <RoomStep {...step} />
        )}
      </div>
      {!drawing && (
        <NextButton disabled={roomProblem(state, presentCount) !== undefined} onClick={onNext}>
          {t('toConditions')}
        </NextButton>
      )}
    </section>
  );
}
