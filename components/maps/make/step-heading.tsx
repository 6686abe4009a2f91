import type { ReactNode, Ref } from 'react';

export const stepHeadingId = 'step-heading';

/** Heading of a step of the map maker; gets the focus when the step opens. */
export function StepHeading({
  ref,
  isHidden,
  children,
}: {
  ref: Ref<HTMLHeadingElement>;
  /** Only screen readers have it. */
  isHidden?: boolean;
  children: ReactNode;
}) {
  return (
    <h2
      ref={ref}
      tabIndex={-1}
      id={stepHeadingId}
      className={isHidden ? 'sr-only' : 'text-xl font-bold outline-none'}
    >
      {children}
    </h2>
  );
}
