// Every endpoint of the table and its route. One that is missing here does not compile.
import type { EndpointName } from '#core/api/endpoints.ts';
import type { Route } from '#main/service/route.ts';
import { acceptInvitation } from '#main/service/routes/accept-invitation.ts';
import { arrangeAccount } from '#main/service/routes/arrange-account.ts';
import { beginDeskSignIn } from '#main/service/routes/begin-desk-sign-in.ts';
import { billingCheckout } from '#main/service/routes/billing-checkout.ts';
import { billingPortal } from '#main/service/routes/billing-portal.ts';
import { billingWebhook } from '#main/service/routes/billing-webhook.ts';
import { cancelDocument } from '#main/service/routes/cancel-document.ts';
import { cancelFabricImport } from '#main/service/routes/cancel-fabric-import.ts';
import { certificate } from '#main/service/routes/certificate.ts';
import { changeMember } from '#main/service/routes/change-member.ts';
import { checkHeld } from '#main/service/routes/check-held.ts';
import { confirmKey } from '#main/service/routes/confirm-key.ts';
import { correct } from '#main/service/routes/correct.ts';
import { createKey } from '#main/service/routes/create-key.ts';
import { createUpload } from '#main/service/routes/create-upload.ts';
import { declineInvitation } from '#main/service/routes/decline-invitation.ts';
import { deleteDocument } from '#main/service/routes/delete-document.ts';
import { deletePlacements } from '#main/service/routes/delete-placements.ts';
import { deleteRun } from '#main/service/routes/delete-run.ts';
import { deleteRuns } from '#main/service/routes/delete-runs.ts';
import { dxf } from '#main/service/routes/dxf.ts';
import { endDeskSignIn } from '#main/service/routes/end-desk-sign-in.ts';
import { exportAs } from '#main/service/routes/export-as.ts';
import { extract } from '#main/service/routes/extract.ts';
import { fabricFeatures } from '#main/service/routes/fabric-features.ts';
import { geopackage } from '#main/service/routes/geopackage.ts';
import { geopackageOfMany } from '#main/service/routes/geopackage-of-many.ts';
import { getBatch } from '#main/service/routes/get-batch.ts';
import { getBatchResults } from '#main/service/routes/get-batch-results.ts';
import { getDeskSignIn } from '#main/service/routes/get-desk-sign-in.ts';
import { getDocument } from '#main/service/routes/get-document.ts';
import { getDocumentGround } from '#main/service/routes/get-document-ground.ts';
import { getDocumentResult } from '#main/service/routes/get-document-result.ts';
import { getDocumentSource } from '#main/service/routes/get-document-source.ts';
import { getDocumentWords } from '#main/service/routes/get-document-words.ts';
import { getExtract } from '#main/service/routes/get-extract.ts';
import { getFabric } from '#main/service/routes/get-fabric.ts';
import { getKeyring } from '#main/service/routes/get-keyring.ts';
import { getModel } from '#main/service/routes/get-model.ts';
import { getOffice } from '#main/service/routes/get-office.ts';
import { getPlan } from '#main/service/routes/get-plan.ts';
import { getRun } from '#main/service/routes/get-run.ts';
import { getSettings } from '#main/service/routes/get-settings.ts';
import { getSignIn } from '#main/service/routes/get-sign-in.ts';
import { getUsage } from '#main/service/routes/get-usage.ts';
import { importFabric } from '#main/service/routes/import-fabric.ts';
import { inviteMember } from '#main/service/routes/invite-member.ts';
import { joinOffice } from '#main/service/routes/join-office.ts';
import { labelDocuments } from '#main/service/routes/label-documents.ts';
import { leaveAccount } from '#main/service/routes/leave-account.ts';
import { leaveOffice } from '#main/service/routes/leave-office.ts';
import { listAccounts } from '#main/service/routes/list-accounts.ts';
import { listChoices } from '#main/service/routes/list-choices.ts';
import { listEarlierCorrections } from '#main/service/routes/list-earlier-corrections.ts';
import { listFabric } from '#main/service/routes/list-fabric.ts';
import { listInvitations } from '#main/service/routes/list-invitations.ts';
import { listKeys } from '#main/service/routes/list-keys.ts';
import { listLibrary } from '#main/service/routes/list-library.ts';
import { listMembers } from '#main/service/routes/list-members.ts';
import { listParcels } from '#main/service/routes/list-parcels.ts';
import { listPlaceable } from '#main/service/routes/list-placeable.ts';
import { listPlacements } from '#main/service/routes/list-placements.ts';
import { listRuns } from '#main/service/routes/list-runs.ts';
import { localStatus } from '#main/service/routes/local-status.ts';
import { locate } from '#main/service/routes/locate.ts';
import { lookIntoBackup } from '#main/service/routes/look-into-backup.ts';
import { makeBackup } from '#main/service/routes/make-backup.ts';
import { meetOffice } from '#main/service/routes/meet-office.ts';
import { noteRefusal } from '#main/service/routes/note-refusal.ts';
import { pickDocuments } from '#main/service/routes/pick-documents.ts';
import { plot } from '#main/service/routes/plot.ts';
import { putDocumentResult } from '#main/service/routes/put-document-result.ts';
import { putModelKey } from '#main/service/routes/put-model-key.ts';
import { putPlacements } from '#main/service/routes/put-placements.ts';
import { putSettings } from '#main/service/routes/put-settings.ts';
import { putUpload } from '#main/service/routes/put-upload.ts';
import { readAgain } from '#main/service/routes/read-again.ts';
import { readWords } from '#main/service/routes/read-words.ts';
import { removeFabric } from '#main/service/routes/remove-fabric.ts';
import { removeMember } from '#main/service/routes/remove-member.ts';
import { restoreBackup } from '#main/service/routes/restore-backup.ts';
import { retryDocument } from '#main/service/routes/retry-document.ts';
import { revokeKey } from '#main/service/routes/revoke-key.ts';
import { rotateKey } from '#main/service/routes/rotate-key.ts';
import { rotateKeyring } from '#main/service/routes/rotate-keyring.ts';
import { signIn } from '#main/service/routes/sign-in.ts';
import { signInCallback } from '#main/service/routes/sign-in-callback.ts';
import { signOut } from '#main/service/routes/sign-out.ts';
import { signup } from '#main/service/routes/signup.ts';
import { startOfficeSignIn } from '#main/service/routes/start-office-sign-in.ts';
import { startSignIn } from '#main/service/routes/start-sign-in.ts';
import { submitBatch } from '#main/service/routes/submit-batch.ts';
import { submitExtract } from '#main/service/routes/submit-extract.ts';
import { tryModel } from '#main/service/routes/try-model.ts';
import { verify } from '#main/service/routes/verify.ts';
import { whoAmI } from '#main/service/routes/who-am-i.ts';

