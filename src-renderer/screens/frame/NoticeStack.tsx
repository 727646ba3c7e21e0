// Notices at the foot of the window, read out as they come.

import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { dismissNotice, useNotices } from '#renderer/state/notices.ts';
import { Button, IconButton } from '#renderer/ui/Button.tsx';

export function NoticeStack() {
  const notices = useNotices((state) => state.notices);
  const stack = useRef<HTMLElement>(null);
  useEffect(() => {
    if (stack.current === null) return;
    // Dialogs stand above the window, and must know how much of it is taken.
    const watch = new ResizeObserver(([entry]) => {
      const height = entry?.target.getBoundingClientRect().height ?? 0;
      const foot = height === 0 ? 0 : window.innerHeight - (entry?.target.getBoundingClientRect().top ?? 0);
      document.documentElement.style.setProperty('--notices-height', `${String(foot)}px`);
    });
    watch.observe(stack.current);
    return () => watch.disconnect();
  }, []);
  return (
    <section ref={stack} className="notices" aria-label="Notices" aria-live="polite">
      {notices.map((notice) => (
        <div key={notice.id} className={`notice notice-${notice.kind}`}>
          {notice.kind === 'done' ? <Check size={15} aria-hidden /> : <CircleAlert size={15} aria-hidden />}
          <span className="notice-text">{notice.text}</span>
          {notice.action === undefined ? null : (
            <Button kind="quiet" onPress={notice.action.run}>
              {notice.action.label}
            </Button>
          )}
          <IconButton label="Dismiss" onPress={() => dismissNotice(notice.id)}>
            <X size={14} aria-hidden />
          </IconButton>
        </div>
      ))}
    </section>
  );
}
