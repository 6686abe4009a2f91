'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from '@/components/ui/notifications';
import { useSession } from '@/lib/client/account/use-session';
import { ApiError } from '@/lib/client/http/api-client';
import { askTwice } from '@/lib/client/http/ask-twice';
import { saveFile } from '@/lib/client/http/save-file';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { fetchMapFile } from '@/lib/client/maps/fetch-map-file';

type FetchFile = (path: string) => Promise<{ file: Blob; name: string }>;

export function useDownload(fetchFile?: FetchFile) {
  const t = useTranslations('Download');
  const errorText = useErrorText('reading');
  const client = useQueryClient();
  const { user } = useSession();
  const [waiting, setWaiting] = useState<{ path: string; isSignedOut: boolean }>();
  const { mutate, isPending } = useMutation({
    mutationFn: (path: string) =>
      askTwice(() => (fetchFile ? fetchFile(path) : fetchMapFile(client, path))),
    onMutate: () => setWaiting(undefined),
    onSuccess: ({ file, name }) => saveFile(file, name),
    onError: (error, path) => {
      if (error instanceof ApiError && error.code === 'notSignedIn') {
        setWaiting({ path, isSignedOut: false });
        return;
      }
      const action = { label: t('tryAgain'), onClick: () => mutate(path) };
      notify({ type: 'error', message: errorText(error), action });
    },
  });
  if (waiting && !waiting.isSignedOut && !user) setWaiting({ ...waiting, isSignedOut: true });
  const isBack = waiting?.isSignedOut === true && user !== null;
  const continueWith = useEffectEvent(() => {
    if (waiting) mutate(waiting.path);
  });
  useEffect(() => {
    if (isBack) continueWith();
  }, [isBack]);
  return { download: (path: string) => mutate(path), isBusy: isPending };
}
