// The nouns that the OpenAPI document names, each with a sentence, so that a generated client has one type for each.
import type { z } from 'zod';
import {
  KeyList,
  KeyRow,
  MintResponse,
  RevokeResponse,
  SignupRequest,
  SignupResponse,
  UsageResponse,
  UserKeyRequest,
  WhoAmI,
} from '#core/schema/account.ts';
import { Assertion, AssertionKind } from '#core/schema/assertion.ts';
import { Bearing } from '#core/schema/bearing.ts';
import { Call } from '#core/schema/call.ts';
import { Adjustment, Correction } from '#core/schema/correction.ts';
import { DistanceUnit } from '#core/schema/distance-unit.ts';
import { DocumentVerdict } from '#core/schema/document-verdict.ts';
import { Doubted } from '#core/schema/doubted.ts';
import { Attestation, ExtractResponse, Usage } from '#core/schema/extract-response.ts';
import { Extraction, PageState } from '#core/schema/extraction.ts';
import { Finding, PageSpan, Weight } from '#core/schema/finding.ts';
import {
  BatchResults,
  BatchState,
  BatchSubmitted,
  BatchUploads,
  JobProgress,
  JobState,
  JobStatus,
  JobSubmitted,
} from '#core/schema/job.ts';
import {
  BackupContents,
  BackupMade,
  BackupNamed,
  BackupRestoring,
  BackupWanted,
  DocumentWords,
  EarlierCorrections,
  FabricImport,
  FabricList,
  FabricSource,
  FeatureCollection,
  HeldCheck,
  Keyring,
  Library,
  LibraryDocument,
  LocalStatus,
  ModelKey,
  ModelState,
  ModelTrial,
  Placeable,
  ReadAgain,
  RefusedFile,
  Settings,
  SettingsChange,
  Unlocking,
} from '#core/schema/local.ts';
import { Metadata } from '#core/schema/metadata.ts';
import { DeskSignInBegun, DeskSignInEnd, OfficeJoining, OfficeMet, OfficeState } from '#core/schema/office.ts';
import { OtherInstrument } from '#core/schema/other-instrument.ts';
import { Placement, Placements, PlacementsBody } from '#core/schema/placement.ts';
import { CorrectionsReply, CorrectionsRequest, LocateReply, LocateRequest } from '#core/schema/post-back.ts';
import { ErrorEnvelope, ValidationEnvelope } from '#core/schema/refusal.ts';
import { DeleteResult, RunList, RunRow } from '#core/schema/run.ts';
import { SourceBoxes } from '#core/schema/source-boxes.ts';
import { Tract } from '#core/schema/tract.ts';
import { UploadReceipt, UploadRequest, UploadSlot } from '#core/schema/upload.ts';
import {
  GeorefGeometry,
  SuggestedLocation,
  Suspect,
  TractGeometry,
  TractVerdict,
  VerdictStatus,
} from '#core/schema/verdict.ts';

export type Nouns = Readonly<Record<string, readonly [schema: z.ZodType, says: string]>>;

