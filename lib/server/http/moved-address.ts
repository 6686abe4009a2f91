/** Addresses of earlier versions, by the place that took their parameter into the path. */
const moved: Record<string, { parameter: string; to: (value?: string) => string }> = {
  '/app/class': { parameter: 'id', to: (id) => `/app/classes/${id ?? 'new'}` },
  '/app/seatmap': { parameter: 'class', to: (id) => (id ? `/app/classes/${id}/seatmap` : '/app') },
  '/app/map': { parameter: 'id', to: (id) => (id ? `/app/maps/${id}` : '/app') },
  '/app/order': { parameter: 'plan', to: (slug) => (slug ? `/app/order/${slug}` : '/app') },
  // Addresses whose end was cut off.
  '/app/classes': { parameter: '', to: () => '/app' },
  '/app/maps': { parameter: '', to: () => '/app' },
};

/**
 * The new address of a moved page, with the rest of its query; undefined for a page that is where it was. `pathname` is
 * below the base path.
 */
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
