// The chat protocol that Ollama, vLLM, llama.cpp and most hosts speak.
import { ANSWER_SCHEMA } from '#main/reader/model/answer.ts';
import { at, countOf, type Manner, type Piece, type Protocol, pngData, textOf } from '#main/reader/model/protocol.ts';

export const openai: Protocol = {
  headers: (key) => (key === null ? {} : { authorization: `Bearer ${key}` }),
  body: ({ model, system, text, pictures, most_tokens }, manner) => ({
    model,
    messages: [
      { role: 'system', content: system },
      {
        role: 'user',
        content:
          pictures.length === 0
            ? text
            : [
                { type: 'text', text },
                ...pictures.map((picture) => ({
                  type: 'image_url',
                  image_url: { url: `data:image/png;base64,${pngData(picture)}` },
                })),
              ],
      },
    ],
    stream: true,
    [manner.limit]: most_tokens,
    ...(manner.usage ? { stream_options: { include_usage: true } } : {}),
    ...(manner.temperature ? { temperature: 0 } : {}),
    ...formOf(manner),
  }),
  piece: (event) => pieceOf(event, at(event, 'choices', 0, 'delta')),
  whole: (reply) => pieceOf(reply, at(reply, 'choices', 0, 'message')),
};

function formOf({ form }: Manner): object {
  if (form === 'words') return {};
  if (form === 'json') return { response_format: { type: 'json_object' } };
  const json_schema = { name: 'reading', strict: true, schema: ANSWER_SCHEMA };
  return { response_format: { type: 'json_schema', json_schema } };
}

const ENDS: Readonly<Record<string, NonNullable<Piece['end']>>> = {
  stop: 'whole',
  length: 'cut',
  content_filter: 'refused',
};

function pieceOf(event: unknown, part: unknown): Piece {
  const ended = textOf(at(event, 'choices', 0, 'finish_reason'));
  const refusal = textOf(at(part, 'refusal'));
  const end = at(event, 'error') !== undefined ? 'fault' : refusal !== '' ? 'refused' : ENDS[ended];
  const input_tokens = countOf(at(event, 'usage', 'prompt_tokens'));
  const output_tokens = countOf(at(event, 'usage', 'completion_tokens'));
  return {
    text: textOf(at(part, 'content')),
    ...(input_tokens === undefined ? {} : { input_tokens }),
    ...(output_tokens === undefined ? {} : { output_tokens }),
    ...(end === undefined ? {} : { end }),
  };
}
