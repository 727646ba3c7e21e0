// What an address can be asked, for those who ask it otherwise.
import { endpoints } from '#core/api/endpoints.ts';

const DOORS = Object.values(endpoints).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The methods of the endpoints at an address; none when nothing is there. */
export function methodsAt(address: string): string[] {
  const [path = ''] = address.split('?');
  const methods = DOORS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}
