import { DoneToast } from '#web/features/form/done-toast.tsx'
import { OghamWord } from '#web/ui/ogham.tsx'

const DONE = { erased: { title: 'Erased', description: 'Nothing of this person is kept. A last mail tells them.' } }

export const loader = () => null

export default function NoConversation() {
  return (
    <div className="desk-none">
      <DoneToast messages={DONE} />
      <OghamWord word="fáilte" pitch={7} length={14} className="text-line-strong" />
      <p>Choose a conversation to read it, or to answer it yourself.</p>
    </div>
  )
}