/** What the service answers with. */
export const REPLIES: Nouns = {
  ExtractResponse: [
    ExtractResponse,
    'A signed result. It is its bytes: keep it exactly as it arrived and post exactly that. Keys may be added over time.',
  ],
  Extraction: [Extraction, 'What the document says.'],
  Metadata: [Metadata, 'Parties, recording and place. Strings of several facts are key=value runs parted by " | ".'],
  Tract: [Tract, 'One described parcel.'],
  Call: [Call, 'One course of a boundary. Distances are in the tract’s distance_unit.'],
  SourceBoxes: [SourceBoxes, 'Where on the page a sentence stands: PDF points, origin top left.'],
  OtherInstrument: [OtherInstrument, 'Another instrument on the pages: a tail, a head or a whole one.'],
  Doubted: [Doubted, 'A value that the scan leaves in doubt, with what else it may be. A suggestion.'],
  PageState: [PageState, 'A page that stands turned, or holds something that was not read.'],
  Bearing: [Bearing, 'A quadrant bearing.'],
  DistanceUnit: [DistanceUnit, 'A unit that deeds measure in.'],
  TractVerdict: [TractVerdict, 'The judgement on the tract of the same index.'],
  AssertionKind: [AssertionKind, 'What is asserted of a line or of the whole figure.'],
  Assertion: [Assertion, "What the words assert of a figure's own lines, to be proved on the figure."],
  Finding: [Finding, 'What speaks against a tract or for it, with the words of the document that it stands on.'],
  PageSpan: [PageSpan, 'A stretch of a page’s text: its words parted by one space, its lines by a newline.'],
  Weight: [Weight, 'What a finding makes of the tract: a note leaves it as it is, pass is what a PASS rests on.'],
  VerdictStatus: [
    VerdictStatus,
    'PASS closes and corroborates the stated area; REVIEW wants a person; FAIL could not be computed.',
  ],
  TractGeometry: [
    TractGeometry,
    'The figure in a local plane: feet, east and north, point of beginning at the origin.',
  ],
  GeorefGeometry: [GeorefGeometry, 'Where the survey fabric puts an aliquot tract: longitude and latitude.'],
  SuggestedLocation: [SuggestedLocation, 'A computed position. Always REVIEW.'],
  Suspect: [Suspect, 'A call that alone would explain why the tract does not close. A suggestion.'],
  DocumentVerdict: [DocumentVerdict, 'The judgement on a document that holds no tract.'],
  Usage: [Usage, 'What the reading cost.'],
  Attestation: [Attestation, 'The signature, an HMAC-SHA256 over the canonical body without it.'],
  Correction: [Correction, 'An operator’s correction, as it was logged.'],
  Adjustment: [Adjustment, 'A compass-rule fit, as it was logged.'],
  LocateReply: [LocateReply, 'The posted result with positions, signed again.'],
  CorrectionsReply: [CorrectionsReply, 'The corrected result, signed again.'],
  JobStatus: [JobStatus, 'How far a job is.'],
  JobProgress: [JobProgress, 'Page n of m, while a document is read.'],
  JobSubmitted: [JobSubmitted, 'A job in the queue. Ask poll_url every few seconds.'],
  JobState: [JobState, 'How a job stands; result when it succeeded, error when it failed.'],
  BatchSubmitted: [BatchSubmitted, 'A batch in the queue. Ask poll_url until it has ended.'],
  BatchState: [BatchState, 'How a batch and each of its documents stand.'],
  BatchResults: [BatchResults, 'One entry for each document: a result or an error.'],
  UploadSlot: [UploadSlot, 'Put the document to put_url, then name upload_id.'],
  UploadReceipt: [UploadReceipt, 'What has arrived.'],
  RunRow: [RunRow, 'One document that the account ran, by any path.'],
  RunList: [RunList, 'Runs, newest first.'],
  DeleteResult: [DeleteResult, 'How many result bodies and placements are gone.'],
  Placement: [Placement, 'Where an operator says that a tract lies: WGS 84, rotation clockwise from north.'],
  Placements: [Placements, 'The placements of a run, in tract order.'],
  SignupResponse: [SignupResponse, 'The key, shown this once.'],
  MintResponse: [MintResponse, 'The key, shown this once.'],
  KeyRow: [KeyRow, 'A key, by its prefix.'],
  KeyList: [KeyList, 'Live and revoked keys.'],
  RevokeResponse: [RevokeResponse, 'The key that works no more.'],
  UsageResponse: [UsageResponse, 'What a key used this month.'],
  WhoAmI: [WhoAmI, 'Whom a session stands for.'],
  LocalStatus: [LocalStatus, 'The application at this machine.'],
  BackupMade: [BackupMade, 'A backup that was made, read back and checked.'],
  OfficeMet: [OfficeMet, 'The certificate that a server shows.'],
  OfficeState: [OfficeState, 'Where a desk works.'],
  DeskSignInBegun: [DeskSignInBegun, 'A sign-in of a desk under way.'],
  BackupNamed: [BackupNamed, 'A file of this machine that is a backup.'],
  BackupContents: [BackupContents, 'What a backup holds, every byte of it checked.'],
  BackupRestoring: [BackupRestoring, 'A backup that stands ready to take the place of the present data.'],
  Settings: [Settings, 'The settings of this installation.'],
  ModelState: [ModelState, 'How the model reader stands.'],
  ModelTrial: [ModelTrial, 'What came of asking the model about a deed of our own.'],
  EarlierCorrections: [EarlierCorrections, 'What was corrected before a document was read again.'],
  RefusedFile: [RefusedFile, 'A file that was refused before it came to be a document.'],
  Unlocking: [Unlocking, 'The password of a locked document.'],
  Placeable: [Placeable, 'Documents that the survey fabric can place now.'],
  DocumentWords: [DocumentWords, 'The words of a document as they were read, page by page.'],
  LibraryDocument: [LibraryDocument, 'A document of the library, with a chip per tract.'],
  Library: [Library, 'Documents of the library, newest first.'],
  HeldCheck: [HeldCheck, 'What can be said of a held result.'],
  Keyring: [Keyring, 'The signing keys, without their secrets.'],
  FabricSource: [FabricSource, 'An imported source of the survey fabric.'],
  FabricImport: [FabricImport, 'An import under way or over.'],
  FabricList: [FabricList, 'The survey fabric of this installation.'],
  FeatureCollection: [FeatureCollection, 'GeoJSON in WGS 84.'],
  ErrorEnvelope: [ErrorEnvelope, 'A refusal. Switch on error.type, show error.message; extras stand beside them.'],
  ValidationEnvelope: [ValidationEnvelope, 'A parameter or a body that does not fit its form.'],
};

/** What it is sent. A field with a default may be left out here, and is always there in a reply. */
export const REQUESTS: Nouns = {
  LocateRequest: [LocateRequest, 'A result to place: source is auto, plss_corner or adjoiner.'],
  CorrectionsRequest: [CorrectionsRequest, 'Corrections in the order they apply, and indexes of tracts to fit.'],
  CorrectionItem: [Correction, 'before is what the field reads now; after has the same shape. Indexes start at zero.'],
  BatchUploads: [BatchUploads, 'Staged documents, with names for them.'],
  UploadRequest: [UploadRequest, 'How large the document will be, where that is known.'],
  PlacementsBody: [PlacementsBody, 'Tracts to place; those not named stay as they are.'],
  BackupWanted: [BackupWanted, 'The file that a backup is to be.'],
  DeskSignInEnd: [DeskSignInEnd, 'What a browser brought back to a desk.'],
  OfficeJoining: [OfficeJoining, 'The server that a desk is to work at.'],
  ModelKey: [ModelKey, "A key for the model's server; null forgets it."],
  ReadAgain: [ReadAgain, 'Who is to read the document again.'],
  SettingsChange: [SettingsChange, 'Settings to change; those not named stay.'],
  SignupRequest: [SignupRequest, 'Who signs up.'],
  UserKeyRequest: [UserKeyRequest, 'What the key is for. A test key answers with a fixed sample and bills nothing.'],
};
