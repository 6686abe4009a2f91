'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  linkCalls,
  type CreateLink,
  type CreateListLink,
  type CreatedLink,
} from '@/lib/contracts/maps/links';
import { callApi } from '@/lib/client/http/api-client';
import { keyOf, queryOf } from '@/lib/client/http/queries';
import { publicEnv } from '@/lib/env/public';

const linksKey = keyOf(linkCalls.listLinks);

export function useLinks() {
  return useQuery({
    ...queryOf(linkCalls.listLinks),
    gcTime: 0,
  });
}

export type ShareTarget = { map: string } | { class: string } | Pick<CreateListLink, 'classes'>;

function makeLink(target: ShareTarget, body: CreateLink): Promise<CreatedLink> {
  if ('map' in target) {
    return callApi(linkCalls.shareMap, { params: { mapId: target.map }, body });
  }
  if ('class' in target) {
    return callApi(linkCalls.shareClass, { params: { classId: target.class }, body });
  }
  return callApi(linkCalls.shareList, { body: { ...body, ...target } });
}

const tokens = new Map<string, string>();

function makeToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22);
}

/**
 * Creates a shared link. The client chooses the secret token, so that a retry creates no second link; the server stores
 * only a hash of the token.
 */
export function useMakeLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (asked: { target: ShareTarget; endsOn: string }) => {
      const key = JSON.stringify(asked);
      const token = tokens.get(key) ?? makeToken();
      tokens.set(key, token);
      const made = await makeLink(asked.target, { endsOn: asked.endsOn, token });
      tokens.delete(key);
      return made;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: linksKey }),
    // The URL of a shared link is secret, so the cache drops it as soon as no component shows it.
    gcTime: 0,
  });
}

export function useRevokeLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) => callApi(linkCalls.revokeLink, { params: { linkId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: linksKey }),
  });
}

export function linkAddress(token: string): string {
  return `${window.location.origin}${publicEnv().basePath}/share/${token}`;
}
