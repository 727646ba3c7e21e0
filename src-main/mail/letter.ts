// A letter as it is read: a subject, plain words, and the same words on a page of their own.
import type { LetterFacts } from '#main/account/letters.ts';
import type { StoredMail } from '#main/store/mails.ts';

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const ROLES: Readonly<Record<LetterFacts['role'], string>> = {
  owner: 'as an owner, who may do everything',
  examiner: 'as an examiner, who brings documents and places them',
  viewer: 'as a viewer, who looks at what others brought',
};

export function letterOf({ kind, recipient, facts }: Pick<StoredMail, 'kind' | 'recipient' | 'facts'>): Letter {
  const known = JSON.parse(facts) as LetterFacts;
  const { subject, paragraphs, button } = kind === 'welcome' ? welcome(known) : invitation(known);
  const address = `${known.home}/auth/sign-in`;
  const foot = `Sign in with ${recipient}: that is how you are known. If you did not expect this letter, leave it be; nothing happens.`;
  return {
    subject,
    text: `${[...paragraphs, `${button}: ${address}`, foot].join('\n\n')}\n`,
    html: pageOf(subject, paragraphs, { button, address, foot }),
  };
}

interface Wording {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

function welcome({ office }: LetterFacts): Wording {
  return {
    subject: 'Your Deedproof account',
    paragraphs: [
      `An account was made for ${oneLine(office)}, with three documents to read that never expire.`,
      'Sign in to see what was read and used, to invite others, and to make keys for your own tools.',
    ],
    button: 'Sign in',
  };
}

function invitation({ office, by, role }: LetterFacts): Wording {
  return {
    subject: `${oneLine(office)} invites you to Deedproof`,
    paragraphs: [
      `${oneLine(by)} invites you to the account of ${oneLine(office)} ${ROLES[role]}.`,
      'Deedproof reads recorded deeds, checks that they close, and signs what it read.',
    ],
    button: 'Sign in to join',
  };
}

/** A name that somebody typed stays within its line, and does not fill the page. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 120);

interface Below {
  readonly button: string;
  readonly address: string;
  readonly foot: string;
}

/** Tables and styles in place: what programs that show mail understand. */
function pageOf(subject: string, paragraphs: readonly string[], { button, address, foot }: Below): string {
  const words = paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('\n');
  const link = escaped(address);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#f3f4f1;color:#1d2420;font:16px/1.5 'Segoe UI',Helvetica,Arial,sans-serif">
<div role="main"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;color:#1d2420;border:1px solid #d5d9d2;border-radius:8px">
<tr><td style="padding:28px 32px 0"><strong style="font-size:18px;color:#0b5a6e">Deedproof</strong></td></tr>
<tr><td style="padding:20px 32px 8px"><h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escaped(subject)}</h1>
${words}
<p style="margin:24px 0"><a href="${link}" style="display:inline-block;background:#0b5a6e;color:#ffffff;text-decoration:none;padding:11px 22px;border-radius:6px">${escaped(button)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#4c564f">Or open this address: <a href="${link}" style="color:#0b5a6e;word-break:break-all">${link}</a></p></td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid #d5d9d2;font-size:14px;color:#4c564f">${escaped(foot)}</td></tr>
</table></td></tr></table></div></body></html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
