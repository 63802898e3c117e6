/** A problem that a person can solve: what is wrong, and the command or step that solves it. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly remedy: string;
  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}

/** Prints a problem as two plain paragraphs, any other error with its stack. */
export function printProblem(error: unknown): void {
  if (error instanceof Problem) console.error(`\n${error.message}\n${error.remedy}\n`);
  else console.error(error);
}
