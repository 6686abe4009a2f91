import type { ReactNode } from 'react';

/** The buttons that end a dialog; on a narrow screen they fill their rows. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">{children}</div>;
}
