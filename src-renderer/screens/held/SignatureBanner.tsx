// The state of a held file's signature, said plainly above all else.
import { BadgeCheck, BadgeX, CircleHelp, LoaderCircle } from 'lucide-react';
import { SIGNATURE_WORDS } from '#renderer/screens/held/signature-words.ts';
import { checkHeldFile, type HeldFile } from '#renderer/state/held.ts';
import { Button } from '#renderer/ui/Button.tsx';

const ICONS = { good: BadgeCheck, doubt: CircleHelp, bad: BadgeX } as const;

export function SignatureBanner({ file }: { readonly file: HeldFile }) {
  const { check, error, id } = file;
  if (error !== null) {
    return (
      <div className="signature signature-doubt" role="alert">
        <CircleHelp size={18} aria-hidden />
        <span>The file could not be checked. {error}</span>
        <Button kind="quiet" onPress={() => void checkHeldFile(id)}>
          Check again
        </Button>
      </div>
    );
  }
  if (check === null) {
    return (
      <div className="signature" role="status">
        <LoaderCircle size={18} className="spin" aria-hidden />
        <span>Checking the signature</span>
      </div>
    );
  }
  const words = SIGNATURE_WORDS[check.signature];
  const Icon = ICONS[words.tone];
  return (
    <div className={`signature signature-${words.tone}`} role={words.tone === 'bad' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden />
      <span>
        <strong>{words.title}.</strong> {words.text}
      </span>
      <span className="signature-verdicts">{agreementText(check)}</span>
    </div>
  );
}

function agreementText({ verdicts_agree: agree, differences }: NonNullable<HeldFile['check']>): string {
  if (agree === null) return '';
  if (agree) return 'Verdicts recomputed: they agree.';
  return `Verdicts recomputed: they differ. ${differences.slice(0, 3).join(' ')}`;
}
