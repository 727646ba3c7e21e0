// A modal dialog with a heading, and the row of buttons at its foot.
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '#renderer/ui/Button.tsx';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly alert?: boolean;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** Whether anything is to be answered before the window behind it. */
export const isDialogOpen = (): boolean => document.querySelector('.overlay') !== null;

export function Dialog({ title, open, onClose, wide = false, alert = false, children, foot }: DialogProps) {
  return (
    <ModalOverlay
      className="overlay"
      isOpen={open}
      isDismissable={!alert}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={wide ? 'modal modal-wide' : 'modal'}>
        <AriaDialog className="dialog" role={alert ? 'alertdialog' : 'dialog'}>
          <header className="dialog-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label="Close" onPress={onClose}>
              <X size={16} aria-hidden />
            </IconButton>
          </header>
          <DialogBody>{children}</DialogBody>
          {foot === undefined ? null : <footer className="dialog-foot">{foot}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** What scrolls can be scrolled by keyboard too. */
function DialogBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = body;
    if (current === null) return;
    const watch = new ResizeObserver(() => setScrolls(current.scrollHeight > current.clientHeight));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={body} className="dialog-body" {...(scrolls ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}
