const moved: Record<string, { parameter: string; to: (value?: string) => string }> = {
  '/app/class': { parameter: 'id', to: (id) => `/app/classes/${id ?? 'new'}` },
  '/app/seatmap': { parameter: 'class', to: (id) => (id ? `/app/classes/${id}/seatmap` : '/app') },
  '/app/map': { parameter: 'id', to: (id) => (id ? `/app/maps/${id}` : '/app') },
  '/app/order': { parameter: 'plan', to: (slug) => (slug ? `/app/order/${slug}` : '/app') },
  '/app/classes': { parameter: '', to: () => '/app' },
  '/app/maps': { parameter: '', to: () => '/app' },
};

export function movedAddress(pathname: string, search: string): string | undefined {
  const ofClass = /^(\/app\/classes\/[^/]+)\/maps$/.exec(pathname)?.[1];
  if (ofClass) return ofClass + search;
  const place = Object.hasOwn(moved, pathname) ? moved[pathname] : undefined;
  if (!place) return undefined;
  const query = new URLSearchParams(search);
  const value = query.get(place.parameter);
  query.delete(place.parameter);
  const rest = query.size > 0 ? `?${query}` : '';
  return place.to(value ? encodeURIComponent(value) : undefined) + rest;
}
