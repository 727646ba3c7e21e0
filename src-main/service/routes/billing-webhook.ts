// POST /billing/webhook: the payment processor tells of something. Nothing it says is believed unsigned; what it says is
// then asked of it. A message that cannot be dealt with now is answered as our fault, and comes again.
import { endpoints } from '#core/api/endpoints.ts';
import { Refusal } from '#core/api/errors.ts';
import { ForgedMessage, UnreadableMessage } from '#main/billing/bad-message.ts';
import { readBytes } from '#main/service/requests/read-bytes.ts';
import { route } from '#main/service/route.ts';

const MOST_BYTES = 1_000_000;

export const billingWebhook = route(endpoints.billingWebhook, async ({ body, headers }, { app, till }) => {
  if (till === null) throw new Refusal('billing_unavailable');
  const bytes = await readBytes(body, MOST_BYTES, 'document_too_large');
  const message = read(() => till.processor.readMessage(bytes, headers['stripe-signature'] ?? '', app.now()));
  await till.receive(message).catch((fault: unknown) => {
    // What the processor answered us is nothing for whoever is asking.
    app.log.error({ err: fault, type: message.type }, 'a message of the payment processor could not be dealt with');
    throw new Error('A message of the payment processor could not be dealt with.');
  });
  return { received: true };
});

function read<Message>(message: () => Message): Message {
  try {
    return message();
  } catch (fault) {
    if (fault instanceof ForgedMessage) throw new Refusal('invalid_signature');
    if (fault instanceof UnreadableMessage) throw new Refusal('invalid_webhook');
    throw fault;
  }
}
