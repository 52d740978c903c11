/** @jsxImportSource @parley/widget */
import type { Source } from '@parley/functions/shared/widgetApi'

interface SourcesProps {
  sources: Source[]
  title: string
}

/** What an answer rests on, folded away. */
export function Sources({ sources, title }: SourcesProps) {
  return (
    <details key="sources">
      <summary>
        {title} <small>{sources.length}</small>
      </summary>
      <ol dir="auto">
        {sources.map(({ id, title: name, text }) => (
          <li key={id}>
            <b>{name}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
