const record = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;
const token = /(\/share\/)[^/]+/;

/** Cache key of an app shell: the address with `_` for each id, without query and fragment. */
export function shellOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(record, '_').replace(token, '$1_').replace(/\/$/, '');
}
