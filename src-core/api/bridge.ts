// The native favours that the desktop window asks of its shell. Absent in a plain browser.

export interface PickedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface Bridge {
  /** Where the service listens, and the session of the person at this machine. */
  service(): Promise<{ address: string; token: string }>;
  pickFiles(kind: 'documents' | 'held' | 'fabric'): Promise<PickedFile[]>;
  /** The path that was written, or null when the person cancelled. */
  saveFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string | null>;
  reveal(path: string): Promise<void>;
  /** Opens a page of another's in the system's browser. */
  openPage(address: string): Promise<void>;
  /** Starts dragging a file out of the window. */
  dragOut(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Files handed over by the system: opened with us, dropped on the icon, or by a second start. */
  onFiles(receive: (files: PickedFile[]) => void): () => void;
  /** Menu commands by name, such as `open`, `export-certificate`. */
  onCommand(receive: (command: string) => void): () => void;
}

/** The name under which the preload script offers the bridge to the page. */
export const BRIDGE_NAME = 'deedproof';
