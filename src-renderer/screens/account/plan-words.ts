// A plan in words.
import type { Plan } from '#core/schema/billing.ts';
import { dayOf } from '#renderer/screens/settings/day-of.ts';

const NAMES: Readonly<Record<NonNullable<Plan['plan']>, string>> = {
  free: 'Free documents',
  trial: 'Trial',
  seat: 'Seats',
  pack: 'Document pack',
  arrangement: 'By arrangement',
  desktop: 'This machine',
};

const count = (documents: number): string => documents.toLocaleString('en-US');
const plural = (number: number, noun: string): string => `${count(number)} ${noun}${number === 1 ? '' : 's'}`;
/** A day without its hour stays that day, wherever it is read. */
const dateOf = (day: string): string => dayOf(`${day}T12:00:00`);

export function planName({ plan, seats }: Plan): string {
  if (plan === null) return 'No plan';
  return plan === 'seat' ? plural(seats, 'seat') : NAMES[plan];
}

const DISPUTED = 'The payment for the subscription is disputed. Nothing of it can be used until that is settled.';
const REFUNDED = 'The payment for the subscription was refunded. Nothing of it can be used until the next one is paid.';
const TWICE = 'Two subscriptions run, and both are charged. End one of them under Invoices, card and seats.';

/** What there is to know of it beyond its name; what needs doing first. */
export function planLines(plan: Plan): { readonly text: string; readonly urgent: boolean }[] {
  const lines: [string, boolean][] = [];
  if (plan.past_due) {
    lines.push(['The last payment failed. What is included can be used; nothing beyond it until it is paid.', true]);
  }
  if (plan.held === 'disputed') lines.push([DISPUTED, true]);
  if (plan.held === 'refunded') lines.push([REFUNDED, true]);
  if (plan.subscriptions > 1) lines.push([TWICE, true]);
  if (plan.documents_taken > 0) {
    const those = `${plural(plan.documents_taken, 'document')} of a pack ${plan.documents_taken === 1 ? 'is' : 'are'}`;
    lines.push([`${those} taken back: the payment was refunded or is disputed.`, true]);
  }
  if (plan.ends_on !== null) lines.push([`Cancelled: it ends on ${dateOf(plan.ends_on)}.`, true]);
  if (plan.plan === null) lines.push(['Nothing can be read before there is a plan.', true]);
  if (plan.plan === 'trial' && plan.trial_ends_on !== null) {
    lines.push([`The subscription starts by itself on ${dateOf(plan.trial_ends_on)}.`, false]);
  }
  if (plan.plan === 'desktop') lines.push(['What is read at this machine is not billed.', false]);
  return lines.map(([text, urgent]) => ({ text, urgent }));
}

export interface Figure {
  readonly name: string;
  readonly value: string;
}

export function planFigures(plan: Plan): Figure[] {
  const figures = [{ name: 'Documents this month', value: count(plan.documents) }];
  if (plan.included_docs !== null) {
    figures.push({ name: 'Included', value: count(plan.included_docs) });
    figures.push({ name: 'Beyond, billed each', value: count(plan.overage_documents) });
  }
  if (plan.plan === 'trial') figures.push({ name: 'In the trial', value: count(plan.monthly_cap) });
  if (plan.plan === 'seat' || plan.plan === 'arrangement') {
    figures.push({ name: 'Ceiling for the month', value: count(plan.monthly_cap) });
  }
  if (plan.plan !== 'desktop') figures.push({ name: 'Left, never expiring', value: count(plan.pool_docs) });
  return figures;
}
