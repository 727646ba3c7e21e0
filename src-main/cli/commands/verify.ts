// deedproof verify: checks the attestation of held files on their bytes and recomputes their verdicts.
import type { Command } from 'commander';
import { Refusal } from '#core/api/errors.ts';
import type { HeldCheck, SignatureState } from '#core/schema/local.ts';
import { EXIT, fileProblemOf, refusalLine } from '#main/cli/exit.ts';
import { type HeldFile, readHeld } from '#main/cli/held-file.ts';
import { openVerifier } from '#main/cli/verifier.ts';

const WORDS: Readonly<Record<SignatureState, string>> = {
  good: 'signature good',
  wrong: 'signature WRONG: the file was changed after it was signed',
  unknown_key: 'signed with a key that is no longer here, or by another installation',
  missing: 'no signature',
  no_keyring: 'this installation holds no signing key to check with',
};

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('check the signature of held results and recompute their verdicts')
    .argument('<held...>', 'files written by extract')
    .option('--data <dir>', 'the data folder')
    .action((files: string[], options: { data?: string }) => {
      const check = openVerifier(options.data);
      // Every file gets its line; the gravest finding gives the exit code.
      process.exitCode = Math.max(EXIT.good, ...files.map((file) => verifyOne(file, check)));
    });
}

function verifyOne(file: string, check: (held: HeldFile) => HeldCheck): number {
  try {
    const result = check(readHeld(file));
    const good = result.signature === 'good' && result.verdicts_agree === true;
    console.log(`${good ? 'good    ' : 'MISMATCH'}  ${file}: ${WORDS[result.signature]}`);
    for (const difference of result.differences) console.log(`          ${difference}`);
    return good ? EXIT.good : EXIT.mismatch;
  } catch (problem) {
    // The reader of held files names the file in its sentence; here the line begins with it.
    const sentence =
      problem instanceof Refusal
        ? refusalLine(file, problem).replace(`: ${file}: `, ': ')
        : fileProblemOf(problem, file);
    if (sentence === null) throw problem;
    console.error(sentence);
    return EXIT.refused;
  }
}
