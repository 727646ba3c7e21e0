// What the model may cost, and what it has cost this month.
import type { ModelState, Settings } from '#core/schema/local.ts';
import { NumberSetting } from '#renderer/screens/settings/SettingField.tsx';
import { useSettings } from '#renderer/state/settings.ts';

const MOST_TOKENS = 1_000_000_000;
const MOST_MONEY = 1_000_000;

interface ModelBudgetProps {
  readonly state: ModelState | null;
  readonly onChange: (what: Partial<Settings>) => Promise<void>;
}

export function ModelBudget({ state, onChange }: ModelBudgetProps) {
  const settings = useSettings((one) => one.settings);
  if (settings === null) return null;
  const keep = (name: keyof Settings) => (value: number) => void onChange({ [name]: value });
  return (
    <>
      <h3>Budget</h3>
      <p className="muted">
        A document that would cost more is not sent. 0 is no limit. Money is yours: write prices and limits in one
        currency.
      </p>
      <div className="model-budget">
        <NumberSetting
          label="Tokens a document"
          value={settings.model_document_tokens}
          whole
          most={MOST_TOKENS}
          onKeep={keep('model_document_tokens')}
        />
        <NumberSetting
          label="Tokens a month"
          value={settings.model_month_tokens}
          whole
          most={MOST_TOKENS}
          onKeep={keep('model_month_tokens')}
        />
        <NumberSetting
          label="Longest wait for an answer"
          value={settings.model_wait_s}
          whole
          least={1}
          most={3600}
          unit="s"
          onKeep={keep('model_wait_s')}
        />
        <NumberSetting
          label="Money a document"
          value={settings.model_document_cost}
          most={MOST_MONEY}
          onKeep={keep('model_document_cost')}
        />
        <NumberSetting
          label="Money a month"
          value={settings.model_month_cost}
          most={MOST_MONEY}
          onKeep={keep('model_month_cost')}
        />
        <span />
        <NumberSetting
          label="Price of a million tokens read"
          value={settings.model_input_price}
          most={MOST_MONEY}
          onKeep={keep('model_input_price')}
        />
        <NumberSetting
          label="Price of a million tokens written"
          value={settings.model_output_price}
          most={MOST_MONEY}
          onKeep={keep('model_output_price')}
        />
      </div>
      {state === null ? null : <p>{spentText(state.month)}</p>}
    </>
  );
}

const counted = (value: number): string => value.toLocaleString('en-US');

function spentText({ questions, input_tokens, output_tokens, cost }: ModelState['month']): string {
  if (questions === 0) return 'This month nothing was asked.';
  const money = cost === 0 ? '' : `, ${cost.toLocaleString('en-US', { maximumFractionDigits: 4 })} in money`;
  const asked = questions === 1 ? '1 question' : `${counted(questions)} questions`;
  return `This month: ${asked}, ${counted(input_tokens)} tokens read and ${counted(output_tokens)} written${money}.`;
}
