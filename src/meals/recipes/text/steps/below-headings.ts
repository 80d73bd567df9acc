import { quoted } from '../../../../text/escaping/quote.ts';

/** The lines below headings that list no ingredients, such as steps, notes and nutrients. */
export class BelowHeadings {
  readonly steps: string[] = [];
  /** How many lines were below each heading. */
  readonly notes: string[] = [];
  /** The current heading; empty above and among the ingredients. */
  #heading = '';
  #areSteps = false;
  #lines = 0;
  /** The last title below a heading, which may be that of another recipe. */
  #title: string | undefined;

  /** Whether the current line is below a heading. */
  get isOpen(): boolean {
    return this.#heading !== '';
  }

  /** Begins at a heading, or at the first step if it has none. */
  begin(heading: string, areSteps: boolean): void {
    this.#heading = heading;
    this.#areSteps = areSteps;
  }

  take(line: string): void {
    this.#lines += 1;
    if (this.#areSteps) this.steps.push(line);
  }

  /** Remembers the title in a line that is also taken. */
  noteTitle(title: string): void {
    if (this.isOpen) this.#title = title;
  }

  /** The title of another recipe, which is then none of the lines; undefined if there is none. */
  takeTitle(): string | undefined {
    if (this.#title !== undefined) this.#lines -= 1;
    return this.#title;
  }

  /** Ends the lines under the heading. */
  end(): void {
    if (this.#lines > 0) {
      const heading = quoted(this.#heading);
      this.notes.push(`Skipped lines under ${heading} that are not ingredients: ${this.#lines}`);
    }
    this.#heading = '';
    this.#lines = 0;
  }
}
