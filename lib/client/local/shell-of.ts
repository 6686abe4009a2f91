const record = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;
const token = /(\/share\/)[^/]+/;

export function shellOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(record, '_').replace(token, '$1_').replace(/\/$/, '');
}
