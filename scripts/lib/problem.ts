/** Something a person can mend: what is wrong, and the command or step that mends it. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly remedy: string;
  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}

/** Prints a problem as two plain paragraphs, anything else with its stack. */
export function printProblem(error: unknown): void {
  if (error instanceof Problem) console.error(`\n${error.message}\n${error.remedy}\n`);
  else console.error(error);
}
