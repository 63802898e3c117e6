/** What a service answers is not what it should: what came back, and what mends it. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly remedy: string;
  constructor(found: string, remedy: string) {
    super(found);
    this.remedy = remedy;
  }
}
