// The account's keys with what each used this month.
import type { KeyRow } from '#core/schema/account.ts';
import { dayOf } from '#renderer/screens/settings/day-of.ts';
import { scopesText } from '#renderer/screens/settings/scope-words.ts';
import { Button } from '#renderer/ui/Button.tsx';

interface KeyTableProps {
  readonly keys: readonly KeyRow[];
  readonly onRotate: (prefix: string) => void;
  readonly onRevoke: (prefix: string) => void;
  readonly onConfirm: (prefix: string) => void;
}

export function KeyTable({ keys, onRotate, onRevoke, onConfirm }: KeyTableProps) {
  if (keys.length === 0) return <p className="muted">No keys yet.</p>;
  return (
    <table className="rows" aria-label="API keys">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Key</th>
          <th scope="col">May</th>
          <th scope="col">Made</th>
          <th scope="col" className="number">
            This month
          </th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.prefix} className={key.revoked_at === null ? '' : 'row-gone'}>
            <td>{key.name}</td>
            <td>
              <code>{key.prefix}…</code>
            </td>
            <td>{scopesText(key.scopes)}</td>
            <td>
              {dayOf(key.created_at)}
              {key.made_by === null ? null : <span className="muted key-maker"> by {key.made_by}</span>}
            </td>
            <td className="number">{key.documents.toLocaleString('en-US')}</td>
            <td className="row-acts">
              {key.revoked_at === null ? (
                <>
                  {key.held ? (
                    <Button aria-label={`Confirm ${key.name}`} onPress={() => onConfirm(key.prefix)}>
                      Confirm
                    </Button>
                  ) : (
                    <Button kind="quiet" aria-label={`Rotate ${key.name}`} onPress={() => onRotate(key.prefix)}>
                      Rotate
                    </Button>
                  )}
                  <Button kind="quiet" aria-label={`Revoke ${key.name}`} onPress={() => onRevoke(key.prefix)}>
                    Revoke
                  </Button>
                </>
              ) : (
                `Revoked ${dayOf(key.revoked_at)}`
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
