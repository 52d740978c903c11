import type { Source, SourceTitle } from '@parley/functions/shared/widgetApi'

interface SourcesProps {
  sources: SourceTitle[]
  /** Undefined until they have come. */
  passages: Source[] | undefined
  title: string
  onOpen: () => void
}

/** What an answer rests on, folded away; its words come when somebody opens it. */
export function Sources({ sources, passages, title, onOpen }: SourcesProps) {
  const wordsOf = (id: string) => passages?.find((passage) => passage.id === id)?.text
  return (
    <details key="sources" onToggle={onOpen}>
      <summary>
        {title} <small>{sources.length}</small>
      </summary>
      <ol dir="auto" aria-busy={!passages}>
        {sources.map(({ id, title: name }) => (
          <li key={id}>
            <b>{name}</b>
            <p>{passages ? wordsOf(id) : '…'}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
