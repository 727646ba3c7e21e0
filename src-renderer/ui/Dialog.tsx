// A modal dialog with a heading, and the row of buttons at its foot.
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
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
          <div className="dialog-body">{children}</div>
          {foot === undefined ? null : <footer className="dialog-foot">{foot}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
