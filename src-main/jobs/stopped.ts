// Why a document was stopped in mid-work.

export class Stopped extends Error {
  readonly by: 'cancelled' | 'closing';

  constructor(by: 'cancelled' | 'closing') {
    super(by === 'cancelled' ? 'Cancelled.' : 'The service was closed while this document was being read.');
    this.name = 'Stopped';
    this.by = by;
  }
}

/** The disk had no room for it. The document went back to the queue, or goes as soon as that can be written. */
export class NoRoom extends Error {
  readonly bytes: number;
  /** False when not even its row could be written. */
  readonly handed_back: boolean;

  constructor(bytes: number, handed_back: boolean) {
    super('The disk of the data folder has no room.');
    this.name = 'NoRoom';
    this.bytes = bytes;
    this.handed_back = handed_back;
  }
}
