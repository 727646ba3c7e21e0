// The Messages protocol. The form of the answer is that of a tool which the model must use.
import { ANSWER_SCHEMA } from '#main/reader/model/answer.ts';
import { at, countOf, type Piece, type Protocol, pngData, textOf } from '#main/reader/model/protocol.ts';

const VERSION = '2023-06-01';

export const anthropic: Protocol = {
  headers: (key) => ({ 'anthropic-version': VERSION, ...(key === null ? {} : { 'x-api-key': key }) }),
  body: ({ model, system, text, pictures, most_tokens }, manner) => ({
    model,
    system,
    max_tokens: most_tokens,
    stream: true,
    ...(manner.temperature ? { temperature: 0 } : {}),
    ...(manner.form === 'schema'
      ? {
          tools: [{ name: 'reading', description: 'What the document says.', input_schema: ANSWER_SCHEMA }],
          tool_choice: { type: 'tool', name: 'reading' },
        }
      : {}),
    messages: [
      {
        role: 'user',
        content: [
          ...pictures.map((picture) => ({
            type: 'image',
            source: { type: 'base64', media_type: 'image/png', data: pngData(picture) },
          })),
          { type: 'text', text },
        ],
      },
    ],
  }),
  piece: (event) => {
    const type = at(event, 'type');
    if (type === 'error') return { end: 'fault' };
    if (type === 'message_start') return countsOf(at(event, 'message', 'usage'));
    if (type === 'content_block_delta')
      return { text: textOf(at(event, 'delta', 'partial_json')) + textOf(at(event, 'delta', 'text')) };
    if (type === 'message_delta')
      return { ...countsOf(at(event, 'usage')), ...endOf(at(event, 'delta', 'stop_reason')) };
    return {};
  },
  whole: (reply) => {
    if (at(reply, 'type') === 'error') return { end: 'fault' };
    const blocks = at(reply, 'content');
    const text = (Array.isArray(blocks) ? blocks : []).map((block) => {
      const input = at(block, 'input');
      return input === undefined ? textOf(at(block, 'text')) : JSON.stringify(input);
    });
    return { text: text.join(''), ...countsOf(at(reply, 'usage')), ...endOf(at(reply, 'stop_reason')) };
  },
};

const ENDS: Readonly<Record<string, NonNullable<Piece['end']>>> = {
  end_turn: 'whole',
  tool_use: 'whole',
  stop_sequence: 'whole',
  max_tokens: 'cut',
  refusal: 'refused',
};

function endOf(reason: unknown): Pick<Piece, 'end'> {
  const end = ENDS[textOf(reason)];
  return end === undefined ? {} : { end };
}

/** What was taken from a cache was read too. */
function countsOf(usage: unknown): Pick<Piece, 'input_tokens' | 'output_tokens'> {
  const read = ['input_tokens', 'cache_read_input_tokens', 'cache_creation_input_tokens'].map((name) =>
    countOf(at(usage, name)),
  );
  const output_tokens = countOf(at(usage, 'output_tokens'));
  return {
    ...(read[0] === undefined ? {} : { input_tokens: read.reduce<number>((sum, count) => sum + (count ?? 0), 0) }),
    ...(output_tokens === undefined ? {} : { output_tokens }),
  };
}
