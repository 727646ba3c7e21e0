// The two cookies of a person who signs in by browser. No script reads them; they come along when another site sends
// the browser back here, and no other site can make use of them: what they stand for is only written into our own page.
const SIGN_IN = 'deedproof_sign_in';
const SESSION = 'deedproof_session';
const SIGN_IN_SECONDS = 600;
const SESSION_SECONDS = 30 * 86_400;

/** Knows the browser again that began a sign-in. */
export const signInCookie = (state: string, home: string): string => cookie(SIGN_IN, state, SIGN_IN_SECONDS, home);
export const sessionCookie = (token: string, home: string): string => cookie(SESSION, token, SESSION_SECONDS, home);

export const knownBy = (header: string | undefined): string => cookieOf(header, SIGN_IN);
export const sessionIn = (header: string | undefined): string => cookieOf(header, SESSION);

function cookie(name: string, value: string, seconds: number, home: string): string {
  const secure = home.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

export function cookieOf(header: string | undefined, name: string): string {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
