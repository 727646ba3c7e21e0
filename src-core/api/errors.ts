// Every refusal that the service, the command line and the screens can give: one row each, and no other.

interface ErrorRow {
  readonly status: number;
  readonly message: string;
  /** Names of the facts that ride along inside the error object. */
  readonly extras?: readonly string[];
  /** Seconds for the Retry-After header. */
  readonly retry_after?: number;
}

const QUOTA_EXTRAS = ['documents_used', 'monthly_cap', 'resets_on'] as const;

export const ERRORS = {
  invalid_email: { status: 400, message: 'That e-mail address cannot be read as one.' },
  terms_not_accepted: { status: 400, message: 'The terms have to be accepted before an account is made.' },
  disposable_email: { status: 400, message: 'Throw-away mail addresses cannot hold an account.' },
  invalid_signature: { status: 400, message: 'The message was not signed by the payment processor, or too long ago.' },
  invalid_webhook: { status: 400, message: 'The message is none that the payment processor sends.' },
  undeliverable_domain: { status: 400, message: 'The domain of that address accepts no mail.' },
  already_granted: { status: 400, message: 'This address has already had its free documents.' },
  invalid_api_key: {
    status: 401,
    message: 'The API key is missing, malformed or unknown. It is sent as Authorization: Bearer KEY.',
  },
  revoked_api_key: { status: 401, message: 'This API key has been revoked.' },
  invalid_token: { status: 401, message: 'The session token could not be verified. Sign in again.' },
  quota_exceeded: {
    status: 402,
    message: 'The document cap of this plan is reached, counting work in flight. Nothing was submitted or billed.',
    extras: QUOTA_EXTRAS,
  },
  pack_exhausted: {
    status: 402,
    message: 'The credits of the document pack are spent.',
    extras: [...QUOTA_EXTRAS, 'checkout'],
  },
  trial_exhausted: {
    status: 402,
    message: 'The documents of the trial are used. The subscription starts by itself on the date given.',
    extras: [...QUOTA_EXTRAS, 'trial_ends_on'],
  },
  free_tier_exhausted: {
    status: 402,
    message: 'The free documents are used.',
    extras: [...QUOTA_EXTRAS, 'subscribe', 'pack'],
  },
  checkout_incomplete: { status: 402, message: 'The checkout was never completed.' },
  upload_not_yours: { status: 403, message: 'That upload id is not one of this key’s.' },
  not_permitted: { status: 403, message: 'This caller may not do that.' },
  no_such_job: { status: 404, message: 'No job of that id was submitted with this key.' },
  no_such_batch: { status: 404, message: 'No batch of that id was submitted with this key.' },
  no_such_run: { status: 404, message: 'No run of that reference is held by this account.' },
  no_such_upload: {
    status: 404,
    message: 'That staged document is gone. An upload id works once and expires unused.',
  },
  no_such_key: { status: 404, message: 'No key of that prefix belongs to this account.' },
  no_subscription: { status: 404, message: 'This key is billed by arrangement or by pack: it has no billing page.' },
  batch_not_ended: { status: 409, message: 'The batch is still running.', extras: ['batch_status'] },
  rotate_failed: { status: 409, message: 'That key has already been revoked or replaced.' },
  too_many_keys: { status: 409, message: 'The account holds as many live keys as it may.', extras: ['limit'] },
  no_entitlement: { status: 409, message: 'There is no active plan to extract or to issue a key against.' },
  result_deleted: { status: 410, message: 'This result was deleted from the account.' },
  results_expired: { status: 410, message: 'This result was swept by the retention policy.' },
  document_too_large: {
    status: 413,
    message: 'The document is too large: 4.5 MB in a request, 32 MB staged, also after conversion to PDF.',
  },
  batch_too_large: { status: 413, message: 'The batch is over 4.5 MB in total. Stage the documents instead.' },
  text_too_large: { status: 413, message: 'The pasted text is over 64 KB of UTF-8.' },
  empty_document: { status: 422, message: 'The document is empty.' },
  unsupported_format: {
    status: 422,
    message: 'This is not a PDF, TIFF, PNG, JPEG, Word (.docx) or UTF-8 text file. Its content counts, not its name.',
  },
  conversion_failed: { status: 422, message: 'The file could not be read, or it has no pages.' },
  missing_file: { status: 422, message: 'The request carries no file and no staged id.' },
  not_multipart: { status: 422, message: 'A batch is multipart with files, or JSON with an uploads list.' },
  too_many_documents: { status: 422, message: 'A batch takes at most 50 documents.', extras: ['limit'] },
  invalid_json: { status: 422, message: 'The JSON body did not parse.' },
  missing_upload_id: { status: 422, message: 'X-Upload-Id is empty.' },
  attestation_missing: { status: 422, message: 'The posted body carries no signature.' },
  attestation_mismatch: {
    status: 422,
    message: 'The signature does not match these bytes. Post the body exactly as it was received.',
  },
  attestation_unavailable: { status: 422, message: 'This installation holds no signing key.' },
  nothing_to_draw: { status: 422, message: 'No tract has a computed figure to draw.' },
  nothing_to_certify: { status: 422, message: 'The body holds no tract and no document verdict.' },
  no_extraction: { status: 422, message: 'This is no held result: it has no extraction object.' },
  nothing_to_do: { status: 422, message: 'No corrections and no adjustments were asked for.' },
  unknown_source: { status: 422, message: 'The location source must be auto, plss_corner or adjoiner.' },
  source_unavailable: { status: 422, message: 'That location source is not available here: import a survey fabric.' },
  no_such_tract: { status: 422, message: 'There is no tract of that index. Indexes start at zero.' },
  no_such_call: { status: 422, message: 'There is no call of that index. Indexes start at zero.' },
  unknown_field: {
    status: 422,
    message:
      'That field cannot be corrected. Correctable: distance, chord_length, radius, arc_length, bearing, chord_bearing, curve_direction, delta, monument, adjoiner; of a tract: stated_area, distance_unit, is_exception, name, pob_description; by insert_call, delete_call and move_call: call, tie; by insert_tract and delete_tract: tract. To be confirmed as read, by fact: grantors[0], grantees[0], recording, prior_references[0], transfer_date, county, state, lot_block[0], sheet; of a tract: aliquot, stated_area, pob_description.',
  },
  bad_correction: { status: 422, message: 'The corrected value does not parse.' },
  stale_correction: {
    status: 422,
    message: 'The value to correct is not what the correction says it is. Load the current body and try again.',
    extras: ['current'],
  },
  not_adjustable: { status: 422, message: 'That tract has no traverse to adjust.' },
  unknown_tier: { status: 422, message: 'There is no plan of that name.' },
  unknown_pack: { status: 422, message: 'There is no pack of that name: pack-10 is the only one.' },
  invalid_quantity: { status: 422, message: 'The quantity must be 1 to 25.' },
  invalid_seats: { status: 422, message: 'The number of seats must be 1 to 100.' },
  rate_limited: {
    status: 429,
    message: 'Too many requests in this minute.',
    extras: ['limit'],
    retry_after: 60,
  },
  too_many_in_flight: {
    status: 429,
    message: 'Too many extractions are under way for this key.',
    extras: ['limit'],
    retry_after: 30,
  },
  free_tier_busy: {
    status: 429,
    message: 'Today’s free accounts are spent. Try again later.',
    extras: ['limit'],
    retry_after: 3600,
  },
  extraction_failed: { status: 502, message: 'The document could not be read.' },
  batch_submit_failed: { status: 502, message: 'The batch could not be started.' },
  checkout_failed: { status: 502, message: 'The payment processor refused the checkout.' },
  portal_failed: { status: 502, message: 'The payment processor did not open the billing page.' },
  server_misconfigured: { status: 503, message: 'This installation is not set up to do that.' },
  staging_unavailable: { status: 503, message: 'This installation cannot stage uploads.' },
  async_unavailable: { status: 503, message: 'This installation runs no background jobs.' },
  billing_unavailable: { status: 503, message: 'This installation has no billing.' },
  identity_unavailable: { status: 503, message: 'This installation has no identity provider.' },
  free_tier_closed: { status: 503, message: 'This installation gives no free accounts.' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorType = keyof typeof ERRORS;

/** The row of a type, with its optional columns. */
export function errorRow(type: ErrorType): ErrorRow {
  return ERRORS[type];
}

/** We cannot do what was asked. Turned into HTTP, an exit code and screen text in one place each. */
export class Refusal extends Error {
  readonly type: ErrorType;
  readonly extras: Readonly<Record<string, unknown>>;

  /** `message` replaces the table's sentence where the reason itself is the message. */
  constructor(type: ErrorType, extras: Readonly<Record<string, unknown>> = {}, message?: string) {
    super(message ?? ERRORS[type].message);
    this.name = 'Refusal';
    this.type = type;
    this.extras = extras;
  }
}
