import { type ReactNode, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Colleague } from './assignee-filter.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import { useListKeys } from './use-list-keys.ts'

type BulkFormProps = {
  staff: Colleague[]
  refusal: Refusal | undefined
  /** The list shows spam. */
  isSpam: boolean
  children: ReactNode
}

const KEYS = [
  ['j', 'Next message'],
  ['k', 'Previous message'],
  ['Enter', 'Open it'],
  ['x', 'Choose it'],
  ['a', 'Choose whom to assign to'],
  ['e', 'Mark it, or all that are chosen, answered'],
  ['s', 'Mark it, or all that are chosen, spam or not spam'],
  ['/', 'Search'],
] as const

/** A list with actions for the chosen rows. It works without JavaScript. */
export function BulkForm({ staff, refusal, isSpam, children }: BulkFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState(0)
  const shortcuts = useListKeys(form)
  const isSending = useNavigation().formData?.get('intent') === 'bulk'
  const count = () => setChosen(form.current?.querySelectorAll('[name=ids]:checked').length ?? 0)
  return (
    <Form ref={form} method="post" preventScrollReset onChange={count} className="grid gap-3">
      <input type="hidden" name="intent" value="bulk" />
      {refusal?.intent === 'bulk' && (
        <Notice tone="critical" role="alert">
          {refusal.message}
        </Notice>
      )}
      <div className={classNames('flex flex-wrap items-center gap-2.5', chosen === 0 && 'max-desk:hidden')}>
        <p className="text-small text-muted tabular-nums" role="status">
          {chosen === 0 ? 'For the chosen:' : `${chosen} chosen:`}
        </p>
        <AssignMany staff={staff} isSending={isSending} />
        <BulkButton action="answered" isSending={isSending}>
          Answered
        </BulkButton>
        <BulkButton action={isSpam ? 'not_spam' : 'spam'} isSending={isSending}>
          {isSpam ? 'Not spam' : 'Spam'}
        </BulkButton>
        <div className="ml-auto">
          <ShortcutHelp keys={KEYS} shortcuts={shortcuts} />
        </div>
      </div>
      <Panel bodyClassName="">{children}</Panel>
    </Form>
  )
}

function AssignMany({ staff, isSending }: { staff: Colleague[]; isSending: boolean }) {
  return (
    <div className="flex gap-2 max-sm:w-full">
      <div className="min-w-0 flex-1">
        <Select name="assigneeId" defaultValue="" aria-label="Assign to">
          <option value="">Nobody</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <BulkButton action="assign" isSending={isSending}>
        Assign
      </BulkButton>
    </div>
  )
}

function BulkButton({ action, isSending, children }: { action: string; isSending: boolean; children: string }) {
  return (
    <Button type="submit" name="action" value={action} variant="secondary" aria-disabled={isSending}>
      {children}
    </Button>
  )
}
