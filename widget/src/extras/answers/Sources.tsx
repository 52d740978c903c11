import type { Source, SourceTitle } from '@parley/functions/shared/widgetApi'

interface SourcesProps {
  sources: SourceTitle[]
  /** Undefined until they have come. */
  passages: Source[] | undefined
  title: string
  onOpen: (opened: HTMLDetailsElement) => void
}

/** What an answer rests on, folded away; its words come when somebody opens it. */
export function Sources({ sources, passages, title, onOpen }: SourcesProps) {
  return (
    <details key="sources" onToggle={({ currentTarget }) => currentTarget.open && onOpen(currentTarget)}>
      <summary>
        {title} <small>{sources.length}</small>
      </summary>
      <ol dir="auto" aria-busy={!passages}>
        {sources.map(({ id, title: name }) => {
          const passage = passages?.find((one) => one.id === id)
          const url = passage?.url
          return (
            <li key={id}>
              <b>
                {url && /^https?:/i.test(url) ? (
                  <a href={url} target="_blank" rel="noopener">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </b>
              <p>{passages ? passage?.text : '…'}</p>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
