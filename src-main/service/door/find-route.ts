// Which route an address under /v1 asks for. The server's library would compile a tree of some two hundred handlers for
// them at every start; here a start fills a map, and an address is looked up part by part.
import type { FastifyRequest } from 'fastify';
import type { Route } from '#main/service/route.ts';

/** Everything that is looked up here. */
export const UNDER = '/v1/*';

/** As in the library's own routes. */
export const MOST_LETTERS = 500;

const PATTERN = Symbol('pattern');
type Looked = FastifyRequest & { [PATTERN]?: string };

export interface Found {
  readonly route: Route;
  /** Such as /v1/runs/:job. */
  readonly pattern: string;
  readonly params: Record<string, string>;
}

interface Place {
  /** By the next part of the path. */
  readonly named: Map<string, Place>;
  /** Where any part may stand. */
  any?: Place;
  /** By method. */
  readonly ends: Map<string, { readonly route: Route; readonly pattern: string; readonly names: readonly string[] }>;
}

const place = (): Place => ({ named: new Map(), ends: new Map() });

/** The pattern of a row's path as the library writes it. */
export const patternOf = ({ row }: Route): string => row.path.replace(/\{(\w+)\}/g, ':$1');

class AddressTooLong extends Error {
  readonly statusCode = 414;
}

/** `address` as it came; the library has refused what cannot be decoded. Throws where a part is too long to be any. */
export type FindRoute = (method: string, address: string) => Found | null;

export function routeFinder(routes: readonly Route[]): FindRoute {
  const top = place();
  for (const route of routes) {
    const pattern = patternOf(route);
    const names: string[] = [];
    let at = top;
    for (const part of pattern.slice(1).split('/')) {
      if (part.startsWith(':')) {
        names.push(part.slice(1));
        at.any ??= place();
        at = at.any;
      } else {
        const next = at.named.get(part) ?? place();
        at.named.set(part, next);
        at = next;
      }
    }
    at.ends.set(route.row.method, { route, pattern, names });
  }
  return (method, address) => {
    const values: string[] = [];
    const parts = partsOf(address);
    const end = findEnd(top, parts, 0, method === 'HEAD' ? 'GET' : method, values);
    if (end === undefined) {
      if (parts.some(isTooLong)) throw new AddressTooLong('The address cannot be read.');
      return null;
    }
    const params: Record<string, string> = {};
    for (const [i, name] of end.names.entries()) params[name] = values[i] ?? '';
    return { route: end.route, pattern: end.pattern, params };
  };
}

const isTooLong = (part: string): boolean => part.length > MOST_LETTERS;

/** A part that is named goes before one that may be any. */
function findEnd(
  at: Place,
  parts: readonly string[],
  i: number,
  method: string,
  values: string[],
): ReturnType<Place['ends']['get']> {
  const part = parts[i];
  if (part === undefined) return at.ends.get(method);
  const next = at.named.get(part);
  const named = next === undefined ? undefined : findEnd(next, parts, i + 1, method, values);
  if (named !== undefined || at.any === undefined || isTooLong(part)) return named;
  values.push(part);
  const end = findEnd(at.any, parts, i + 1, method, values);
  if (end === undefined) values.pop();
  return end;
}

function partsOf(address: string): string[] {
  // A proxy may be asked with the whole address.
  const path = address.startsWith('/') ? address : address.replace(/^[^/?#]*\/\/[^/?#]*/, '');
  const end = path.search(/[?#]/);
  const parts = (end === -1 ? path : path.slice(0, end)).slice(1).split('/');
  return path.includes('%') ? parts.map(decoded) : parts;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Remembers what was found for the log, which names patterns and no addresses. */
export function noteFound(request: Looked, { pattern, params }: Found): void {
  request[PATTERN] = pattern;
  request.params = params;
}

/** Undefined where nothing was found. */
export function patternAsked(request: Looked): string | undefined {
  const { url } = request.routeOptions;
  return url === UNDER ? request[PATTERN] : url;
}
