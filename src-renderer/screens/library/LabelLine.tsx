// The labels of the document under review, in a line that opens them.
import { Tag } from 'lucide-react';
import type { DocumentLabels } from '#core/schema/library.ts';
import { setLabelling } from '#renderer/state/labelling.ts';
import { useLibrary } from '#renderer/state/library.ts';
import { Button } from '#renderer/ui/Button.tsx';

export function LabelLine({ id }: { readonly id: string }) {
  const labels = useLibrary(({ documents }) => documents.get(id)?.labels);
  const words = labels === undefined ? '' : lineOf(labels);
  return (
    <Button
      kind="quiet"
      aria-label={words === '' ? 'Label this document' : `Labels: ${words}`}
      icon={<Tag size={14} aria-hidden />}
      onPress={() => setLabelling([id])}
    >
      <span className="label-line">{words === '' ? 'Label…' : words}</span>
    </Button>
  );
}

function lineOf({ order_number, client, assignee, reviewed_by }: DocumentLabels): string {
  const reviewed = reviewed_by === '' ? '' : `reviewed by ${reviewed_by}`;
  return [order_number, client, assignee, reviewed].filter(Boolean).join(' · ');
}
