// The names on the wire between the window and the shell.
export const CHANNEL = {
  service: 'deedproof:service',
  pickFiles: 'deedproof:pick-files',
  saveFile: 'deedproof:save-file',
  reveal: 'deedproof:reveal',
  openPage: 'deedproof:open-page',
  dragOut: 'deedproof:drag-out',
  files: 'deedproof:files',
  command: 'deedproof:command',
  ready: 'deedproof:ready',
} as const;

/** What the shell answers the page: what was asked for, or a sentence on why not. */
export type BridgeReply = { readonly value: unknown } | { readonly trouble: string };
