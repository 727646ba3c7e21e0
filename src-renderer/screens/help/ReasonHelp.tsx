// The question mark beside a reason: what it means and what to do, without leaving the document.
import { CircleQuestionMark } from 'lucide-react';
import { Button as AriaButton, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import { findMeaning } from '#core/verdict/wording/meanings.ts';
import { go } from '#renderer/state/route.ts';
import { Button } from '#renderer/ui/Button.tsx';

export function ReasonHelp({ code }: { readonly code: string }) {
  const meaning = findMeaning(code);
  if (meaning === null) return null;
  return (
    <DialogTrigger>
      <AriaButton className="icon-button reason-help" aria-label={`What it means: ${meaning.title}`}>
        <CircleQuestionMark size={14} aria-hidden />
      </AriaButton>
      <Popover className="popover reason-popover" placement="bottom end" offset={4}>
        <Dialog className="reason-meaning">
          <Heading slot="title" level={2}>
            {meaning.title}
          </Heading>
          <p>{meaning.means}</p>
          <p>
            <strong>What to do.</strong> {meaning.remedy}
          </p>
          <span>
            <Button onPress={() => go('help', code)}>In the manual</Button>
            {code === 'fabric_says' ? (
              <Button onPress={() => go('settings', 'fabric')}>Import a survey fabric…</Button>
            ) : null}
          </span>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
