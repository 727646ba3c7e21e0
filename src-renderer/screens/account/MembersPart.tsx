// The people of the account: who is in, who is invited, and what each may do.
import { useState } from 'react';
import type { Client } from '#core/api/client.ts';
import type { Member, MemberList, MemberRole } from '#core/schema/member.ts';
import { messageOf } from '#renderer/api/service.ts';
import { dayOf } from '#renderer/screens/settings/day-of.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Choice, TextField } from '#renderer/ui/Field.tsx';

const ROLES: readonly { readonly id: MemberRole; readonly label: string }[] = [
  { id: 'examiner', label: 'Examiner: brings and places documents' },
  { id: 'viewer', label: 'Viewer: looks' },
  { id: 'owner', label: 'Owner: everything' },
];
const NAMES: Readonly<Record<MemberRole, string>> = { owner: 'Owner', examiner: 'Examiner', viewer: 'Viewer' };
const SHORT = ROLES.map(({ id }) => ({ id, label: NAMES[id] }));

interface MembersPartProps {
  readonly members: readonly Member[];
  readonly client: Client;
  /** Whether whoever looks may change anything. */
  readonly manages: boolean;
  readonly onChange: () => Promise<void>;
}

export function MembersPart({ members, client, manages, onChange }: MembersPartProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const act = async (ask: Promise<{ readonly value: MemberList }>): Promise<boolean> => {
    try {
      setTold(keyWords((await ask).value));
      setProblem(null);
      await onChange();
      return true;
    } catch (error) {
      setProblem(messageOf(error));
      return false;
    }
  };
  return (
    <section className="account-part" aria-labelledby="members-head">
      <h3 id="members-head">Members</h3>
      <table className="rows" aria-label="Members">
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">Role</th>
            <th scope="col">Since</th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              manages={manages && member.id !== 'owner' && !member.you}
              onRole={(role) => void act(client.call('changeMember', { params: { id: member.id }, json: { role } }))}
              onRemove={() => void act(client.call('removeMember', { params: { id: member.id } }))}
            />
          ))}
        </tbody>
      </table>
      <p role="status" className={told === null ? 'visually-hidden' : 'muted'}>
        {told}
      </p>
      {problem === null ? null : (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      {manages ? (
        <Invite onInvite={(email, role) => act(client.call('inviteMember', { json: { email, role } }))} />
      ) : (
        <p className="muted">An owner invites members and changes what they may do.</p>
      )}
    </section>
  );
}

/** What became of the keys that the person had made. */
function keyWords({ keys_ended, keys_narrowed }: MemberList): string | null {
  const keys = (count: number, became: string) => `${count} ${count === 1 ? 'key' : 'keys'} that they made ${became}.`;
  const words = [
    ...(keys_ended > 0 ? [keys(keys_ended, 'ended')] : []),
    ...(keys_narrowed > 0 ? [keys(keys_narrowed, 'may do less now')] : []),
  ];
  return words.length === 0 ? null : words.join(' ');
}

interface MemberRowProps {
  readonly member: Member;
  readonly manages: boolean;
  readonly onRole: (role: MemberRole) => void;
  readonly onRemove: () => void;
}

function MemberRow({ member, manages, onRole, onRemove }: MemberRowProps) {
  const { email, role, joined_at, invited_at, you } = member;
  const remove = joined_at === null ? 'Withdraw' : 'Remove';
  return (
    <tr>
      <td className="account-address">
        {email}
        {you ? <span className="muted"> (you)</span> : null}
      </td>
      <td>
        {manages ? (
          <Choice compact label={`Role of ${email}`} value={role} options={SHORT} onChange={onRole} />
        ) : (
          NAMES[role]
        )}
      </td>
      <td>{joined_at === null ? `Invited ${dayOf(invited_at)}` : dayOf(joined_at)}</td>
      <td className="row-acts">
        {manages ? (
          <Button kind="quiet" aria-label={`${remove} ${email}`} onPress={onRemove}>
            {remove}
          </Button>
        ) : null}
      </td>
    </tr>
  );
}

function Invite({ onInvite }: { readonly onInvite: (email: string, role: MemberRole) => Promise<boolean> }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('examiner');
  const invite = async (): Promise<void> => {
    if (await onInvite(email.trim(), role)) setEmail('');
  };
  return (
    <div className="account-invite">
      <TextField label="Invite by e-mail" value={email} onChange={setEmail} placeholder="name@office.example" />
      <Choice label="As" value={role} options={ROLES} onChange={setRole} />
      <Button onPress={() => void invite()} isDisabled={!email.includes('@')}>
        Invite
      </Button>
    </div>
  );
}
