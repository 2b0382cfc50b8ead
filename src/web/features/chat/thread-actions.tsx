import { EllipsisVertical } from 'lucide-react'
import { useId } from 'react'
import { Form } from 'react-router'
import { type ChatThread, EXPORT_FORMATS } from '#contracts/chat.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Refusal } from '../form/refusal.ts'

type ThreadActionsProps = { thread: ChatThread; refusal: Refusal | undefined }

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center rounded-control px-3 text-left text-ui font-demibold hover:bg-ink/6'

export function ThreadActions({ thread, refusal }: ThreadActionsProps) {
  const id = useId()
  const isOpen = thread.closedAt === null
  return (
    <>
      <button type="button" popoverTarget={id} className="chat-menu-button" aria-label="More about this conversation">
        <EllipsisVertical size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className="chat-menu">
        <Allowed to="conversations.answer">
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value={isOpen ? 'close' : 'reopen'} />
            <button type="submit" className={ITEM}>
              {isOpen ? 'Close conversation' : 'Reopen conversation'}
            </button>
          </Form>
        </Allowed>
        {!thread.isSample && <ExportLinks threadId={thread.id} />}
        {refusal !== undefined && refusal.intent !== 'send' && (
          <Notice tone="critical" role="alert">
            {refusal.message}
          </Notice>
        )}
      </div>
    </>
  )
}

const FORMAT_NAMES = { csv: 'CSV, for spreadsheets', json: 'JSON, for programs', html: 'HTML, for reading' }

export function ExportLinks({ threadId }: { threadId?: string }) {
  return EXPORT_FORMATS.map((format) => (
    <a
      key={format}
      href={`/api/chat/export?format=${format}${threadId === undefined ? '' : `&thread=${threadId}`}`}
      download
      className={ITEM}
    >
      {`Export as ${FORMAT_NAMES[format]}`}
    </a>
  ))
}
