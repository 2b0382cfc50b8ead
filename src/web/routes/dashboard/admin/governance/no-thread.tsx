import { ChatPlaceholder } from '#web/features/chat/chat-placeholder.tsx'

export const loader = () => null

export default function NoThread() {
  return <ChatPlaceholder />
}
