'use client';

import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '@/components/ui/button-class';
import { publicEnv } from '@/lib/env/public';
import { useDownload } from './use-download';

type FileAnchorProps = ButtonLook & {
  path: string;
  className?: string;
  isBusy: boolean;
  onDownload: () => void;
  children: ReactNode;
};

export function FileAnchor(props: FileAnchorProps) {
  const { path, look, size, className, isBusy, onDownload, children } = props;
  return (
    <a
      href={`${publicEnv().apiBaseUrl}${path}`}
      download
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!isBusy) onDownload();
      }}
      className={buttonClass({ look, size, className })}
    >
      {children}
    </a>
  );
}

export function FileLink(props: Omit<FileAnchorProps, 'isBusy' | 'onDownload'>) {
  const { download, isBusy } = useDownload();
  return <FileAnchor {...props} isBusy={isBusy} onDownload={() => download(props.path)} />;
}
