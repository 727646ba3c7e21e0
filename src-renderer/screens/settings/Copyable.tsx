// Text to take along, with a button that copies it.
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#renderer/ui/Button.tsx';

export function Copyable({ label, text }: { readonly label: string; readonly text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <div className="copyable">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="copyable-text" aria-label={label} tabIndex={0}>
        <pre>{text}</pre>
      </section>
      <IconButton label={copied ? 'Copied' : `Copy ${label.toLowerCase()}`} onPress={() => void copy()}>
        {copied ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
      </IconButton>
    </div>
  );
}
