'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '@/components/ui/button-class';
import { notify } from '@/components/ui/notifications';
import { fetchFile } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { publicEnv } from '@/lib/env/public';

/**
 * A link that downloads a file from the API and shows why if that fails; the browser alone would only report a failed
 * download.
 */
export function FileLink({
  path,
  look,
  children,
}: ButtonLook & { path: string; children: ReactNode }) {
  const errorText = useErrorText('reading');
  const [isBusy, setBusy] = useState(false);
  const download = async (event: MouseEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      const { file, name } = await fetchFile(path);
      save(file, name);
    } catch (error) {
      notify({ type: 'error', message: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <a
      href={`${publicEnv.apiBaseUrl}${path}`}
      download
      aria-busy={isBusy || undefined}
      onClick={(event) => void download(event)}
      className={buttonClass({ look })}
    >
      {children}
    </a>
  );
}

function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
