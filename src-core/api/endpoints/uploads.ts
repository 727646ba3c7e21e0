// Staging of larger documents.
import { z } from 'zod';
import type { Endpoint } from '#core/api/endpoint.ts';
import { AUTH } from '#core/api/endpoints/refusals.ts';
import { UploadReceipt, UploadRequest, UploadSlot } from '#core/schema/upload.ts';

export const uploadEndpoints = {
  createUpload: {
    method: 'POST',
    path: '/v1/uploads',
    summary: 'A slot to stage a larger document through.',
    caller: 'key_or_session',
    scope: 'submit',
    body: 'json',
    body_schema: UploadRequest,
    body_optional: true,
    reply: 'json',
    reply_schema: UploadSlot,
    status: 201,
    errors: [...AUTH, 'document_too_large', 'staging_unavailable'],
  },
  putUpload: {
    method: 'PUT',
    path: '/v1/uploads/{upload_id}',
    summary: 'Put the document into its slot. The address carries its own authority and works once.',
    caller: 'signed_address',
    scope: null,
    params: z.object({ upload_id: z.string() }),
    query: z.object({ expires: z.coerce.number(), signature: z.string() }),
    body: 'bytes',
    reply: 'json',
    reply_schema: UploadReceipt,
    status: 200,
    errors: ['upload_not_yours', 'no_such_upload', 'document_too_large', 'empty_document', 'staging_unavailable'],
  },
} as const satisfies Record<string, Endpoint>;
