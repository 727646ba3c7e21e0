// Refusals as they cross from one thread to another, where classes are lost.
import { type ErrorType, Refusal } from '#core/api/errors.ts';
import { Invalid } from '#main/service/requests/validation.ts';

type Told =
  | { readonly refusal: { type: ErrorType; extras: Readonly<Record<string, unknown>>; message: string } }
  | { readonly invalid: Invalid['detail'] };

/** What a thread says of a fault; a bug goes over as it is. */
export function sentFault(fault: unknown): unknown {
  if (fault instanceof Refusal) {
    const { type, extras, message } = fault;
    return { refusal: { type, extras, message } } satisfies Told;
  }
  return fault instanceof Invalid ? ({ invalid: fault.detail } satisfies Told) : fault;
}

/** The fault that was told; anything else as it came. */
export function receivedFault(told: unknown): unknown {
  if (typeof told !== 'object' || told === null || told instanceof Error) return told;
  const fault = told as Told;
  if ('invalid' in fault) return new Invalid(fault.invalid);
  const { type, extras, message } = fault.refusal;
  return new Refusal(type, extras, message);
}
