import type { IncomingMessage } from 'node:http';

export type Encoding = 'br' | 'gzip' | 'identity';

const isRefused = /^q=0(\.0*)?$/;

/** Whether a client accepts an encoding (RFC 9110, 12.5.3). */
export function takesEncoding({ headers }: IncomingMessage, encoding: 'br' | 'gzip'): boolean {
  return String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((each) => {
      const [name, weight = ''] = each.split(';').map((part) => part.trim().toLowerCase());
      return name === encoding && !isRefused.test(weight);
    });
}

export function bestEncoding(request: IncomingMessage): Encoding {
  if (takesEncoding(request, 'br')) return 'br';
  return takesEncoding(request, 'gzip') ? 'gzip' : 'identity';
}
