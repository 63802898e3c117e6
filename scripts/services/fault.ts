/** A service did not respond as it should. Holds what came back, and how to repair it. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly remedy: string;
  constructor(found: string, remedy: string) {
    super(found);
    this.remedy = remedy;
  }
}
