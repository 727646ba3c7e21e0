// What a model may cost: tokens and money, for a document and for a month. Asked before each question, told after it.
import { ModelFault } from '#main/reader/model/fault.ts';

export interface Spent {
  readonly input_tokens: number;
  readonly output_tokens: number;
}

export interface Prices {
  /** Of a million tokens, in the office's own money. */
  readonly input: number;
  readonly output: number;
}

/** Zero is no limit. */
export interface Limits {
  readonly document_tokens: number;
  readonly month_tokens: number;
  readonly document_cost: number;
  readonly month_cost: number;
}

/** What was spent, kept over restarts. */
export interface Ledger {
  /** Of the present month. */
  spent(): Promise<Spent & { readonly cost: number }>;
  record(spent: Spent & { readonly cost: number; readonly model: string }): Promise<void>;
}

const costOf = ({ input_tokens, output_tokens }: Spent, { input, output }: Prices): number =>
  (input_tokens * input + output_tokens * output) / 1e6;

export const NOTHING_SPENT: Spent = { input_tokens: 0, output_tokens: 0 };

export const plus = (a: Spent, b: Spent): Spent => ({
  input_tokens: a.input_tokens + b.input_tokens,
  output_tokens: a.output_tokens + b.output_tokens,
});

/** Questions under way count as though they cost all that they may, so that several at once do not overdraw it. */
export class Budget {
  readonly #ledger: Ledger;
  #underWay: Spent = NOTHING_SPENT;
  #underWayCost = 0;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /** The same question, in front of what it may cost at most; throws where that is more than is left. */
  async within<Result extends { readonly spent: Spent }>(
    document: Spent,
    most: Spent,
    how: { readonly limits: Limits; readonly prices: Prices; readonly model: string },
    work: () => Promise<Result>,
  ): Promise<Result> {
    const { limits, prices, model } = how;
    const cost = costOf(most, prices);
    const month = await this.#ledger.spent();
    const held = plus(plus(month, this.#underWay), most);
    refuseOver('document', plus(document, most), costOf(document, prices) + cost, limits);
    refuseOver('month', held, month.cost + this.#underWayCost + cost, limits);
    this.#underWay = plus(this.#underWay, most);
    this.#underWayCost += cost;
    let spent: Spent = NOTHING_SPENT;
    try {
      const result = await work();
      spent = result.spent;
      return result;
    } catch (fault) {
      if (fault instanceof ModelFault && fault.spent !== null) spent = fault.spent;
      throw fault;
    } finally {
      this.#underWay = plus(this.#underWay, { input_tokens: -most.input_tokens, output_tokens: -most.output_tokens });
      this.#underWayCost -= cost;
      if (spent.input_tokens + spent.output_tokens > 0)
        await this.#ledger.record({ ...spent, cost: costOf(spent, prices), model });
    }
  }
}

function refuseOver(whose: 'document' | 'month', spent: Spent, cost: number, limits: Limits): void {
  const tokens = whose === 'document' ? limits.document_tokens : limits.month_tokens;
  const money = whose === 'document' ? limits.document_cost : limits.month_cost;
  const over = (tokens > 0 && spent.input_tokens + spent.output_tokens > tokens) || (money > 0 && cost > money);
  if (!over) return;
  throw new ModelFault(
    whose === 'month'
      ? 'What is left of the model’s budget for this month is not enough for the document.'
      : 'The document would cost more than the model’s budget for one document.',
  );
}
