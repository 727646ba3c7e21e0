// A member leaves the account they joined, once they have said so twice.
import { useState } from 'react';
import { Button } from '#renderer/ui/Button.tsx';
import { Dialog } from '#renderer/ui/Dialog.tsx';

interface LeaveButtonProps {
  readonly account: string;
  readonly onLeave: () => void;
}

export function LeaveButton({ account, onLeave }: LeaveButtonProps) {
  const [asking, setAsking] = useState(false);
  const leave = (): void => {
    setAsking(false);
    onLeave();
  };
  return (
    <>
      <Button onPress={() => setAsking(true)}>Leave this account…</Button>
      <Dialog
        title="Leave this account"
        alert
        open={asking}
        onClose={() => setAsking(false)}
        foot={
          <>
            <Button onPress={() => setAsking(false)}>Stay</Button>
            <Button kind="primary" onPress={leave}>
              Leave
            </Button>
          </>
        }
      >
        <p>
          You will no longer reach the documents of {account}, and the keys that you made there end. What you brought
          stays there. To come back you have to be invited again.
        </p>
      </Dialog>
    </>
  );
}
