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

/** The teacher's own links. */
export function useLinks() {
  return useQuery({
    ...queryOf(linkCalls.listLinks),
    // How often a link was opened, and what it still shows, is told as it is now.
    gcTime: 0,
  });
}

/** A target of sharing: a map, a class's active map, or several classes. */
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

/** The tokens of links that were asked for, by what was asked, until the answer is there. */
const tokens = new Map<string, string>();

/** 128 random bits as base64url. */
function makeToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22);
}

/** Makes a link, once also where the answer to the first try was lost. Its address is in the answer and nowhere else. */
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
    // The address is not kept longer than it is shown.
    gcTime: 0,
  });
}

/** Ends a link. */
export function useRevokeLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) => callApi(linkCalls.revokeLink, { params: { linkId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: linksKey }),
  });
}

/** The address that opens a link. */
export function linkAddress(token: string): string {
  return `${window.location.origin}${publicEnv().basePath}/share/${token}`;
}
