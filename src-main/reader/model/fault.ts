// Why a model's reading was not had. Its sentence is ours alone: nothing that a server wrote is repeated.

export class ModelFault extends Error {
  override name = 'ModelFault';
  /** Trying again may help: after so long, where the server says it. */
  readonly again: { readonly after_ms: number | null } | null;
  /** What it cost all the same. */
  readonly spent: { readonly input_tokens: number; readonly output_tokens: number } | null;

  constructor(message: string, again: ModelFault['again'] = null, spent: ModelFault['spent'] = null) {
    super(message);
    this.again = again;
    this.spent = spent;
  }

  /** The same, with what was spent on the document before it. */
  after({ input_tokens, output_tokens }: { input_tokens: number; output_tokens: number }): ModelFault {
    return new ModelFault(this.message, this.again, {
      input_tokens: input_tokens + (this.spent?.input_tokens ?? 0),
      output_tokens: output_tokens + (this.spent?.output_tokens ?? 0),
    });
  }
}
