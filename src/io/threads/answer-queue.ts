/** Answers in the order of their arrival, for one reader that waits for the next. */
export class AnswerQueue<Answer> {
  readonly #answers: Answer[] = [];
  #failure: Error | undefined;
  #wake: () => void = () => undefined;

  add(answer: Answer): void {
    this.#answers.push(answer);
    this.#wake();
  }

  /** Says that nothing more will come. Answers that have arrived can still be read. */
  fail(error: Error): void {
    this.#failure = error;
    this.#wake();
  }

  /** @throws the failure if no answer is left */
  async next(): Promise<Answer> {
    while (this.#answers.length === 0) {
      if (this.#failure !== undefined) throw this.#failure;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#answers.shift() as Answer;
  }
}
