import { OghamWord } from '#web/ui/ogham.tsx'

export const loader = () => null

export default function NoConversation() {
  return (
    <div className="desk-none">
      <OghamWord word="fáilte" pitch={7} length={14} className="text-line-strong" />
      <p>Choose a conversation to read it, or to answer it yourself.</p>
    </div>
  )
}
