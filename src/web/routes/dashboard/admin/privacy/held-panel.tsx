import { Download } from 'lucide-react'
import { href } from 'react-router'
import { capitalise } from '#contracts/words/capitalise.ts'
import { TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { PrivacyData } from './load-privacy.ts'

type Held = NonNullable<PrivacyData['held']>
type Props = { held: Held; requests: PrivacyData['requests']; refusal: Refusal | undefined }

const COLUMNS: Column<Held['tables'][number]>[] = [
  { key: 'table', head: 'Held in', cell: ({ table }) => <span className="break-words">{inWords(table)}</span> },
  {
    key: 'fate',
    head: 'When erased',
    cell: ({ keptBecause }) => (keptBecause === undefined ? 'Deleted' : `Kept. ${keptBecause}`),
  },
  { key: 'rows', head: 'Rows', isNumber: true, cell: ({ rows }) => rows },
]

/** "audit_log" becomes "Audit log". */
function inWords(table: string): string {
  return capitalise(table.replaceAll('_', ' '))
}

export function HeldPanel({ held, requests, refusal }: Props) {
  const { email, account, tables } = held
  if (tables.length === 0) {
    return (
      <Panel title={email}>
        <p role="status" className="text-ui text-ink-2">
          Nothing is held under this address.
        </p>
      </Panel>
    )
  }
  return (
    <Panel title={email} bodyClassName="grid gap-6">
      <div className="px-step pt-step text-ui">
        {account === undefined ? (
          <p>No account. There are messages and mails under this address.</p>
        ) : (
          <p>
            <TextLink to={href('/dashboard/admin/users/:userId', { userId: account.id })}>
              {account.name || email}
            </TextLink>
            , {account.organisation}
          </p>
        )}
        <Requests email={email} requests={requests} />
      </div>
      <DataTable caption={`Held about ${email}`} columns={COLUMNS} rows={tables} rowKey={({ table }) => table} />
      <div className="grid items-start gap-x-10 gap-y-6 px-step pb-step desk:grid-cols-2">
        <form method="post" action={href('/dashboard/admin/privacy/export')} className="grid justify-items-start gap-3">
          <h3 className="text-ui font-semibold">Export</h3>
          <p className="text-ui text-ink-2">All of it in one file that programs can read, to hand to the person.</p>
          <input type="hidden" name="email" value={email} />
          <Button
            type="submit"
            variant="secondary"
            icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
            className="max-sm:w-full"
          >
            Export this person
          </Button>
        </form>
        <EraseForm held={held} refusal={refusal} />
      </div>
    </Panel>
  )
}

function Requests({ email, requests }: Pick<Props, 'requests'> & { email: string }) {
  const own = requests.filter((request) => request.email.toLowerCase() === email)
  return own.map(({ id, topic, due }) => (
    <p key={id} className="mt-1">
      Open request: <TextLink to={href('/dashboard/admin/inbox/:enquiryId', { enquiryId: id })}>{topic}</TextLink>,
      answer due {due}. It is erased with the rest, so answer it first.
    </p>
  ))
}

function EraseForm({ held, refusal }: Pick<Props, 'held' | 'refusal'>) {
  if (held.isSelf) {
    return (
      <p className="text-ui text-ink-2">
        This is you. You erase yourself in <TextLink to={`${href('/account')}#erase`}>your account</TextLink>.
      </p>
    )
  }
  return (
    <div className="grid gap-3">
      <h3 className="text-ui font-semibold">Erase</h3>
      <p className="text-ui text-ink-2">
        The data is deleted at once, for good.
        {held.organisationGoes &&
          ` Nobody else belongs to ${held.account?.organisation}, so it is deleted too, with its plan and everything in its portal.`}
      </p>
      <Form intent="erase" hidden={{ email: held.email }} refusal={refusal} submit="Erase this person" variant="danger">
        <TextEntry
          name="confirmation"
          label="Type the address to confirm"
          hint={held.email}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Form>
    </div>
  )
}
