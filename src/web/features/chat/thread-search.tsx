import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import type { ChatHit } from '#contracts/chat.ts'
import { formatShortDay } from '#contracts/words/dates.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

/** Searches all messages. The words are in the address, so the search works without scripts. */
export function ThreadSearch({ base, query }: { base: string; query: string }) {
  return (
    <Form method="get" action={base} role="search" className="chat-search">
      <label htmlFor="chat-search" className="sr-only">
        Search messages
      </label>
      <TextInput
        key={query}
        id="chat-search"
        type="search"
        name="q"
        defaultValue={query}
        placeholder="Search messages"
        enterKeyHint="search"
        className="pr-11"
      />
      <button type="submit" aria-label="Search" className="chat-search-button">
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </Form>
  )
}

export function SearchHits({ base, query, hits }: { base: string; query: string; hits: ChatHit[] }) {
  return (
    <div className="chat-list-body">
      <p className="flex flex-wrap justify-between gap-3 px-4 py-3 text-ui">
        <span role="status">
          {hits.length === 1 ? '1 message' : `${hits.length} messages`} with “{query}”
        </span>
        <TextLink to={base}>All conversations</TextLink>
      </p>
      {hits.length === 0 ? (
        <EmptyState
          title="No message has these words"
          text="Search finds the beginnings of words, with or without fadas."
        />
      ) : (
        <ul className="chat-threads">
          {hits.map(({ message, threadTitle, organisationName, snippet }) => (
            <li key={message.id}>
              <Link to={`${base}/${message.threadId}?message=${message.id}#${message.id}`} className="chat-thread">
                <span className="flex items-baseline gap-3">
                  <span className="min-w-0 flex-1 truncate font-semibold">{threadTitle}</span>
                  <time dateTime={message.at} className="flex-none text-micro text-muted">
                    {formatShortDay(message.at)}
                  </time>
                </span>
                {organisationName !== null && (
                  <span className="truncate text-small text-ink-2">{organisationName}</span>
                )}
                <span className="line-clamp-2 text-small text-muted">{`${message.author.name}: ${snippet}`}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
