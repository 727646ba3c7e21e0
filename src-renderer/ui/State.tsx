// What a screen shows when it has nothing yet, is loading, or could not.
import { CircleAlert, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';

interface StateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
}

export function EmptyState({ title, children, icon }: StateProps) {
  return (
    <div className="state">
      <span className="state-icon">{icon}</span>
      <p className="state-title">{title}</p>
      <div className="state-text">{children}</div>
    </div>
  );
}

export function LoadingState({ title }: { readonly title: string }) {
  return (
    <div className="state" role="status">
      <span className="state-icon">
        <LoaderCircle size={28} className="spin" aria-hidden />
      </span>
      <p className="state-title">{title}</p>
    </div>
  );
}

export function ErrorState({ title, children }: StateProps) {
  return (
    <div className="state state-error" role="alert">
      <span className="state-icon">
        <CircleAlert size={28} aria-hidden />
      </span>
      <p className="state-title">{title}</p>
      <div className="state-text">{children}</div>
    </div>
  );
}
