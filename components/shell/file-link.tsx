'use client';

import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '@/components/ui/button-class';
import { publicEnv } from '@/lib/env/public';
import { useDownload, type FetchFile } from './use-download';

/**
 * A link that downloads a file from the API and shows why if that fails; the browser alone would only report a failed
 * download.
 */
export function FileLink({
  path,
  look,
  size,
  className,
  onClick,
  fetchFile,
  children,
}: ButtonLook & {
  path: string;
  onClick?: () => void;
  /** Makes the file in the browser instead. */
  fetchFile?: FetchFile;
  children: ReactNode;
}) {
  const { download, isBusy } = useDownload(fetchFile);
  return (
    <a
      href={`${publicEnv().apiBaseUrl}${path}`}
      download
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (isBusy) return;
        onClick?.();
        download(path);
      }}
      className={buttonClass({ look, size, className })}
    >
      {children}
    </a>
  );
}
