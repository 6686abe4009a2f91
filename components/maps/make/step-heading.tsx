import type { ReactNode, Ref } from 'react';

export const stepHeadingId = 'step-heading';

/** Heading of a step of the map maker; gets the focus when the step opens. */
export function StepHeading({
  ref,
  children,
}: {
  ref: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  return (
    <h2 ref={ref} tabIndex={-1} id={stepHeadingId} className="text-2xl font-bold outline-none">
      {children}
    </h2>
  );
}
