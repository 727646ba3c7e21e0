// A language model as a second reader: asked piece by piece what stands in a document, within its budget. Off until a person
// switches it on; while it is off nothing here opens a connection.
import type { ModelProtocol } from '#core/schema/local.ts';
import type { Page } from '#core/schema/page.ts';
import { type ModelAddress, modelAddress, modelTitle } from '#main/reader/model/address.ts';
import { answerOf, joined, type ModelAnswer } from '#main/reader/model/answer.ts';
import { anthropic } from '#main/reader/model/anthropic.ts';
import { type Answered, ask, type Server } from '#main/reader/model/ask.ts';
import {
  Budget,
  type Ledger,
  type Limits,
  NOTHING_SPENT,
  type Prices,
  plus,
  type Spent,
} from '#main/reader/model/budget.ts';
import { Connection, type Way } from '#main/reader/model/connection.ts';
import { ModelFault } from '#main/reader/model/fault.ts';
import { piecesOf, questionText, SYSTEM } from '#main/reader/model/instructions.ts';
import { readNearJson } from '#main/reader/model/near-json.ts';
import { openai } from '#main/reader/model/openai.ts';
import type { Picture, Question } from '#main/reader/model/protocol.ts';

export interface ModelChoice extends Way {
  readonly protocol: ModelProtocol;
  readonly address: string;
  readonly name: string;
  /** Pictures of the pages go along. */
  readonly pictures: boolean;
  readonly wait_s: number;
  readonly limits: Limits;
  readonly prices: Prices;
}

export interface ModelNeeds {
  /** Null while the model is switched off. */
  choice(): ModelChoice | null;
  /** The key that was given for this very server; null for none. */
  key(origin: string): string | null;
  readonly ledger: Ledger;
  readonly pause_ms?: number;
}

/** Pictures of pages by their numbers; none where the document never had pages. */
export type PicturesOf = (pages: readonly number[], signal?: AbortSignal) => Promise<readonly Picture[]>;

/** What a model said of a document. */
export interface Told {
  readonly model: string;
  readonly answer: ModelAnswer;
  readonly spent: Spent;
  readonly tokens_reckoned: boolean;
}

export interface ModelReader {
  readonly isOn: () => boolean;
  /** Of the model that would be asked now. */
  readonly title: () => string;
  /** Throws ModelFault, or the signal's reason. */
  read(pages: readonly Page[], pictures: PicturesOf, signal?: AbortSignal): Promise<Told>;
  close(): Promise<void>;
}

const PROTOCOLS = { openai, anthropic } as const;
const PAUSE_MS = 1000;
/** A document of more pieces than this is for a person, or for a larger budget of patience. */
const MOST_PIECES = 40;
/** What a model may write about one piece. */
const MOST_ANSWER_TOKENS = 8192;
/** Of a picture of a page, as most servers count it. */
const PICTURE_TOKENS = 1600;

export function modelReader(needs: ModelNeeds): ModelReader {
  const connection = new Connection();
  const budget = new Budget(needs.ledger);
  const manners: Server['manners'] = new Map();
  const serverOf = async (choice: ModelChoice, address: ModelAddress): Promise<Server> => ({
    url: address.url,
    protocol: PROTOCOLS[choice.protocol],
    key: needs.key(address.url.origin),
    // In the clear a proxy would read along: what is not encrypted goes straight to its server, which is near.
    dispatcher: await connection.to({ ...choice, proxy: address.encrypted ? choice.proxy : '' }),
    wait_ms: choice.wait_s * 1000,
    pause_ms: needs.pause_ms ?? PAUSE_MS,
    manners,
  });
  return {
    isOn: () => needs.choice() !== null,
    title: () => titleOf(needs.choice()),
    read: async (pages, pictures, signal) => {
      const choice = needs.choice();
      if (choice === null) throw new ModelFault('The model reader is switched off.');
      const address = usableAddress(choice);
      const model = titleOf(choice);
      const pieces = piecesOf(pages);
      if (pieces.length === 0) throw new ModelFault('The document holds no words that a model could read.');
      if (pieces.length > MOST_PIECES) throw new ModelFault('The document is too long to be given to a model.');
      const answers: ModelAnswer[] = [];
      let spent: Spent = NOTHING_SPENT;
      let reckoned = false;
      for (const piece of pieces) {
        signal?.throwIfAborted();
        const question: Question = {
          model: choice.name,
          system: SYSTEM,
          text: questionText(piece),
          pictures: choice.pictures ? await pictures(piece.pages, signal) : [],
          most_tokens: MOST_ANSWER_TOKENS,
        };
        const most = { input_tokens: reckonedInput(question), output_tokens: MOST_ANSWER_TOKENS };
        const before = spent;
        const one = await budget
          .within(before, most, { ...choice, model }, async () =>
            askPiece(await serverOf(choice, address), question, signal),
          )
          .catch((fault: unknown) => {
            throw fault instanceof ModelFault ? fault.after(before) : fault;
          });
        spent = plus(spent, one.spent);
        reckoned ||= one.reckoned;
        answers.push(one.answer);
      }
      return { model, answer: joined(answers), spent, tokens_reckoned: reckoned };
    },
    close: () => connection.close(),
  };
}

function titleOf(choice: ModelChoice | null): string {
  if (choice === null) return '';
  const address = modelAddress(choice.address, choice.protocol);
  return typeof address === 'string' ? `local/${choice.name}` : modelTitle(address, choice.protocol, choice.name);
}

function usableAddress(choice: ModelChoice): ModelAddress {
  const address = modelAddress(choice.address, choice.protocol);
  if (typeof address === 'string') throw new ModelFault(address);
  if (choice.name === '') throw new ModelFault('No model is named under Settings, Model reader.');
  return address;
}

interface PieceAnswer {
  readonly answer: ModelAnswer;
  readonly spent: Spent;
  readonly reckoned: boolean;
}

async function askPiece(server: Server, question: Question, signal: AbortSignal | undefined): Promise<PieceAnswer> {
  const answered = await ask(server, question, signal);
  const spent = spentOn(question, answered);
  const reckoned = answered.input_tokens === null || answered.output_tokens === null;
  const read = readNearJson(withoutThoughts(answered.text));
  const answer = read === null ? null : answerOf(read.value, read.broken_off || answered.end === 'cut');
  if (answer === null) throw new ModelFault('The model’s answer is none that can be read.', null, spent);
  return { answer, spent, reckoned };
}

/** Some models write what they think before what they answer. */
const withoutThoughts = (text: string): string => text.replace(/^[\s\S]*<\/think>/, '');

const SIGNS_A_TOKEN = 3;

const reckonedInput = ({ system, text, pictures }: Question): number =>
  Math.ceil((system.length + text.length) / SIGNS_A_TOKEN) + pictures.length * PICTURE_TOKENS;

function spentOn(question: Question, { text, input_tokens, output_tokens, wasted }: Answered): Spent {
  return plus(wasted, {
    input_tokens: input_tokens ?? reckonedInput(question),
    output_tokens: output_tokens ?? Math.ceil(text.length / SIGNS_A_TOKEN),
  });
}