export const routes: Readonly<Record<EndpointName, Route>> = {
  extract,
  submitExtract,
  getExtract,
  submitBatch,
  getBatch,
  getBatchResults,
  createUpload,
  putUpload,
  certificate,
  dxf,
  geopackage,
  geopackageOfMany,
  exportAs,
  locate,
  correct,
  verify,
  listRuns,
  getRun,
  deleteRuns,
  deleteRun,
  listPlacements,
  putPlacements,
  deletePlacements,
  getFabric,
  signup,
  createKey,
  listKeys,
  whoAmI,
  rotateKey,
  revokeKey,
  confirmKey,
  getUsage,
  billingPortal,
  billingCheckout,
  billingWebhook,
  getPlan,
  signIn,
  signInCallback,
  signOut,
  listMembers,
  inviteMember,
  changeMember,
  removeMember,
  leaveAccount,
  listInvitations,
  acceptInvitation,
  declineInvitation,
  listAccounts,
  arrangeAccount,
  startSignIn,
  getSignIn,
  localStatus,
  getSettings,
  putSettings,
  getModel,
  putModelKey,
  tryModel,
  makeBackup,
  getOffice,
  meetOffice,
  joinOffice,
  startOfficeSignIn,
  getDeskSignIn,
  endDeskSignIn,
  beginDeskSignIn,
  leaveOffice,
  lookIntoBackup,
  restoreBackup,
  listLibrary,
  pickDocuments,
  listChoices,
  labelDocuments,
  getDocument,
  getDocumentSource,
  getDocumentWords,
  getDocumentResult,
  getDocumentGround,
  noteRefusal,
  readAgain,
  listEarlierCorrections,
  listPlaceable,
  putDocumentResult,
  cancelDocument,
  retryDocument,
  deleteDocument,
  plot,
  checkHeld,
  readWords,
  getKeyring,
  rotateKeyring,
  listFabric,
  importFabric,
  cancelFabricImport,
  removeFabric,
  fabricFeatures,
  listParcels,
};
