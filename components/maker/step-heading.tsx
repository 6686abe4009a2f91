import type { ReactNode, Ref } from 'react';

export const stepHeadingId = 'step-heading';

/** Title of a step of the maker; takes the focus when the step is come to. */
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
