// Why a document was stopped in mid-work.

export class Stopped extends Error {
  readonly by: 'cancelled' | 'closing';

  constructor(by: 'cancelled' | 'closing') {
    super(by === 'cancelled' ? 'Cancelled.' : 'The service was closed while this document was being read.');
    this.name = 'Stopped';
    this.by = by;
  }
}
